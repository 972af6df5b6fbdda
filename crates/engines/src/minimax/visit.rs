//! Visits: nodes in the order in which a search met them, from which a record is made.

use super::content::Content;
use super::window::Window;

/// Time of a step that never comes.
pub(super) const NEVER: u32 = u32::MAX;
/// Parent of a root.
pub(super) const NOBODY: u32 = u32::MAX;

/// A node in the order in which the search met it.
#[derive(Clone, Debug)]
pub(super) struct Visit {
    pub parent: u32,
    pub slot: u32,
    pub content: Content,
    pub is_again: bool,
    pub is_cut: bool,
    /// The table has one entry more after it.
    pub adds_entry: bool,
    pub met_at: u32,
    pub left_at: u32,
    pub window: Window,
    pub value: f64,
    /// The parent's partial value after this node has returned.
    pub after: f64,
}
