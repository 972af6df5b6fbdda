//! Ways from a race to other labs.

use experiments::Experiment;
use experiments::race_curves::RaceCurvesLab;
use experiments::racing::RacingLab;

/// Curves with the same precision, error probability and seed, as a link.
pub fn curves_link(lab: &RacingLab) -> String {
    let curves = RaceCurvesLab {
        epsilon: lab.epsilon,
        delta: lab.delta,
        delta_star: lab.delta,
        seed: lab.seed,
        ..RaceCurvesLab::default()
    };
    Experiment::RaceCurves(curves).link()
}
