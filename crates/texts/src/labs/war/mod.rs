//! War and its games: its texts.

mod english;

use crate::catalogue::lab::LabTexts;
use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct WarLabTexts {
    pub parameters: WarParameterTexts,
    /// Takes how often each order is chosen, as shares of 1.
    pub orders: fn([f64; 3]) -> String,
    pub lab: LabTexts,
    pub game: LabTexts,
    pub page: WarPageTexts,
}

/// The parameters of War.
#[derive(Debug)]
pub struct WarParameterTexts {
    pub a: ParameterText,
    pub b: ParameterText,
    pub games: ParameterText,
    pub show: ParameterText,
    pub round: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
}

/// A round that somebody has won; cards by their names.
#[derive(Debug)]
pub struct WarRound<'a> {
    pub winner: usize,
    /// What both had turned up before the first war.
    pub tie: &'a str,
    /// What decided it.
    pub high: &'a str,
    pub low: &'a str,
    pub wars: usize,
    /// The cards as they went under the winner's pile.
    pub order: &'a [&'a str],
}

/// The page of War. Players are 0 and 1.
#[derive(Debug)]
pub struct WarPageTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub results: &'static str,
    pub show: &'static str,
    pub preset_names: [&'static str; 4],
    pub players: [&'static str; 2],
    pub cards: fn(usize) -> String,
    /// How many cards more or fewer than before the round.
    pub change: fn(i64) -> String,
    pub under_the_pile: &'static str,
    pub in_the_piles: &'static str,
    /// At the end of a player's line: who, and how many cards.
    pub count_of: fn(usize, u64) -> String,
    pub face_down: &'static str,
    pub dealt: &'static str,
    pub taken: fn(&WarRound) -> String,
    /// Takes who, and how many rounds.
    pub over: fn(usize, &str) -> String,
    pub nobody: &'static str,
    /// Takes how many rounds, and the first one's points.
    pub stopped: fn(&str, f64) -> String,
    /// Takes the round and how many there are.
    pub round: fn(&str, &str) -> String,
    pub next_game: &'static str,
    pub game_number: fn(u64) -> String,
    pub counts_chart: &'static str,
    pub rounds_axis: &'static str,
    /// Takes games done and wanted.
    pub done: fn(&str, &str) -> String,
    /// Takes the score and its interval.
    pub score: fn(f64, (f64, f64)) -> String,
    pub won: &'static str,
    pub lost: &'static str,
    pub drawn: &'static str,
    pub unfinished: &'static str,
    pub rounds: &'static str,
    pub nothing_yet: &'static str,
    /// Takes rounds.
    pub playing: fn(&str) -> String,
}
