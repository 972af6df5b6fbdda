//! A block of games. What it needs to go on are the games that are over: the one under way begins again.

use crate::Chunk;
use crate::common::aliens_game::AliensPlaying;
use core::ops::Range;
use engines::Status;
use experiments::Progress;
use experiments::aliens::{AliensExperiment, Snapshot, streams};
use experiments::inquiry::encode;
use games::ForwardModel;
use random::Random;

/// One block's work.
pub(super) struct AliensChunk {
    /// Their numbers.
    games: Range<u64>,
    seed: u64,
    playing: AliensPlaying,
    found: Snapshot,
}

impl AliensChunk {
    /// Nothing played yet.
    pub fn new(lab: &AliensExperiment, games: Range<u64>) -> Self {
        let (agent, rules) = (lab.player.agent(), lab.rules.rules());
        let [chance, own] = of(lab.seed, games.start);
        Self {
            seed: lab.seed,
            playing: AliensPlaying::new(agent, rules, chance, own),
            games,
            found: Snapshot::default(),
        }
    }

    /// Begins the next game, if there is one.
    fn begin(&mut self) {
        let [chance, own] = of(self.seed, self.next());
        self.playing.begin(chance, own);
    }

    /// Its number.
    fn next(&self) -> u64 {
        self.games.start + self.found.games()
    }
}

/// The random numbers of a game: what happens by chance, and what the agent draws.
fn of(seed: u64, game: u64) -> [Random; 2] {
    [streams::chance(seed, game), streams::agent(seed, game)]
}

impl Chunk for AliensChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.next() == self.games.end {
                return Status::Finished;
            }
            self.playing.advance(|_| {});
            if self.playing.position().is_over() {
                let game = self.next();
                self.found.count(self.playing.position(), game);
                self.begin();
            }
        }
        if self.next() == self.games.end {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In games.
    fn progress(&self) -> Progress {
        Progress {
            done: self.found.games(),
            total: self.games.end - self.games.start,
        }
    }

    fn state(&self) -> Option<Vec<u8>> {
        postcard::to_stdvec(&self.found).ok()
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok(found) = postcard::from_bytes::<Snapshot>(state) else {
            return false;
        };
        if !found.fits(&self.games) {
            return false;
        }
        self.found = found;
        self.begin();
        true
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }
}
