//! Sampled regrets, some walks a step.

use crate::answering::Answering;
use engines::Status;
use engines::regret::SampledRegrets;
use experiments::inquiry::encode;
use experiments::regret::Sampled;

/// Histories that the walks of a step may have.
const HISTORIES: u64 = 100_000;

/// Walks under way.
pub struct ToSampled {
    pub regrets: SampledRegrets,
    /// How many there shall be.
    pub walks: u64,
    /// Histories of the game.
    pub histories: u64,
}

impl Answering for ToSampled {
    fn step(&mut self) -> Status {
        let open = self.walks - self.regrets.walks();
        self.regrets
            .advance(open.min(HISTORIES / self.histories + 1));
        if self.regrets.walks() < self.walks {
            Status::Running
        } else {
            Status::Finished
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&Sampled {
            walks: self.regrets.walks(),
            full: self.regrets.full().to_vec(),
            means: self.regrets.means(),
            deviations: self.regrets.deviations(),
        })
    }
}
