//! The lab of several players: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct GeneralSumLabTexts {
    pub parameters: GeneralSumParameterTexts,
    pub page: GeneralSumTexts,
}

/// The parameters of the lab.
#[derive(Debug)]
pub struct GeneralSumParameterTexts {
    pub game: ParameterText,
    pub cards: ParameterText,
    pub variant: ParameterText,
    pub updates: ParameterText,
    pub iterations: ParameterText,
    pub start: ParameterText,
    pub starts: ParameterText,
    pub run: ParameterText,
    pub view: ParameterText,
    pub seed: ParameterText,
}

/// What the sentence depends on.
#[derive(Debug)]
pub struct GeneralSumSentenceOf {
    pub has_cards: bool,
    pub is_random: bool,
    /// More than one run.
    pub is_repeated: bool,
    pub is_poker: bool,
}

/// What is said below the chart.
#[derive(Debug)]
pub struct PromiseOf {
    /// Two players and zero sum.
    pub is_zero_sum: bool,
    /// Regret is only proven to vanish where all learn at the same time.
    pub is_simultaneous: bool,
    pub gain: f64,
    pub regret: f64,
    /// What is proven to bound the gain.
    pub bound: Option<f64>,
}

/// The page.
#[derive(Debug)]
pub struct GeneralSumTexts {
    /// The settings are named between braces.
    pub sentence: fn(&GeneralSumSentenceOf) -> String,
    pub summary: &'static str,
    /// The players, by number from 0.
    pub player: fn(usize) -> String,
    pub amount: fn(f64) -> String,
    pub chart: &'static str,
    pub iterations_axis: &'static str,
    pub gain_line: &'static str,
    pub regret_line: &'static str,
    /// The same where it bounds the gain.
    pub bound_line: &'static str,
    pub promise: fn(&PromiseOf) -> String,
    pub nothing_yet: &'static str,
    /// Takes the number of the run, from 1, and of all.
    pub run_shown: fn(usize, usize) -> String,
    /// What the bars of a game of cards are; in a game of one choice.
    pub bars_of_cards: &'static str,
    pub bars_of_choices: &'static str,
    pub card: &'static str,
    /// Takes what has been done since the deal, a letter each.
    pub situation: fn(&str) -> String,
    /// Takes a share.
    pub percent: fn(f64) -> String,
    /// Below triangles, and below the square of both players.
    pub paths_about: &'static str,
    pub square_about: &'static str,
    pub both: &'static str,
    /// Takes the player.
    pub paths_label: fn(&str) -> String,
    pub current: &'static str,
    pub average: &'static str,
    pub payoffs_lead: &'static str,
    pub payoffs_of_one: &'static str,
    /// Takes the number of runs.
    pub payoffs_differ: fn(usize) -> String,
    /// Of Kuhn poker for three with four cards, about the second player's payoff.
    /// Takes what the second player gets, and what somebody could still gain.
    pub known_family: fn(&str, f64) -> String,
    /// Takes what somebody gets, from the least to the most.
    pub between: fn(f64, f64) -> String,
    pub table_header: [&'static str; 5],
    /// Takes iterations done and wanted.
    pub done: fn(&str, &str) -> String,
    pub presets: [&'static str; 4],
    pub question: &'static str,
    pub answers: [&'static str; 2],
    pub why: [&'static str; 2],
}
