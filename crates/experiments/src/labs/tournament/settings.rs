//! Parameters of the tournament, as they stand in links, forms and help.

use super::entrants::{Entrant, EntrantList};
use super::pair::PairOrNone;
use crate::common::repeated::settings::MatchSettings;
use crate::common::repeated::stage::StageSettings;
use crate::parameters::{Integer, IntegerOrEnd, OneOf, SEED, Switch, choices, parameters};

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Ranking = "ranking",
        Matrix = "matrix",
        Pair = "pair",
        Entrants = "entrants",
        Ecology = "ecology",
        Changes = "changes",
    }
}

/// Generations of a population.
pub const MAX_GENERATIONS: u64 = 1_000;

/// Who takes part where nobody says so.
const USUAL: [&str; 8] = [
    "GTFT",
    "WinStayLoseShift",
    "TitFor2Tats",
    "TitForTat",
    "GrimTrigger",
    "FirstByJoss",
    "Cooperator",
    "Defector",
];

parameters! {
    /// One experiment: everybody against everybody.
    pub struct TournamentExperiment, texts labs.tournament.parameters {
        ..stage: StageSettings, as declared;
        entrants: Vec<Entrant> = usual(), EntrantList, Everyone;
        ..settings: MatchSettings, as declared;
        /// How often each pair plays.
        repetitions: u64 = 100, Integer { minimum: 1, maximum: 10_000 }, Everyone;
        /// Whether what an entrant gets from itself counts.
        with_itself: bool = true, Switch, Everyone;
        /// Of a population that begins with equal shares.
        generations: u64 = 100, Integer { minimum: 1, maximum: MAX_GENERATIONS }, Everyone;
        /// Of the matrix, whose match is shown: row and column, from 0.
        pair: Option<[usize; 2]> = None, PairOrNone, Look;
        /// The population is shown after so many generations, or at its end.
        generation: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: MAX_GENERATIONS }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}

/// The entrants where nobody says so.
pub(super) fn usual() -> Vec<Entrant> {
    USUAL.into_iter().map(Entrant::unnamed).collect()
}
