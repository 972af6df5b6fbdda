//! The work of one evolution: the generations, and what their strategies are worth.

use super::snapshot::{self, Snapshot};
use crate::engines::Status;
use crate::engines::evolution::{Comparison, Contest, Evolution};
use crate::experiments::{Chunk, Progress};

/// A comparison that is computed counts as so many units of work; a game is one.
const COMPARISON: u64 = 1_000;
/// The numbers of the streams that comparisons draw from: with the start, and of members with each other.
const STREAMS: [u64; 2] = [1 << 31, 3 << 30];

/// One evolution.
pub(super) struct EvolutionChunk<C: Contest> {
    evolution: Evolution<C>,
    generations: u64,
    found: Snapshot,
    comparing: Option<Comparison<C>>,
}

impl<C: Contest> EvolutionChunk<C> {
    /// `evolution` before its first game.
    pub fn new(question: u64, evolution: Evolution<C>, generations: u64) -> Self {
        Self {
            evolution,
            generations,
            found: Snapshot::new(question),
            comparing: None,
        }
    }

    /// What has not been compared yet: whether it is a member with the start, or two members, and their places.
    fn next(&self) -> Option<(bool, [usize; 2])> {
        let archive = self.evolution.archive().len();
        let member = self.found.worth.len();
        if member < archive {
            return Some((true, [member, 0]));
        }
        let pair = snapshot::pairs(archive)
            .get(self.found.cross.len())
            .copied();
        let (first, second) = pair.filter(|_| self.evolution.is_finished())?;
        Some((false, [first, second]))
    }

    /// Works on what has not been compared yet, up to so many games; how much work that was, 0 if there is nothing.
    fn compare(&mut self, budget: u64) -> u64 {
        let Some((is_worth, places)) = self.next() else {
            return 0;
        };
        let contest = self.evolution.contest();
        let strategies = places.map(|place| &self.evolution.archive()[place][..]);
        let (used, compared) = match contest.compute(strategies) {
            Some(compared) => (COMPARISON, Some(compared)),
            None => {
                let (kind, index) = match is_worth {
                    true => (0, self.found.worth.len()),
                    false => (1, self.found.cross.len()),
                };
                let random = self.evolution.source().stream(STREAMS[kind] + index as u64);
                let known = self.comparing.take();
                let mut comparing =
                    known.unwrap_or_else(|| Comparison::new(contest, strategies, random));
                let played = (1..=budget).find_map(|games| {
                    let compared = comparing.step(contest)?;
                    Some((games, Some(compared)))
                });
                if played.is_none() {
                    self.comparing = Some(comparing);
                }
                played.unwrap_or((budget, None))
            }
        };
        if let Some(compared) = compared {
            let list = match is_worth {
                true => &mut self.found.worth,
                false => &mut self.found.cross,
            };
            list.push(compared);
        }
        used
    }
}

impl<C: Contest> Chunk for EvolutionChunk<C> {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && !self.found.is_finished {
            let compared = self.compare(left);
            if compared > 0 {
                left = left.saturating_sub(compared);
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
