//! The last test against the variance of the results: figures 2.1 and 2.2 of the thesis.

use super::settings::RaceCurvesExperiment;
use crate::inquiry::Inquiry;
use engines::racing::concentration::MAX_VARIANCE;
use engines::racing::plan::equal_root;
use engines::racing::{Concentration, Schedule};
use serde::{Deserialize, Serialize};

/// Variances that are asked for: from 0 to the largest there is.
pub const VARIANCES: usize = 51;

/// The tests that are needed at one variance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TestsNeeded {
    pub variance: f64,
    /// By Hoeffding's inequality, which does not know the variance.
    pub hoeffding: f64,
    /// By the empirical Bernstein inequality.
    pub bernstein: f64,
}

/// n_max, not rounded, for δ divided equally among so many tests.
pub fn tests_needed(lab: &RaceCurvesExperiment, schedule: Schedule) -> Vec<TestsNeeded> {
    let root = |concentration, variance| {
        equal_root(concentration, schedule, variance, lab.epsilon, lab.delta)
    };
    let hoeffding = root(Concentration::Hoeffding, MAX_VARIANCE);
    let at = |index: usize| {
        let variance = MAX_VARIANCE * index as f64 / (VARIANCES - 1) as f64;
        TestsNeeded {
            variance,
            hoeffding,
            bernstein: root(Concentration::EmpiricalBernstein, variance),
        }
    };
    (0..VARIANCES).map(at).collect()
}

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum RaceCurvesInquiry {
    TestsNeeded,
    /// α₂ against ε.
    AlphaTwo,
}

/// With tests after every game, and after squares of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AllTestsNeeded {
    pub every_game: Vec<TestsNeeded>,
    pub squares: Vec<TestsNeeded>,
}

impl RaceCurvesExperiment {
    /// Asks how many tests are needed; about no snapshots.
    pub fn tests_needed() -> Inquiry<AllTestsNeeded> {
        Inquiry::of_lab(&RaceCurvesInquiry::TestsNeeded)
    }
}
