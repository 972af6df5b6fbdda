//! Graded test: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct GradedTestLabTexts {
    pub parameters: GradedTestParameterTexts,
    pub page: GradedTestTexts,
}

/// The parameters of the graded test.
#[derive(Debug)]
pub struct GradedTestParameterTexts {
    pub agent: ParameterText,
    pub games: ParameterText,
    pub goal: ParameterText,
    pub first: ParameterText,
    pub last: ParameterText,
    pub step: ParameterText,
    pub smallest: ParameterText,
    pub largest: ParameterText,
    pub in_a_row: ParameterText,
    pub blocked: ParameterText,
    pub opponent: ParameterText,
    pub game: ParameterText,
    pub view: ParameterText,
    pub seed: ParameterText,
}

/// The page. Numbers in sentences have been written already.
#[derive(Debug)]
pub struct GradedTestTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub summary: &'static str,
    /// Tests to begin with.
    pub presets: [&'static str; 4],
    /// The picture, and what is across in it.
    pub chart: &'static str,
    pub axis: &'static str,
    /// The line at the goal.
    pub goal: fn(&str) -> String,
    /// Flat Monte Carlo, UCT, UCT with knowledge.
    pub kinds: [&'static str; 3],
    /// What the marks mean: not met, surely reached, reached, missed, surely missed.
    pub standings: [&'static str; 5],
    /// A grade and its opponent.
    pub opponent: fn(u64, &str) -> String,
    /// An opponent, the points and both ends of the interval.
    pub reading: fn(&str, &str, (f64, f64)) -> String,
    pub reading_of_none: fn(&str) -> String,
    pub nothing_yet: &'static str,
    /// The verdict: opponents in a row at the goal, of how many; the goal.
    pub leading: fn(usize, usize, &str) -> String,
    /// The weakest opponent below the goal, and its points.
    pub first_missed: fn(&str, &str) -> String,
    /// While games are missing.
    pub so_far: &'static str,
    /// With how many errors in a hundred tests; at least and at most so many in a row, of how many; the goal.
    pub certain: fn(f64, (usize, usize), usize, &str) -> String,
    pub too_few_games: fn(u64) -> String,
    /// How intervals are to be read.
    pub how_it_counts: fn(f64, usize) -> String,
    /// Where only some grades are met.
    pub some_grades: fn(usize) -> String,
    /// Games won, drawn and lost.
    pub counts: fn([u64; 3]) -> String,
    pub by_side: fn([u64; 3], [u64; 3]) -> String,
    pub games_header: [&'static str; 6],
    /// Of the candidate: lost, drawn, won.
    pub outcomes: [&'static str; 3],
    pub began: [&'static str; 2],
    pub no_cell: &'static str,
    pub not_shown: fn(&str, &str) -> String,
    pub no_games: &'static str,
    /// The number of a game.
    pub show_game: fn(u64) -> String,
    pub step_through: &'static str,
    /// Of the game that is shown: its number, whether the candidate has the first player's stones, how it ended.
    pub shown_game: fn(u64, bool, &str) -> String,
    pub caption: fn(&str) -> String,
    pub header: [&'static str; 8],
    pub show_opponent: fn(u64) -> String,
    /// Measuring the machine's speed.
    pub speed: SpeedTexts,
    /// Takes games done and wanted.
    pub games_done: fn(&str, &str) -> String,
}

/// The machine's speed.
#[derive(Debug)]
pub struct SpeedTexts {
    pub lead: &'static str,
    pub measure: &'static str,
    pub measuring: &'static str,
    pub not_while_running: &'static str,
    /// The candidate.
    pub does_not_simulate: fn(&str) -> String,
    pub header: [&'static str; 3],
    /// Columns and rows, and whether a cell is blocked.
    pub board: fn(u8, bool) -> String,
    pub failed: &'static str,
    /// The candidate with as many simulations as three seconds are.
    pub try_it: &'static str,
}
