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
use crate::{LabExperiment, Progress, Reached};
pub use compiled::{Compiled, Promise};
pub use findings::Findings;
use serde::Serialize;
pub use settings::{GameName, GeneralSumExperiment, Start, UpdatesName, View};
pub use snapshot::{Checkpoint, Past, Snapshot};
use texts::Texts;
use ts_rs::TS;

impl LabExperiment for GeneralSumExperiment {
    const NAME: &'static str = "general-sum";
    type Snapshot = Snapshot;
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

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let compiled = self.compiled();
        move |_, snapshot| snapshot.fits(&compiled, self.iterations)
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        let (done, total) = (snapshot.done, self.iterations);
        Reached::of(Progress { done, total })
    }

    fn begin(&self) -> Findings {
        let total = self.runs().saturating_mul(self.iterations);
        Findings {
            compiled: self.compiled(),
            runs: vec![None; self.chunk_count()],
            progress: Progress { done: 0, total },
        }
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        findings.progress.done += snapshot.done;
        findings.runs[chunk] = Some(snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
