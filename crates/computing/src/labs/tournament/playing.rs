//! Playing: some pairs, each its repetitions one after the other.

use super::field::Field;
use crate::Chunk;
use crate::chunk::step_until_over;
use core::ops::Range;
use engines::Status;
use engines::repeated::tournament::met::Met;
use engines::repeated::tournament::series::{Plan, Series};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::tournament::Snapshot;

/// Rounds of a unit of the budget.
const ROUNDS: u64 = 5_000;

/// One block's work.
pub(super) struct PlayingChunk {
    plan: Plan,
    field: Field,
    pairs: Vec<[usize; 2]>,
    repetitions: Range<u64>,
    /// Of the last pair in `found`.
    series: Option<Series>,
    found: Vec<Met>,
}

impl PlayingChunk {
    /// Nothing played yet.
    pub fn new(field: Field, plan: Plan, pairs: Vec<[usize; 2]>, repetitions: Range<u64>) -> Self {
        Self {
            plan,
            field,
            pairs,
            repetitions,
            series: None,
            found: Vec::new(),
        }
    }

    /// Makes an entrant of the pair that is due ready, begins with the pair, or plays some rounds.
    fn step(&mut self) {
        let is_begun = self
            .found
            .last()
            .is_some_and(|met| met.matches < self.each());
        let place = self.found.len() - usize::from(is_begun);
        let pair = self.pairs[place];
        match &mut self.series {
            Some(series) => {
                let status = series.advance(&self.plan, ROUNDS);
                self.found[place] = *series.met();
                if let Some(only) = series.only() {
                    self.field.remember(pair, only);
                }
                if status == Status::Finished {
                    self.series = None;
                }
            }
            None if self.field.prepare(pair) => {}
            None => self.begin(pair, place),
        }
    }

    fn begin(&mut self, pair: [usize; 2], place: usize) {
        if let Some(only) = self.field.certain(pair) {
            self.found.truncate(place);
            self.found.push(Met::certain(&only, self.each()));
            return;
        }
        let Some([first, second]) = self.field.players(pair) else {
            // Only repaired experiments are computed, and in those everybody can play.
            self.pairs.truncate(self.found.len());
            return;
        };
        let players = [&first.0[0], &second.0[1]];
        if place == self.found.len() {
            self.found.push(Met::default());
        }
        let (met, repetitions) = (self.found[place], self.repetitions.clone());
        let series = Series::new(&self.plan, pair, players, repetitions, met);
        self.series = Some(series);
    }

    /// Matches of each pair.
    fn each(&self) -> u64 {
        self.repetitions.end - self.repetitions.start
    }

    fn matches(&self) -> u64 {
        self.found.iter().map(|met| met.matches).sum()
    }

    fn total(&self) -> u64 {
        self.each() * self.pairs.len() as u64
    }

    fn is_over(&self) -> bool {
        self.matches() == self.total()
    }
}

impl Chunk for PlayingChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, Self::is_over, Self::step)
    }

    /// In matches.
    fn progress(&self) -> Progress {
        Progress {
            done: self.matches(),
            total: self.total(),
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Played(self.found.clone()))
    }

    /// The match under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(&self.found))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok(found) = postcard::from_bytes::<Vec<Met>>(state) else {
            return false;
        };
        let before = found.len().saturating_sub(1);
        let is_possible = found.len() <= self.pairs.len()
            && found.iter().all(|met| met.fits(self.each()))
            && found[..before].iter().all(|met| met.matches == self.each());
        self.found = found;
        is_possible
    }
}
