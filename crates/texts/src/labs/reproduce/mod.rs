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
    pub view: ParameterText,
}

/// A published number and the nearest of the readings, when the game ends with it, and what becomes of lost hands.
pub type NearestReading = ((f64, f64), &'static str, &'static str);

/// The page of the reproduction.
#[derive(Debug)]
pub struct ReproducePageTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    /// Over what came with the page.
    pub stored: &'static str,
    pub preset_names: [&'static str; 6],
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
    /// Take the published number and the nearest, and the reading it belongs to: against the start, and against itself.
    pub nearest_reading: fn(NearestReading, NearestReading) -> String,
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
    pub readings_header: [&'static str; 7],
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
