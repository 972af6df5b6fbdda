//! Found: what every view is given, and the colours of the players.

use page_model::tree_game::analysis::Analysis;
use yew::prelude::*;

/// What every view is given.
#[derive(PartialEq, Properties)]
pub struct FoundProps {
    pub of: Analysis,
}

/// Colours of the players.
pub const TONES: [&str; 4] = ["of-first", "of-second", "of-third", "of-fourth"];
