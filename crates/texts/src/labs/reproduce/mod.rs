//! Reproduction: its texts.

mod english;

use crate::catalogue::lab::LabTexts;
use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct ReproduceLabTexts {
    pub parameters: ReproduceParameterTexts,
    pub lab: LabTexts,
    pub page: ReproducePageTexts,
}

/// The parameters of the reproduction.
#[derive(Debug)]
pub struct ReproduceParameterTexts {
    pub generations: ParameterText,
    pub evolutions: ParameterText,
    pub war_evolutions: ParameterText,
    pub evaluations: ParameterText,
    pub games: ParameterText,
    pub seed: ParameterText,
    pub start_deviation: ParameterText,
    pub war_grid: ParameterText,
    pub view: ParameterText,
}

/// The page of the reproduction.
#[derive(Debug)]
pub struct ReproducePageTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    /// Over what came with the page.
    pub stored: &'static str,
    /// The orders in which cards are put back: decreasing, increasing, random.
    pub orders_of_war: [&'static str; 3],
    /// Over the map of the starts.
    pub start_map: &'static str,
    /// What explains tables 5.1 and 5.2, and the way to the search.
    pub war_starts: (&'static str, &'static str),
    /// What the readings are good for, over their picture.
    pub by_reading: &'static str,
    /// What is compared by reading, each with what was published.
    pub reading_plots: [&'static str; 4],
    /// Takes how often the equilibrium rolls on with three tokens, what the published strategy scores against itself when it begins,
    /// and what it scores against always rolling on, where the equilibrium is mixed; and what it scores against the start where the
    /// hand goes to the pile.
    pub by_reading_verdict: fn([f64; 3], f64) -> String,
    pub preset_names: [&'static str; 7],
    pub war: &'static str,
    pub rrrats: &'static str,
    /// Takes evolutions done and wanted at War and at Rrrats.
    pub done: fn((u64, u64), (u64, u64)) -> String,
    pub dots_lead: &'static str,
    /// Takes the published mean, and ours if there is one.
    pub dots_row: fn(&str, Option<&str>) -> String,
    /// Published, ours, and how far single evolutions reach.
    pub dots_legend: [&'static str; 3],
    pub columns: &'static str,
    /// Takes the readings and the generations.
    pub reading: fn(&str, &str, &str, u64) -> String,
    /// Takes what the published strategy and rolling on always win against the start.
    pub exactly: fn(f64, f64) -> String,
    /// Takes how many of the strategies found have each order, and none.
    pub orders: fn([usize; 4]) -> String,
    /// Takes the game and the generations.
    pub accounts: fn(&str, u64) -> String,
    pub accounts_header: [&'static str; 7],
    pub by_generation: fn(&str) -> String,
    /// Takes the game, how many starts there are, and how many of them are shown.
    pub starts: fn(&str, usize, usize) -> String,
    pub starts_header: [&'static str; 7],
    pub readings: &'static str,
    pub readings_header: [&'static str; 9],
    /// Takes the number of the table and the game.
    pub against_start: fn(u8, &str) -> String,
    pub figure: fn(u8, &str) -> String,
    pub pairs: fn(u8, &str) -> String,
    pub statistics_header: [&'static str; 8],
    pub pairs_header: [&'static str; 9],
    pub pairs_lead: &'static str,
    pub algorithms: [&'static str; 4],
    pub short_algorithms: [&'static str; 4],
    pub published_mark: &'static str,
    pub ours_mark: &'static str,
    pub between_mark: &'static str,
    pub boxes: &'static str,
}
