//! Rrrats: two strategies against each other, computed exactly and played; and a game by hand.
//!
//! Chunk 0 computes: the exact win probability, and best play against the second strategy, by which decisions at the table
//! are judged. A further chunk looks for the best strategies of three numbers, if that is asked for; the others are blocks of
//! games, of which there are as many as the number of games says. Block k draws from stream k of the seed.

mod findings;
mod report;
pub mod settings;
mod snapshot;
pub mod table;

use crate::common::blocks::block_games;
use crate::cost::{self, Cost};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::seal::unseal;
use crate::{ChunkOutput, ForeignSnapshot, LabExperiment, Progress, Reached};
use core::ops::Range;
pub use findings::Findings;
use games::rrrats::Rules;
use serde::Serialize;
pub use settings::{RrratsExperiment, View};
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

impl RrratsExperiment {
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

/// How many times as long as by the usual rules a game is.
fn game_length(rules: &Rules) -> f64 {
    f64::from(rules.tokens) / f64::from(Rules::default().tokens)
}

/// How many times as much as by the usual rules there is to compute: by positions, of which there are as many as pairs of banks, and
/// by how slowly the game ends where most rolls lose the hand, as it was measured.
fn positions(rules: &Rules) -> f64 {
    let usual = Rules::default();
    let hands = f64::from(rules.hand_limit) / f64::from(usual.hand_limit);
    let slowness = if rules.faces[0] > usual.faces[0] {
        6.0
    } else {
        1.0
    };
    game_length(rules) * game_length(rules) * hands * slowness
}

impl LabExperiment for RrratsExperiment {
    const NAME: &'static str = "rrrats";
    type Findings = Findings;

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.repair_decisions().into_iter().collect()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.rrrats.lab.summary
    }

    fn chunk_count(&self) -> usize {
        1 + usize::from(self.optimum) + self.blocks() as usize
    }

    fn cost(&self) -> Cost {
        let rules = self.rules.rules();
        let played = cost::Work::RrratsGame
            .times(self.games)
            .scaled(game_length(&rules));
        let blocks = self.blocks() as usize;
        let positions = positions(&rules);
        let known = cost::Work::BestPlay.times(2).scaled(positions);
        let numbers = cost::Work::BestNumbers.times(u64::from(self.optimum));
        let numbers = numbers.scaled(positions);
        played.in_chunks(blocks).beside(known).beside(numbers)
    }

    /// Fewer games, and no best strategy.
    fn reduced(&self, times: u64) -> Option<Self> {
        let games = self.games / times;
        Some(Self {
            games: games - games % 2,
            optimum: false,
            ..self.clone()
        })
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

    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
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
