//! What is calculated of one race at one mean.

use crate::engines::Status;
use crate::engines::racing::error_bound::alpha_2;
use crate::engines::racing::{ErrorBound, Exact, Plan, Rules, Schedule};
use crate::experiments::racing::Calculation;
use crate::experiments::{Chunk, Progress};
use serde::{Deserialize, Serialize};

/// The δ for which α₂ is drawn.
pub const ALPHA_TWO_DELTAS: [f64; 4] = [1.0, 0.5, 0.05, 0.005];

/// The results.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Calculated {
    pub exact: Exact,
    pub bound: Option<ErrorBound>,
    /// α₂ of the source's (2.10) for each of [`ALPHA_TWO_DELTAS`], of races that stop at ½.
    pub alpha_2: Option<[f64; 4]>,
}

#[derive(Serialize, Deserialize)]
struct Snapshot {
    question: u64,
    calculated: Option<Calculated>,
}

/// Reads bytes from a worker or a file; `None` if they cannot be of the experiment with this fingerprint.
pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Option<Calculated>> {
    let snapshot: Snapshot = postcard::from_bytes(bytes).ok()?;
    (snapshot.question == question).then_some(snapshot.calculated)
}

/// The work.
pub(super) struct CalculatedChunk {
    question: u64,
    plan: Plan,
    mean: f64,
    calculation: Calculation,
    found: Option<Calculated>,
}

impl CalculatedChunk {
    pub fn new(question: u64, plan: Plan, mean: f64) -> Self {
        Self {
            question,
            plan,
            mean,
            calculation: Calculation::new(plan, mean),
            found: None,
        }
    }

    fn find(&mut self) {
        let (exact, bound) = self.calculation.found();
        let Plan { rules, epsilon, .. } = self.plan;
        let is_drawn = rules.stops_at_half && rules.schedule != Schedule::EveryGame;
        self.found = Some(Calculated {
            exact,
            bound,
            alpha_2: is_drawn.then(|| alpha_2_of(rules, epsilon, self.mean)),
        });
    }
}

fn alpha_2_of(rules: Rules, epsilon: f64, mean: f64) -> [f64; 4] {
    ALPHA_TWO_DELTAS.map(|delta| alpha_2(&rules.plan(epsilon, delta), mean))
}

impl Chunk for CalculatedChunk {
    fn advance(&mut self, budget: u64) -> Status {
        if self.found.is_none() {
            if self.calculation.advance(budget) == Status::Running {
                return Status::Running;
            }
            self.find();
        }
        Status::Finished
    }

    /// It counts as one.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.is_some()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot {
            question: self.question,
            calculated: self.found,
        };
        // Numbers in memory: postcard has no way to fail here.
        postcard::to_stdvec(&snapshot).unwrap_or_default()
    }
}
