//! Ratings: their texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct RatingsLabTexts {
    pub parameters: RatingsParameterTexts,
    pub page: RatingsTexts,
}

/// The parameters of the lab of ratings.
#[derive(Debug)]
pub struct RatingsParameterTexts {
    pub first: ParameterText,
    pub second: ParameterText,
    pub games: ParameterText,
    pub learn: ParameterText,
    pub opening: ParameterText,
    pub view: ParameterText,
    pub seed: ParameterText,
}

/// The page. Numbers in sentences have been written already.
#[derive(Debug)]
pub struct RatingsTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub summary: &'static str,
    pub lead: &'static str,
    /// What each feature says about a move, in the order of the features.
    pub features: [&'static str; 22],
    /// Takes a rating and its standard error.
    pub elo: fn(f64, (f64, f64)) -> String,
    pub never_seen: &'static str,
    pub nothing_yet: &'static str,
    /// While ratings are fitted to the games.
    pub learning: &'static str,
    pub header: [&'static str; 6],
    pub between: fn(f64, f64) -> String,
    pub foretold_lead: &'static str,
    /// The rows: learned, set by hand, drawn by chance.
    pub foretold: [&'static str; 3],
    pub percent: fn(f64) -> String,
    pub foretold_moves: fn(&str) -> String,
    pub use_lead: &'static str,
    /// Links: to a ladder, to the tree search, to minimax.
    pub uses: [&'static str; 3],
    pub as_text: &'static str,
    /// Takes games done and wanted.
    pub games_done: fn(&str, &str) -> String,
}
