//! Parameters of the graded test, as they stand in links, forms and help.

use super::grades::COUNT;
use crate::common::agents::AgentText;
use crate::parameters::{Even, Integer, OneOf, Real, SEED, Switch, choices, parameters};
use engines::agents::Agent;

/// A grade.
const GRADE: Integer = Integer {
    minimum: 1,
    maximum: COUNT,
};
/// Columns, and rows.
pub const SIZES: Integer = Integer {
    minimum: 4,
    maximum: 12,
};

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Grades = "grades",
        Opponent = "opponent",
        Speed = "speed",
        Table = "table",
    }
}

parameters! {
    /// One experiment: who is tested, against which grades, on boards of which sizes.
    pub struct GradedTestExperiment, texts labs.graded_test.parameters {
        /// The candidate.
        agent: Agent = Agent::uct(1_000), AgentText, Everyone;
        /// Against each opponent.
        games: u64 = 20, Even { minimum: 2, maximum: 1_000 }, Everyone;
        /// The share of points that is asked for.
        goal: f64 = 0.9, Real { minimum: 0.5, maximum: 0.99 }, Everyone;
        /// The grades that are met: `first`, `first` + `step`, … up to `last`.
        first: u64 = 1, GRADE, Everyone;
        last: u64 = COUNT, GRADE, Everyone;
        step: u64 = 1, GRADE, Everyone;
        /// Columns and rows are drawn from `smallest` to `largest`, each number as likely as the others.
        smallest: u64 = 9, SIZES, Everyone;
        largest: u64 = 12, SIZES, Everyone;
        in_a_row: u64 = 4, Integer { minimum: 3, maximum: 5 }, Everyone;
        /// Whether a cell is drawn that cannot be played.
        blocked: bool = true, Switch, Everyone;
        /// The grade of the opponent whose games are shown; 0 for the first who keeps the candidate below the goal.
        opponent: u64 = 0, Integer { minimum: 0, maximum: COUNT }, Look;
        /// Which of its games is shown, from 1; 0 for the last.
        game: u64 = 0, Integer { minimum: 0, maximum: 1_000 }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
