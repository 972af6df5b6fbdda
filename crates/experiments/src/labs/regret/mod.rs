//! The regret lab: counterfactual regret minimisation on small poker games.
//!
//! One main run, looked at in depth: its strategies at growing numbers of iterations, and its last iteration step by step.
//! An earlier moment is the same run with fewer iterations ([`RegretExperiment::at`]). Beside it may run other variants, several
//! streams of those that draw lots, and, where strategies are fixed, the main run without that.
//!
//! A chunk is a run. Stream number s of variant v draws from stream (v, s) of the seed, so that a run is the same whatever
//! it is compared with. Chunk 0 is the main run.

pub mod betting;
mod evaluated;
mod fixing;
mod learned;
mod listing;
pub mod locks;
mod look;
mod names;
pub mod naming;
pub mod parts;
mod places;
mod report;
mod runs;
mod sampled;
mod settings;
mod snapshot;

use crate::common::checkpoints::checkpoints;
pub use crate::common::moments::moments;
use crate::common::regret_variant::RegretVariant;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::link;
use crate::report::Table;
use crate::{ChunkOutput, ForeignSnapshot, LabExperiment, Progress, Reached};
use engines::regret::record::Iteration;
use engines::regret::{GameTree, Sampling};
pub use evaluated::{Evaluated, RegretInquiry};
pub use fixing::rounded;
pub use learned::{Curve, CurvePoint, Learned, LockCost, MainRun, Moment};
pub use runs::Run;
pub use sampled::Sampled;
use serde::Serialize;
pub use settings::{GameName, RegretExperiment, SampledBy, Variants, View};
use snapshot::RunShape;
pub use snapshot::{Checkpoint, Past, Snapshot};
use texts::Texts;

impl RegretExperiment {
    /// The same run with fewer iterations, alone: what the main run was then.
    #[must_use]
    pub fn at(&self, iterations: u64) -> Self {
        Self {
            iterations: iterations.clamp(1, self.iterations),
            compare: Variants::default(),
            seeds: 1,
            ..self.asked()
        }
    }

    /// What tells the run of a chunk from all others: not what it is compared with, nor how long it is, since a longer run
    /// begins as a shorter one does.
    pub fn question(&self, chunk: usize, run: Run) -> u64 {
        let alone = Self {
            variant: run.variant,
            ..self.at(1)
        };
        let link = link::write(Self::NAME, &alone);
        let is_main = chunk == 0;
        link::fingerprint(&format!(
            "{link} {is_main} {} {} {}",
            run.stream,
            run.is_locked,
            Self::LAYOUT
        ))
    }

    fn decode(&self, chunk: usize, run: Run, bytes: &[u8]) -> Option<Snapshot> {
        let tree = self.tree();
        Snapshot::decode(bytes, &self.shape(chunk, run, &tree))
    }

    fn shape<'a>(&self, chunk: usize, run: Run, tree: &'a GameTree) -> RunShape<'a> {
        RunShape {
            question: self.question(chunk, run),
            iterations: self.iterations,
            is_main: chunk == 0,
            tree,
        }
    }

    /// The main run's record: its last iteration, step by step. `None` for bytes that are none.
    pub fn read_record(tree: &GameTree, bytes: &[u8]) -> Option<Iteration> {
        let iteration: Iteration = postcard::from_bytes(bytes).ok()?;
        iteration.fits(tree).then_some(iteration)
    }
}

/// The regret that first actions begin with where a game would begin in equilibrium.
pub const OFF_BALANCE: f64 = 1.0;

impl LabExperiment for RegretExperiment {
    const NAME: &'static str = "regret";
    const LAYOUT: u32 = 4;
    type Findings = Learned;

    fn repair(&mut self) -> Vec<Diagnostic> {
        if self.lock.is_empty() && !self.names_places() {
            return Vec::new();
        }
        let tree = self.tree();
        let mut problems = self.repair_places(&tree);
        if !self.lock.is_empty() {
            let errors = self.lock.keep_possible(&tree).into_iter();
            problems.extend(errors.map(|error| Diagnostic::new("lock", error)));
        }
        problems
    }

    /// A game that begins in equilibrium is chosen with a start off balance: else nothing ever moves.
    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        let mut lab = self.with_text(key, text)?;
        if key == "game" && lab.game != self.game {
            lab.head_start = match lab.game {
                GameName::RockPaperScissors | GameName::MatchingPennies => OFF_BALANCE,
                _ => Self::default().head_start,
            };
        }
        lab.repaired_but_for(key)
    }

    fn offers(&self, key: &str, option: &str) -> bool {
        // The main variant runs anyway.
        key != "compare" || option != self.variant.name()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.regret.lab.summary
    }

    fn chunk_count(&self) -> usize {
        self.runs().len()
    }

    fn cost(&self) -> Cost {
        let histories = self.tree().len() as u64;
        let iteration = |run: &Run| match self.parameters_of(run.variant).sampling {
            Sampling::None => Work::History.times(2 * histories),
            _ => Work::SampledIteration.times(1),
        };
        let runs = self.runs();
        let looked_at = checkpoints(self.iterations).len() * runs.len() + self.moments().len();
        let evaluations = Work::History.times(histories) * looked_at as u64;
        let learned = runs.iter().map(iteration).sum::<Cost>() * self.iterations;
        (learned + evaluations).in_chunks(self.chunk_count())
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            iterations: (self.iterations / times).max(1),
            ..self.clone()
        })
    }

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        let run = *self.runs().get(index)?;
        let found = self.decode(index, run, snapshot)?;
        let (done, total) = (found.done, self.iterations);
        Some(Reached::of(Progress { done, total }))
    }

    fn is_continuable(&self) -> bool {
        true
    }

    fn continued(&self, earlier: &Self, index: usize, snapshot: &[u8]) -> Option<Vec<u8>> {
        let longer = Self {
            iterations: self.iterations,
            ..earlier.asked()
        };
        if earlier.iterations >= self.iterations || longer != self.asked() {
            return None;
        }
        let (run, tree) = (*self.runs().get(index)?, self.tree());
        let found = Snapshot::of_shorter(snapshot, &self.shape(index, run, &tree))?;
        postcard::to_stdvec(&found).ok()
    }

    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
        let runs = self.runs();
        let variants = self.variants().into_iter();
        let variants: Vec<(RegretVariant, u64)> = variants
            .map(|variant| (variant, self.streams_of(variant)))
            .collect();
        let mut learned = Learned::new(self.tree(), &variants, runs.len() as u64);
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let foreign = ForeignSnapshot { chunk };
            let Some(bytes) = bytes else { continue };
            let run = *runs.get(chunk).ok_or(foreign)?;
            let found = self.decode(chunk, run, bytes).ok_or(foreign)?;
            learned.runs.0 += u64::from(found.done == self.iterations);
            if chunk == 0 {
                learned.add_main(&found);
            }
            if run.is_locked {
                learned.add_to_curve(run.curve, &found);
            } else {
                learned.without_locks = found.checkpoints;
            }
        }
        Ok(learned)
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }

    fn listing(&self, findings: &Self::Findings, texts: &Texts) -> String {
        listing::listing(findings, texts)
    }
}
