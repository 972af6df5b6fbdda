//! Beside the search itself: what else is drawn of a moment, such as values that are still to come.

use drawing::tree::NodeId;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What else is drawn.
#[derive(Clone, Default, PartialEq)]
pub struct Beside {
    /// Whether nodes that are not met yet stand there, faintly.
    pub is_drawn_ahead: bool,
    /// Whether they have the values they will come to.
    pub is_foretold: bool,
    /// The nodes of the record that only this search meets.
    pub alone: Rc<BTreeSet<NodeId>>,
    /// Whether the leaves of the typed tree can be given other values.
    pub is_editable: bool,
}
