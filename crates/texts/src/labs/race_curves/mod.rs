//! Curves of races: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct RaceCurvesLabTexts {
    pub parameters: RaceCurvesParameterTexts,
    pub page: RaceCurvesTexts,
}

/// The parameters of race curves.
#[derive(Debug)]
pub struct RaceCurvesParameterTexts {
    pub races: ParameterText,
    pub epsilon: ParameterText,
    pub delta: ParameterText,
    pub delta_star: ParameterText,
    pub from: ParameterText,
    pub to: ParameterText,
    pub points: ParameterText,
    pub repeats: ParameterText,
    pub chart: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
}

/// Race curves. Numbers in sentences have been written already.
#[derive(Debug)]
pub struct RaceCurvesTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub summary: &'static str,
    pub results: &'static str,
    pub presets: &'static str,
    /// Figures 2.1 to 2.7.
    pub preset_names: [&'static str; 11],
    pub tabs: &'static str,
    /// The charts' titles, in the order of the choice.
    pub titles: [&'static str; 7],
    pub mean_axis: &'static str,
    pub variance_axis: &'static str,
    pub precision_axis: &'static str,
    pub simulated: &'static str,
    /// Takes the name of a race.
    pub simulated_of: fn(&str) -> String,
    pub alpha_two_of: fn(f64) -> String,
    pub hoeffding: &'static str,
    pub bernstein: &'static str,
    pub nothing_yet: &'static str,
    pub no_star: &'static str,
    /// What lines and bands are: of one race, of several, of α₂, of tests.
    pub one_race: &'static str,
    pub several_races: &'static str,
    pub alpha_two: &'static str,
    pub alpha_two_by_precision: &'static str,
    pub tests: &'static str,
    /// Said of charts that are there without a run.
    pub no_run_needed: &'static str,
    /// Takes points and races done and wanted.
    pub done: fn(&str, &str) -> String,
    pub sliders: &'static str,
    /// Takes a number in its shortest form.
    pub number: fn(f64) -> String,
    pub to_race: &'static str,
}
