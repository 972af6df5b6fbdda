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
use crate::{LabExperiment, Reached};
use core::ops::Range;
pub use findings::Findings;
use games::rrrats::Rules;
use serde::Serialize;
pub use settings::{RrratsExperiment, View};
pub use snapshot::{Exact, Optimum, Simulated, Snapshot};
use texts::Texts;
use ts_rs::TS;

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

    /// The whole work of a chunk: in games, or as one.
    fn total(&self, chunk: usize) -> u64 {
        match self.work(chunk) {
            Work::Games(_, range) => range.end - range.start,
            Work::Exact | Work::Optimum => 1,
        }
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
    type Snapshot = Snapshot;
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

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| match (snapshot, self.work(chunk)) {
            (Snapshot::Exact(exact), Work::Exact) => exact.fits(&self.rules.rules()),
            (Snapshot::Optimum(_), Work::Optimum) => true,
            (Snapshot::Games(games), Work::Games(_, range)) => {
                games.games() <= range.end - range.start
            }
            _ => false,
        }
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        snapshot.reached(self.total(chunk))
    }

    fn begin(&self) -> Findings {
        let mut findings = Findings::default();
        findings.progress.total = self.games + 1 + u64::from(self.optimum);
        findings
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Snapshot) {
        findings.progress.done += snapshot.done();
        match snapshot {
            Snapshot::Exact(exact) => findings.exact = Some(exact),
            Snapshot::Optimum(optimum) => findings.optimum = Some(optimum),
            Snapshot::Games(games) => findings.simulated.add(&games),
        }
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
