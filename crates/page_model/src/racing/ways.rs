//! Ways from a race to other labs.

use experiments::Experiment;
use experiments::race_curves::RaceCurvesExperiment;
use experiments::racing::RacingExperiment;

/// Curves with the same precision, error probability and seed, as a link.
pub fn curves_link(lab: &RacingExperiment) -> String {
    let curves = RaceCurvesExperiment {
        epsilon: lab.epsilon,
        delta: lab.delta,
        delta_star: lab.delta,
        seed: lab.seed,
        ..RaceCurvesExperiment::default()
    };
    Experiment::RaceCurves(curves).link()
}
