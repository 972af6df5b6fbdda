//! Convergence: what can be gained from the averages, and what is regretted of what was played, by iterations; and what of it is promised.

use experiments::general_sum::{Checkpoint, Findings, GeneralSumExperiment, Promise, UpdatesName};
use texts::{GeneralSumTexts, PromiseOf};

/// An amount below this is rounding, and is not drawn.
pub const MIN_AMOUNT: f64 = 1e-12;

/// The lines of the chart, over the iterations; NaN where nothing is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Lines {
    pub axis: Vec<f64>,
    /// What somebody could gain.
    pub gain: Vec<f64>,
    /// What bounds it where something does, else what somebody regrets.
    pub regret: Vec<f64>,
}

/// Whether the sum of both regrets bounds the gain.
pub fn is_bounded(findings: &Findings) -> bool {
    findings.compiled.promise() == Promise::Equilibrium
}

/// The lines of a run.
pub fn lines(findings: &Findings, points: &[Checkpoint]) -> Lines {
    let line = |of: &dyn Fn(&Checkpoint) -> f64| {
        let above = |amount: f64| {
            if amount < MIN_AMOUNT {
                f64::NAN
            } else {
                amount
            }
        };
        points.iter().map(of).map(above).collect()
    };
    let regret = |point: &Checkpoint| {
        if is_bounded(findings) {
            findings.promised(point).unwrap_or_default()
        } else {
            point.largest_regret()
        }
    };
    Lines {
        axis: points.iter().map(|point| point.iteration as f64).collect(),
        gain: line(&Checkpoint::largest_gain),
        regret: line(&regret),
    }
}

/// What is promised, and what was found at the end of a run.
pub fn promise(
    lab: &GeneralSumExperiment,
    findings: &Findings,
    last: &Checkpoint,
    words: &GeneralSumTexts,
) -> String {
    (words.promise)(&PromiseOf {
        is_zero_sum: is_bounded(findings),
        is_simultaneous: lab.updates == UpdatesName::Simultaneous,
        gain: last.largest_gain(),
        regret: last.largest_regret(),
        bound: findings.promised(last),
    })
}
