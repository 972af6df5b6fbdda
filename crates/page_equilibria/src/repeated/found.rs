//! Found: what every view is given.

use page_model::repeated::analysis::Analysis;
use yew::prelude::*;

/// What every view is given.
#[derive(PartialEq, Properties)]
pub struct FoundProps {
    pub of: Analysis,
}

/// The class that colours what belongs to a player.
pub fn class_of(player: usize) -> &'static str {
    if player == 0 { "by-first" } else { "by-second" }
}
