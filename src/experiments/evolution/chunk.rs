//! The work of one evolution: the generations, and what their strategies are worth.

use super::snapshot::{self, Snapshot};
use crate::engines::Status;
use crate::engines::evolution::{Contest, Evolution};
use crate::experiments::{Chunk, Progress};
use crate::random::Random;

/// A comparison counts as so many units of work; a game is one.
const COMPARISON: u64 = 1_000;
/// The numbers of the streams that comparisons draw from: with the start, and of members with each other.
const STREAMS: [u64; 2] = [1 << 31, 3 << 30];

/// One evolution.
pub(super) struct EvolutionChunk<C: Contest> {
    evolution: Evolution<C>,
    generations: u64,
    found: Snapshot,
}

impl<C: Contest> EvolutionChunk<C> {
    /// `evolution` before its first game.
    pub fn new(question: u64, evolution: Evolution<C>, generations: u64) -> Self {
        Self {
            evolution,
            generations,
            found: Snapshot::new(question),
        }
    }

    fn stream(&self, kind: usize, index: usize) -> Random {
        let source = self.evolution.source();
        source.stream(STREAMS[kind] + index as u64)
    }

    /// Compares what has not been compared yet; false if there is nothing.
    fn compare(&mut self) -> bool {
        let archive = self.evolution.archive();
        let member = self.found.worth.len();
        if let Some(strategy) = archive.get(member) {
            let mut random = self.stream(0, member);
            let contest = self.evolution.contest();
            let worth = contest.compare([strategy, &archive[0]], &mut random);
            self.found.worth.push(worth);
            return true;
        }
        if !self.evolution.is_finished() {
            return false;
        }
        let pair = self.found.cross.len();
        let Some(&(first, second)) = snapshot::pairs(archive.len()).get(pair) else {
            return false;
        };
        let mut random = self.stream(1, pair);
        let contest = self.evolution.contest();
        let compared = contest.compare([&archive[first], &archive[second]], &mut random);
        self.found.cross.push(compared);
        true
    }
}

impl<C: Contest> Chunk for EvolutionChunk<C> {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && !self.found.is_finished {
            if self.compare() {
                left = left.saturating_sub(COMPARISON);
                continue;
            }
            if self.evolution.is_finished() {
                self.found.is_finished = true;
                break;
            }
            let games = left.min(COMPARISON);
            self.evolution.advance(games);
            left -= games;
        }
        self.found.follow(&self.evolution);
        if self.found.is_finished {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        self.found.progress(self.generations)
    }

    fn snapshot(&self) -> Vec<u8> {
        self.found.encode()
    }

    /// The generations that are over; the one under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(self.found.encode())
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let length = self.evolution.contest().length();
        let found = self.found.of_same_evolution(state);
        let found = found.filter(|found| found.fits(length, self.generations));
        let Some(found) = found else { return false };
        let is_taken = self.evolution.take_over(&found.history, &found.traces);
        self.found = found;
        is_taken
    }
}
