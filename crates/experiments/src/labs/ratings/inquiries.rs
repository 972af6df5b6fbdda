//! Inquiries: what is learned from the games so far.

use super::RatingsExperiment;
use super::report::RatingsResult;
use crate::inquiry::Inquiry;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum RatingsInquiry {
    Learned,
}

impl RatingsExperiment {
    /// Asks for the ratings; about all snapshots.
    pub fn learned() -> Inquiry<RatingsResult> {
        Inquiry::of_lab(&RatingsInquiry::Learned)
    }
}
