//! Convergence: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct ConvergenceLabTexts {
    pub parameters: ConvergenceParameterTexts,
    pub page: ConvergenceTexts,
}

/// The parameters of the convergence lab.
#[derive(Debug)]
pub struct ConvergenceParameterTexts {
    pub moves: ParameterText,
    pub ply: ParameterText,
    pub agents: ParameterText,
    pub seeds: ParameterText,
    pub solve_budget: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
    pub look: ParameterText,
}

/// The board, and what the searches recommend on it.
#[derive(Debug)]
pub struct PositionTexts {
    pub search: &'static str,
    /// Takes how many of how many searches recommend a column that is best, and after how many simulations; `None` where
    /// nobody knows which is best.
    pub right: fn(Option<&str>, &str, &str) -> String,
    pub lead: &'static str,
    /// Takes the moment and the last one, in simulations.
    pub moment: fn(&str, &str) -> String,
    /// At the moment looked at, on the axis of the curves.
    pub mark: &'static str,
    /// Takes a share of the searches.
    pub share: fn(f64) -> String,
}

/// The convergence lab. Numbers in sentences have been written already.
#[derive(Debug)]
pub struct ConvergenceTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub summary: &'static str,
    pub charts: &'static str,
    pub nothing_yet: &'static str,
    pub position: PositionTexts,
    pub look_at_position: &'static str,
    pub exact_header: [&'static str; 2],
    /// Takes the lowest and the highest score possible.
    pub between: fn(&str, &str) -> String,
    pub not_yet: &'static str,
    pub what_scores_mean: &'static str,
    pub header: [&'static str; 8],
    pub unknown: &'static str,
    pub regret_is_unknown: &'static str,
    pub regret_tab: &'static str,
    pub optimal_tab: &'static str,
    pub visits_tab: &'static str,
    pub regret_title: &'static str,
    pub optimal_title: &'static str,
    pub visits_title: &'static str,
    pub simulations_axis: &'static str,
    pub bands: &'static str,
    /// Takes searches done and wanted.
    pub searches_done: fn(&str, &str) -> String,
}
