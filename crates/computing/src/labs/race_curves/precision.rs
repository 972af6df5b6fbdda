//! α₂ against the precision ε, in steps of a few tests.

use crate::answering::Answering;
use engines::Status;
use engines::racing::error_bound::AlphaTwo;
use experiments::inquiry::encode;
use experiments::race_curves::precision::{AlphaTwoAt, EXAMPLE_MEAN, precisions};
use experiments::race_curves::{ALPHA_TWO_DELTAS, RaceCurvesExperiment};

/// Tests that take about a millisecond at most.
const TESTS_A_STEP: u64 = 16;

/// On the way to all of them.
pub(super) struct ByPrecision {
    /// With their ε, those to come last first, a number for each δ.
    left: Vec<(f64, AlphaTwo)>,
    /// Of the ε that is worked on.
    of_this: Vec<f64>,
    found: Vec<AlphaTwoAt>,
}

impl ByPrecision {
    /// Nothing computed yet.
    pub fn new(lab: &RaceCurvesExperiment) -> Self {
        let at = |epsilon| {
            let of_delta = move |delta| {
                let plan = lab.starred_plan(epsilon, delta)?;
                Some((epsilon, AlphaTwo::new(plan, EXAMPLE_MEAN)))
            };
            ALPHA_TWO_DELTAS.into_iter().filter_map(of_delta)
        };
        let mut left: Vec<_> = precisions().flat_map(at).collect();
        left.reverse();
        Self {
            left,
            of_this: Vec::new(),
            found: Vec::new(),
        }
    }
}

impl Answering for ByPrecision {
    fn step(&mut self) -> Status {
        let Some((epsilon, alpha_two)) = self.left.last_mut() else {
            return Status::Finished;
        };
        if alpha_two.advance(TESTS_A_STEP) == Status::Running {
            return Status::Running;
        }
        self.of_this.push(alpha_two.found());
        if let Ok(alpha_2) = self.of_this.as_slice().try_into() {
            let epsilon = *epsilon;
            self.found.push(AlphaTwoAt { epsilon, alpha_2 });
            self.of_this.clear();
        }
        self.left.pop();
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.found)
    }
}
