//! Calculation of one race with a coin: the source's bound and the exact numbers.

use engines::Status;
use engines::racing::{BoundingRace, ErrorBound, Exact, ExactRace, Plan};

/// Tests of the bound that take about a millisecond at most.
pub(super) const TESTS_A_UNIT: u64 = 16;

/// The bound and the exact numbers of one race, in steps.
pub struct Calculation {
    bounding: Option<BoundingRace>,
    exact: ExactRace,
}

impl Calculation {
    /// Of a coin with this mean.
    pub fn new(plan: Plan, mean: f64) -> Self {
        Self {
            bounding: BoundingRace::new(plan, mean),
            exact: ExactRace::new(plan, mean),
        }
    }

    /// A unit of work is a millisecond at most.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let bounding = self.bounding.as_mut();
            let is_bounding =
                bounding.is_some_and(|bound| bound.advance(TESTS_A_UNIT) == Status::Running);
            if !is_bounding && self.exact.advance(1) == Status::Finished {
                return Status::Finished;
            }
        }
        Status::Running
    }

    /// The results; meaningful when it is finished.
    pub fn found(&self) -> (Exact, Option<ErrorBound>) {
        let bound = self.bounding.as_ref().map(BoundingRace::found);
        (self.exact.found(), bound)
    }
}
