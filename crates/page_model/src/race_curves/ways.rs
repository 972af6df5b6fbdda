//! Ways from curves to a race.

use experiments::Experiment;
use experiments::race_curves::RaceCurvesExperiment;
use experiments::racing::RacingExperiment;

/// The first of the races at the middle of the axis, as a link.
pub fn race_link(lab: &RaceCurvesExperiment) -> String {
    let means = lab.means();
    let race = lab.races.as_slice().first().copied();
    let race = race.unwrap_or(RacingExperiment::default().race);
    let mean = means.get(means.len() / 2).copied().unwrap_or(lab.from);
    Experiment::Racing(lab.race_at(race, mean)).link()
}
