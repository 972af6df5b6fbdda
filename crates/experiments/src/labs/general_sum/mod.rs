//! The lab of several players: regret minimisation where there are more than two, or where what one wins the other need not lose. Beside
//! what was found stands what is promised: see [`engines::regret::several`].
//!
//! A chunk is a run, from a start of its own: run k draws its first regrets from stream k of the seed.

mod compiled;
mod findings;
mod report;
mod settings;
pub mod snapshot;

use crate::common::checkpoints::checkpoints;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{ChunkOutput, ForeignSnapshot, LabExperiment, Progress, Reached};
pub use compiled::{Compiled, Promise};
pub use findings::Findings;
use serde::Serialize;
pub use settings::{GameName, GeneralSumExperiment, Start, UpdatesName, View};
use snapshot::Found;
pub use snapshot::{Checkpoint, Past};
use texts::Texts;

impl GeneralSumExperiment {
    fn read(&self, chunk: usize, bytes: &[u8]) -> Option<Found> {
        if chunk >= self.chunk_count() {
            return None;
        }
        let question = self.fingerprint_of(chunk);
        Found::decode(bytes, question, &self.compiled(), self.iterations)
    }
}

impl LabExperiment for GeneralSumExperiment {
    const NAME: &'static str = "general-sum";
    type Findings = Findings;

    /// A game that begins in equilibrium with every action alike is chosen with starts at random: else nothing ever moves.
    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        let mut lab = self.with_text(key, text)?;
        if key == "game" && lab.game != self.game {
            lab.start = match lab.game {
                GameName::Shapley | GameName::RockPaperScissors => Start::Random,
                _ => Self::default().start,
            };
        }
        lab.repaired_but_for(key)
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.general_sum.page.summary
    }

    fn chunk_count(&self) -> usize {
        self.runs() as usize
    }

    fn cost(&self) -> Cost {
        let products = self.compiled().form.products();
        let looks = checkpoints(self.iterations).len() as u64;
        let learned = Work::Product.times(products) * (self.iterations + 2 * looks) * self.runs();
        learned.in_chunks(self.chunk_count())
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            iterations: (self.iterations / times).max(1),
            ..self.clone()
        })
    }

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        let found = self.read(index, snapshot)?;
        let (done, total) = (found.done, self.iterations);
        Some(Reached::of(Progress { done, total }))
    }

    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
        let mut runs = vec![None; self.chunk_count()];
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let found = self.read(chunk, bytes).ok_or(ForeignSnapshot { chunk })?;
            runs[chunk] = Some(found);
        }
        let done = runs.iter().flatten().map(|run| run.done).sum();
        let total = self.runs().saturating_mul(self.iterations);
        Ok(Findings {
            compiled: self.compiled(),
            runs,
            progress: Progress { done, total },
        })
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
