//! Rrrats: two strategies against each other, computed exactly and played; and a game by hand.
//!
//! Chunk 0 computes: the exact win probability, and best play against the second strategy, by which decisions at the table
//! are judged. A further chunk looks for the best strategies of three numbers, if that is wanted; the others are blocks of
//! games, of which there are as many as the number of games says. Block k draws from stream k of the seed.

mod findings;
mod report;
pub mod settings;
mod snapshot;
pub mod table;

use crate::common::blocks::block_games;
use crate::cost::{self, Cost};
use crate::problem::Problem;
use crate::report::Table;
use crate::seal::unseal;
use crate::{ForeignSnapshot, Lab, Progress, Reached, Sent};
use core::ops::Range;
pub use findings::Findings;
use serde::Serialize;
pub use settings::{RrratsLab, View};
pub use snapshot::{Exact, Optimum, Part, Simulated};
use texts::Texts;

/// What a chunk does.
pub enum Work {
    Exact,
    Optimum,
    /// This block, of these games.
    Games(u64, Range<u64>),
}

/// Games in a block at least; all blocks but the last are of the same even length.
const MIN_GAMES: u64 = 100_000;

impl RrratsLab {
    fn blocks(&self) -> u64 {
        self.games.div_ceil(block_games(self.games, MIN_GAMES))
    }

    /// What a chunk does.
    pub fn work(&self, chunk: usize) -> Work {
        let before_games = 1 + usize::from(self.optimum);
        match chunk {
            0 => Work::Exact,
            1 if self.optimum => Work::Optimum,
            chunk => {
                let (block, length) = (
                    (chunk - before_games) as u64,
                    block_games(self.games, MIN_GAMES),
                );
                Work::Games(
                    block,
                    block * length..((block + 1) * length).min(self.games),
                )
            }
        }
    }

    fn read(&self, chunk: usize, bytes: &[u8]) -> Option<Part> {
        let part: Part = unseal(bytes, self.fingerprint_of(chunk))?;
        let fits = match (&part, self.work(chunk)) {
            (Part::Exact(exact), Work::Exact) => exact.fits(&self.rules.rules()),
            (Part::Optimum(_), Work::Optimum) => true,
            (Part::Games(games), Work::Games(_, range)) => games.games() <= range.end - range.start,
            _ => false,
        };
        fits.then_some(part)
    }

    /// How far a chunk is that has found `part`.
    fn progress(&self, chunk: usize, part: &Part) -> Progress {
        let (done, total) = match (part, self.work(chunk)) {
            (Part::Games(games), Work::Games(_, range)) => (games.games(), range.end - range.start),
            (Part::Exact(exact), _) => (u64::from(exact.is_final), 1),
            (Part::Optimum(optimum), _) => (u64::from(optimum.is_final), 1),
            (Part::Games(games), _) => (games.games(), 0),
        };
        Progress { done, total }
    }
}

impl Lab for RrratsLab {
    const NAME: &'static str = "rrrats";
    type Findings = Findings;

    fn repair(&mut self) -> Vec<Problem> {
        self.repair_decisions().into_iter().collect()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.rrrats.lab.summary
    }

    fn chunk_count(&self) -> usize {
        1 + usize::from(self.optimum) + self.blocks() as usize
    }

    fn cost(&self) -> Cost {
        let played = cost::Work::RrratsGame.times(self.games);
        let numbers = cost::Work::BestNumbers.times(u64::from(self.optimum));
        cost::Work::BestPlay.times(2) + numbers + played
    }

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        let part = self.read(index, snapshot)?;
        let effort = match &part {
            Part::Optimum(optimum) => optimum.known(),
            Part::Exact(_) | Part::Games(_) => 0,
        };
        let reached = Reached::of(self.progress(index, &part));
        Some(Reached {
            effort: reached.effort + effort,
            ..reached
        })
    }

    fn merge(&self, snapshots: &[Option<Sent>]) -> Result<Self::Findings, ForeignSnapshot> {
        let mut findings = Findings::default();
        findings.progress.total = self.games + 1 + u64::from(self.optimum);
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let foreign = ForeignSnapshot { chunk };
            let Some(bytes) = bytes else { continue };
            let part = self.read(chunk, bytes).ok_or(foreign)?;
            findings.progress.done += self.progress(chunk, &part).done;
            match part {
                Part::Exact(exact) => findings.exact = Some(exact),
                Part::Optimum(optimum) => findings.optimum = Some(optimum),
                Part::Games(games) => findings.simulated.add(&games),
            }
        }
        Ok(findings)
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
