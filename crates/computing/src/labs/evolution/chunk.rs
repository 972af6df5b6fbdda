//! The work of one evolution: the generations, and what their strategies are worth.

use crate::Chunk;
use engines::Status;
use engines::evolution::{Comparison, Contest, Evolution};
use experiments::Progress;
use experiments::evolution::EvolutionSnapshot;
use experiments::evolution::snapshot::pairs;
use experiments::inquiry::encode;
use random::Random;

/// Games between looks at what there is to compare.
const GAMES: u64 = 1_000;
/// The numbers of the streams that comparisons draw from: with the start, and of members with each other.
const STREAMS: [u64; 2] = [1 << 31, 3 << 30];

/// One evolution.
pub(super) struct EvolutionChunk<C: Contest> {
    evolution: Evolution<C>,
    generations: u64,
    /// The worth against the start with which it ends; infinite if it does not end so.
    goal: f64,
    comparing: Option<Comparison<C>>,
    found: EvolutionSnapshot,
}

impl<C: Contest> EvolutionChunk<C> {
    /// `evolution` before its first game.
    pub fn new(evolution: Evolution<C>, generations: u64, goal: f64) -> Self {
        Self {
            evolution,
            generations,
            goal,
            comparing: None,
            found: EvolutionSnapshot::default(),
        }
    }

    fn stream(&self, kind: usize, index: usize) -> Random {
        let source = self.evolution.source();
        source.stream(STREAMS[kind] + index as u64)
    }

    /// The next comparison that is to be made; `None` if there is none.
    fn next_comparison(&self) -> Option<Comparison<C>> {
        let archive = self.evolution.archive();
        let contest = self.evolution.contest();
        let member = self.found.worth.len();
        if let Some(strategy) = archive.get(member) {
            let random = self.stream(0, member);
            return Some(Comparison::new(contest, [strategy, &archive[0]], random));
        }
        if !self.is_over() {
            return None;
        }
        let pair = self.found.cross.len();
        let &(first, second) = pairs(archive.len()).get(pair)?;
        let random = self.stream(1, pair);
        let strategies = [&archive[first][..], &archive[second]];
        Some(Comparison::new(contest, strategies, random))
    }

    /// Whether no more generations are played: the budget is spent, or the parent, whose worth is known, is good enough.
    fn is_over(&self) -> bool {
        let is_compared = self.found.worth.len() == self.evolution.archive().len();
        let worth = self.found.worth.last().filter(|_| is_compared);
        self.evolution.is_finished() || worth.is_some_and(|worth| worth.mean >= self.goal)
    }

    /// Plays up to so many games, until there is a new parent to be compared. Returns how many were played, at least 1.
    fn play(&mut self, games: u64) -> u64 {
        let (members, before) = (self.evolution.archive().len(), self.evolution.games());
        while self.evolution.archive().len() == members
            && self.evolution.games() - before < games
            && self.evolution.step().is_some()
        {}
        u64::max(self.evolution.games() - before, 1)
    }

    /// Does a unit of what has not been compared yet; false if there is nothing.
    fn compare(&mut self) -> bool {
        let Some(mut comparison) = self.comparing.take().or_else(|| self.next_comparison()) else {
            return false;
        };
        if comparison.advance(self.evolution.contest(), 1) == Status::Running {
            self.comparing = Some(comparison);
        } else if self.found.worth.len() < self.evolution.archive().len() {
            self.found.worth.push(comparison.found());
        } else {
            self.found.cross.push(comparison.found());
        }
        true
    }
}

impl<C: Contest> Chunk for EvolutionChunk<C> {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && !self.found.is_finished {
            if self.compare() {
                left -= 1;
                continue;
            }
            if self.is_over() {
                self.found.is_finished = true;
                break;
            }
            left -= self.play(left.min(GAMES));
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
        encode(&self.found)
    }

    /// The generations that are over; the one under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(self.snapshot())
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let length = self.evolution.contest().length();
        let found = postcard::from_bytes::<EvolutionSnapshot>(state).ok();
        let found = found.filter(|found| found.fits(length, self.generations));
        let Some(found) = found else { return false };
        let is_taken = self.evolution.take_over(&found.history, &found.traces);
        self.found = found;
        is_taken
    }
}
