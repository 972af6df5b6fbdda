//! α₂ against the precision ε: figure 2.3 of the thesis, which says that α₂ depends on μ, δ and ε.

use super::calculated::ALPHA_TWO_DELTAS;
use super::settings::RaceCurvesExperiment;
use super::variance::RaceCurvesInquiry;
use crate::inquiry::Inquiry;
use engines::racing::Plan;
use serde::{Deserialize, Serialize};

/// Values of ε that are asked for, evenly spaced on a logarithmic axis from 0.005 to 0.1.
pub const PRECISIONS: usize = 25;
const EPSILONS: [f64; 2] = [0.005, 0.1];
/// The mean: that of the source's example (2.17).
pub const EXAMPLE_MEAN: f64 = 0.497;

/// α₂ at one ε, for each of [`ALPHA_TWO_DELTAS`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct AlphaTwoAt {
    pub epsilon: f64,
    pub alpha_2: [f64; ALPHA_TWO_DELTAS.len()],
}

/// The values of ε.
pub fn precisions() -> impl Iterator<Item = f64> {
    let [first, last] = EPSILONS.map(libm::log);
    let step = (last - first) / (PRECISIONS - 1) as f64;
    // 0.005 and not 0.005000000000000001.
    (0..PRECISIONS).map(move |place| {
        let epsilon = libm::exp(first + step * place as f64);
        libm::round(epsilon * 1e9) / 1e9
    })
}

impl RaceCurvesExperiment {
    /// The first of its races that stop at ½ and have an α₂ with this ε and δ; `None` without one.
    pub fn starred_plan(&self, epsilon: f64, delta: f64) -> Option<Plan> {
        let rules = self.races.as_slice().iter();
        let rules = rules.map(|race| race.rules(&self.composed));
        let mut starred = rules.filter(|rules| rules.has_alpha_two());
        Some(starred.next()?.plan(epsilon, delta))
    }

    /// Asks for α₂ at all ε; about no snapshots. The answer is empty where no race has an α₂.
    pub fn alpha_two_by_precision() -> Inquiry<Vec<AlphaTwoAt>> {
        Inquiry::of_lab(&RaceCurvesInquiry::AlphaTwo)
    }
}
