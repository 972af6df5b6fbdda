//! Progressive widening beside the same search without it: what the lab is asked, and what a worker finds.

use super::MctsExperiment;
use crate::common::checkpoints::checkpoints;
use crate::inquiry::Inquiry;
use engines::mcts::UctParameters;
use engines::mcts::profile::Profile;
use serde::{Deserialize, Serialize};

/// The widening that is shown where the search has none: an exponent and its factor.
const SHOWN: (f64, f64) = (0.25, 2.0);
/// Simulations that are compared at most.
const MAX_COMPARED: u64 = 100_000;

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum MctsInquiry {
    /// Trees with and without widening.
    Widening,
}

/// A tree after so many simulations, without widening and with it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compared {
    pub simulations: u64,
    pub plain: Profile,
    pub widened: Profile,
}

impl MctsExperiment {
    /// Asks how the tree grows with progressive widening and without.
    pub fn widening_compared() -> Inquiry<Vec<Compared>> {
        Inquiry::of_lab(&MctsInquiry::Widening)
    }

    /// The switches of the two searches: those of this lab without widening, and with it.
    pub fn compared_parameters(&self) -> [UctParameters; 2] {
        let own = self.uct_parameters();
        let plain = UctParameters {
            widening: 0.0,
            ..own
        };
        if own.widening > 0.0 {
            return [plain, own];
        }
        let (widening, widening_base) = SHOWN;
        [
            plain,
            UctParameters {
                widening,
                widening_base,
                ..plain
            },
        ]
    }

    /// After how many simulations they are compared: 1, 2, 5, 10 and so on, and in the end.
    pub fn compared_at(&self) -> Vec<u64> {
        checkpoints(self.simulations_of_first_tree().min(MAX_COMPARED))
    }
}
