//! Calculated numbers of one race at one mean.

use crate::Chunk;
use crate::chunk::step_until_over;
use crate::racing::Calculation;
use engines::Status;
use engines::racing::error_bound::AlphaTwo;
use engines::racing::{ErrorBound, Exact, Plan};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::race_curves::{ALPHA_TWO_DELTAS, Calculated};

/// Tests of α₂ that take about a millisecond at most.
const TESTS_A_UNIT: u64 = 16;

/// The work.
pub(super) struct CalculatedChunk {
    /// Until it is finished.
    calculation: Option<Calculation>,
    known: Option<(Exact, Option<ErrorBound>)>,
    /// α₂ for each δ, if it is drawn; those before `next` are finished.
    alpha_2: Option<[AlphaTwo; 4]>,
    next: usize,
    found: Option<Calculated>,
}

impl CalculatedChunk {
    pub fn new(plan: Plan, mean: f64) -> Self {
        let Plan { rules, epsilon, .. } = plan;
        let is_drawn = rules.has_alpha_two();
        let of_delta = |delta| AlphaTwo::new(rules.plan(epsilon, delta), mean);
        Self {
            calculation: Some(Calculation::new(plan, mean)),
            known: None,
            alpha_2: is_drawn.then(|| ALPHA_TWO_DELTAS.map(of_delta)),
            next: 0,
            found: None,
        }
    }

    /// A unit of work.
    fn step(&mut self) {
        if let Some(calculation) = &mut self.calculation
            && calculation.advance(1) == Status::Running
        {
            return;
        }
        if let Some(calculation) = self.calculation.take() {
            let (exact, bound) = calculation.found();
            self.known = Some((exact, bound));
        }
        let unfinished = self.alpha_2.as_mut().and_then(|all| all.get_mut(self.next));
        if let Some(alpha_2) = unfinished {
            self.next += usize::from(alpha_2.advance(TESTS_A_UNIT) == Status::Finished);
            return;
        }
        let alpha_2 = self.alpha_2.as_ref();
        self.found = self.known.map(|(exact, bound)| Calculated {
            exact,
            bound,
            alpha_2: alpha_2.map(|all| all.each_ref().map(AlphaTwo::found)),
        });
    }
}

impl Chunk for CalculatedChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, |chunk| chunk.found.is_some(), Self::step)
    }

    /// It counts as one.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.is_some()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }
}
