//! The regret lab: counterfactual regret minimisation on small games with hidden information.
//!
//! One main run, looked at in depth: its strategies at growing numbers of iterations, and its last iteration step by step.
//! An earlier moment is the same run with fewer iterations ([`RegretExperiment::at`]). Beside it may run other variants, several
//! streams of those that draw lots, and, where strategies are fixed, the main run without that.
//!
//! A chunk is a run. Stream number s of variant v draws from stream (v, s) of the seed, so that a run is the same whatever
//! it is compared with. Chunk 0 is the main run.

pub mod betting;
mod evaluated;
mod findings;
mod fixing;
mod listing;
pub mod locks;
mod look;
mod names;
pub mod naming;
pub mod parts;
mod places;
mod report;
pub mod rules;
mod runs;
mod sampled;
mod settings;
mod size;
mod snapshot;
pub mod spoken;

use crate::common::checkpoints::checkpoints;
pub use crate::common::moments::moments;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::link;
use crate::report::Table;
use crate::seal::Seal;
use crate::{LabExperiment, Progress, Reached};
use engines::regret::record::Iteration;
use engines::regret::{GameTree, Sampling};
pub use evaluated::{Evaluated, RegretInquiry};
pub use findings::{Curve, CurvePoint, Findings, LockCost, MainRun, Moment};
pub use fixing::rounded;
pub use runs::Run;
pub use sampled::Sampled;
use serde::Serialize;
pub use settings::{GameName, PointsOrder, RegretExperiment, Returns, SampledBy, Variants, View};
use snapshot::RunShape;
pub use snapshot::{Checkpoint, Past, Snapshot};
use texts::Texts;
use ts_rs::TS;

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

    fn shape<'a>(&self, chunk: usize, tree: &'a GameTree) -> RunShape<'a> {
        RunShape {
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
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn repair(&mut self) -> Vec<Diagnostic> {
        let mut problems: Vec<Diagnostic> = self.repair_size().into_iter().collect();
        if self.lock.is_empty() && !self.names_places() {
            return problems;
        }
        let tree = self.tree();
        problems.extend(self.repair_places(&tree));
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
        let histories = self.rules().histories();
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

    /// What tells the run of a chunk from all others: not what it is compared with, nor how long it is, since a longer run
    /// begins as a shorter one does.
    fn seals(&self) -> impl Fn(usize) -> Seal {
        let alone = |variant| Self {
            variant,
            ..self.at(1)
        };
        let variants = self.variants().into_iter();
        let links = variants.map(|variant| link::write(Self::NAME, &alone(variant)));
        let (links, runs): (Vec<String>, _) = (links.collect(), self.runs());
        move |chunk| {
            let run = runs[chunk];
            let (link, layout) = (&links[run.curve], Self::LAYOUT);
            let (is_main, stream, is_locked) = (chunk == 0, run.stream, run.is_locked);
            let run = format!("{link} {is_main} {stream} {is_locked} {layout}");
            Seal::of(link::fingerprint(&run))
        }
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let tree = self.tree();
        move |chunk, snapshot| snapshot.fits(&self.shape(chunk, &tree))
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        let (done, total) = (snapshot.done, self.iterations);
        Reached::of(Progress { done, total })
    }

    fn is_continuable(&self) -> bool {
        true
    }

    fn continued(&self, earlier: &Self, chunk: usize, snapshot: Snapshot) -> Option<Snapshot> {
        let longer = Self {
            iterations: self.iterations,
            ..earlier.asked()
        };
        if earlier.iterations >= self.iterations || longer != self.asked() {
            return None;
        }
        snapshot.of_longer(&self.shape(chunk, &self.tree()))
    }

    fn begin(&self) -> Findings {
        Findings::new(self)
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        findings.add(self, chunk, snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }

    fn listing(&self, findings: &Self::Findings, texts: &Texts) -> String {
        listing::listing(findings, texts)
    }
}
