//! A block of games.

use crate::Chunk;
use engines::{Status, effort};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::war::Snapshot;
use games::war::{self, Orders, Rules};
use random::Random;

/// One block's work.
pub(super) struct WarChunk {
    rules: Rules,
    orders: [Orders; 2],
    games: u64,
    random: Random,
    found: Snapshot,
}

impl WarChunk {
    /// Nothing played yet.
    pub fn new(rules: Rules, orders: [Orders; 2], games: u64, random: Random) -> Self {
        Self {
            rules,
            orders,
            games,
            random,
            found: Snapshot::default(),
        }
    }
}

impl Chunk for WarChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let left = self.games - self.found.points.games();
        for _ in 0..budget.min(left) {
            let end = war::play(&self.rules, &self.orders, &mut self.random);
            effort::spend(u64::from(end.rounds));
            self.found.count(&end);
        }
        if self.found.points.games() == self.games {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In games.
    fn progress(&self) -> Progress {
        Progress {
            done: self.found.points.games(),
            total: self.games,
        }
    }

    fn state(&self) -> Option<Vec<u8>> {
        postcard::to_stdvec(&(self.found, &self.random)).ok()
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok((found, random)) = postcard::from_bytes::<(Snapshot, Random)>(state) else {
            return false;
        };
        (self.found, self.random) = (found, random);
        found.fits(self.games, self.rules.cap.into())
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }
}
