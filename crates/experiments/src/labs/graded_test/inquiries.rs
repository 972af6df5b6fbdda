//! Inquiries: so many simulations of the candidate, for anyone who has a clock to see how long they take.
//!
//! Results know no clock, so the machine's speed is none of them: a worker simulates as much as it is told, and the page, which may look
//! at a clock, says what three seconds are.

use super::settings::GradedTestExperiment;
use crate::inquiry::Inquiry;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum GradedTestInquiry {
    /// Simulate from an empty square board of this side, one cell of it blocked if boards of the test have one.
    Simulate { side: u8, simulations: u64 },
}

/// What was simulated; 0 of a candidate that does not simulate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Simulated {
    pub side: u8,
    pub simulations: u64,
}

impl GradedTestExperiment {
    /// Asks for so many simulations; about no snapshots.
    pub fn simulate(side: u8, simulations: u64) -> Inquiry<Simulated> {
        Inquiry::of_lab(&GradedTestInquiry::Simulate { side, simulations })
    }
}
