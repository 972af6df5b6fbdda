//! Lab of curves of races, as the page shows it: which charts need no run, and the way to a race.
//!
//! * [`sliders`]: logarithmic scales of sliders.

mod lab;
pub mod sliders;

use experiments::Experiment;
use experiments::race_curves::{ChartName, RaceCurvesExperiment};
use experiments::racing::RacingExperiment;

/// Whether a chart shows nothing that a run finds.
pub fn needs_no_run(chart: ChartName) -> bool {
    matches!(
        chart,
        ChartName::TestsEveryGame | ChartName::TestsSquares | ChartName::AlphaTwoEpsilon
    )
}

/// Whether its values stand on a logarithmic axis.
pub fn is_logarithmic(chart: ChartName) -> bool {
    matches!(chart, ChartName::Error | ChartName::GamesLogarithmic)
}

/// The first of the races at the middle of the axis, as a link.
pub fn race_link(lab: &RaceCurvesExperiment) -> String {
    let means = lab.means();
    let race = lab.races.as_slice().first().copied();
    let race = race.unwrap_or(RacingExperiment::default().race);
    let mean = means.get(means.len() / 2).copied().unwrap_or(lab.from);
    Experiment::Racing(lab.race_at(race, mean)).link()
}
