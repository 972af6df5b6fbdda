//! Solver: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct SolveLabTexts {
    pub parameters: SolveParameterTexts,
    pub page: SolveTexts,
}

/// The parameters of the solver.
#[derive(Debug)]
pub struct SolveParameterTexts {
    pub moves: ParameterText,
    pub ply: ParameterText,
    pub budget: ParameterText,
    pub view: ParameterText,
}

/// The exact truth beside the estimates.
#[derive(Debug)]
pub struct SolveTexts {
    pub summary: &'static str,
    pub sentence: &'static str,
    /// Takes how many moves are solved, and how many there are.
    pub solved: fn(usize, usize) -> String,
    pub undo: &'static str,
    /// The heads of the table: move, exact score, what it means, positions visited.
    pub header: [&'static str; 4],
    /// A score that is known to lie between two.
    pub between: fn(&str, &str) -> String,
    /// The way to the search that plays from here.
    pub to_search: &'static str,
    /// The heading of its row or column.
    pub exact: &'static str,
    /// A move of which it is known how it ends, but not when: 1, 0 or −1.
    pub outcome: fn(i32) -> &'static str,
    /// A score with its sign.
    pub score: fn(i32) -> String,
    /// Not known within the budget.
    pub unknown: &'static str,
    pub searching: &'static str,
    /// A score in words: takes it and the moves until the end.
    pub scored: fn(i32, u32) -> String,
    /// What scores say.
    pub score_explained: &'static str,
    /// Takes the score of the position, who is to move, and the moves until the end.
    pub verdict: fn(i32, usize, u32) -> String,
    /// Nothing certain is known about the position as a whole.
    pub no_verdict: &'static str,
    pub too_large: &'static str,
    /// What the search would lose with its choice: takes the regret.
    pub regret: fn(i32) -> String,
    /// The coach: takes column, its score, the best score and the best columns.
    pub coach: fn(u8, i32, i32, &str) -> String,
    /// The coach's words before anything is known about the move.
    pub coach_waits: &'static str,
    pub coach_label: &'static str,
}
