//! Found: what every view is given, and what is given to what changes the tournament.

use experiments::tournament::TournamentExperiment;
use page_model::tournament::analysis::Analysis;
use yew::prelude::*;

/// What every view is given.
#[derive(PartialEq, Properties)]
pub struct FoundProps {
    pub of: Analysis,
}

/// What is changed.
#[derive(PartialEq, Properties)]
pub struct AskedProps {
    /// The tournament that the address has.
    pub lab: TournamentExperiment,
}
