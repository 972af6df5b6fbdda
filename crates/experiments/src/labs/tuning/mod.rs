//! Tuning: search of a space of settings by noisy values of its points; see [`engines::tuning`].
//!
//! Several optimizers may search, each in several runs with other random numbers. The curve is the true value of what is
//! recommended, against evaluations, averaged over the runs; where nobody knows the truth, the mean of fresh evaluations.
//! The first run of the first optimizer is kept, evaluation by evaluation, and ends with races between what it recommends
//! and the runners-up.
//!
//! Chunks: the runs, optimizer by optimizer. A run depends on the seed, its optimizer and its number alone, so it is the
//! same anyone who else searches.

mod cost;
mod finals;
mod findings;
mod history;
mod inquiries;
pub mod landscape;
mod looked_at;
pub mod model_file;
mod neighbour;
mod own;
mod own_space;
mod point_numbers;
pub mod problem;
pub mod problems;
mod report;
mod reported_model;
pub mod seen;
pub mod settings;
mod snapshot;
mod space_text;
mod tuple_choice;
mod tuple_numbers;

use crate::common::checkpoints::checkpoints;
use crate::cost::Cost;
use crate::diagnostic::Diagnostic;
use crate::link;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Progress, Reached};
use engines::agents::Agent;
use engines::tuning::ucb;
pub use finals::{FinalRace, Finalist, Finals};
pub use findings::{CurvePoint, Findings, Found, Pairs};
use games::connect_four::Setup;
pub use history::{History, Step};
pub use inquiries::{OfMoment, TuningInquiry};
pub use landscape::Truths;
pub use neighbour::Neighbour;
use problems::AliensProblem;
pub use seen::Seen;
use serde::Serialize;
pub use settings::{GameName, LineAtWork, OptimizerName, ProblemName, TuningExperiment, View};
pub use snapshot::{CurveValue, Snapshot};
use space_text::TooManyPoints;
use texts::Texts;
use ts_rs::TS;

impl TuningExperiment {
    /// What a dimension is, in a sentence, where the problem says so.
    pub fn description_of(&self, dimension: &str, texts: &'static Texts) -> Option<&'static str> {
        let is_described = self.problem == ProblemName::Aliens;
        is_described
            .then(|| AliensProblem::description_of(dimension, texts))
            .flatten()
    }

    /// Who searches in the run that is looked at.
    pub fn first_optimizer(&self) -> Option<OptimizerName> {
        self.optimizer.as_slice().first().copied()
    }

    /// The optimizer and the number of the run that a chunk is.
    pub fn run(&self, chunk: usize) -> Option<(OptimizerName, u64)> {
        let repeats = self.repeats as usize;
        let optimizer = self.optimizer.as_slice().get(chunk / repeats)?;
        Some((*optimizer, (chunk % repeats) as u64))
    }

    /// Whether what earlier evaluations have found out decides what comes, beyond their values: where a perfect opponent has
    /// not proven anything it remembers, and at Rrrats the truth is known about points whose best play was computed.
    pub fn remembers_more_than_values(&self) -> bool {
        let is_perfect = self.problem == ProblemName::Agent && self.opponent == Agent::Perfect;
        let is_rrrats = self.problem == ProblemName::Game && self.game == GameName::Rrrats;
        is_perfect || (is_rrrats && self.penalty == 0.0)
    }

    /// How far a run is.
    pub fn progress(&self, run: &Snapshot) -> Progress {
        let done = run.evaluations;
        let total = if run.is_over { done } else { self.evaluations };
        Progress { done, total }
    }

    /// UCB1 tries every point once before anything else, so it has no place in a large space.
    fn repair_optimizers(&mut self) -> Option<Diagnostic> {
        let points = self.problem().space().points();
        let list = self.optimizer.as_slice();
        if points <= ucb::MAX_POINTS || !list.contains(&OptimizerName::Ucb) {
            return None;
        }
        let is_other = |name: &&OptimizerName| **name != OptimizerName::Ucb;
        let others: Vec<OptimizerName> = list.iter().filter(is_other).copied().collect();
        self.optimizer = crate::parameters::Several::new(&others);
        let (found, most) = (points, ucb::MAX_POINTS);
        Some(Diagnostic::new("optimizer", TooManyPoints { found, most }))
    }
}

impl LabExperiment for TuningExperiment {
    const NAME: &'static str = "tuning";
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn repair(&mut self) -> Vec<Diagnostic> {
        let blocked = self.board.repair();
        let mut problems: Vec<Diagnostic> = blocked.into_iter().collect();
        problems.extend(self.repair_space());
        problems.extend(self.repair_optimizers());
        problems.extend(self.repair_tuples());
        problems.extend(self.repair_point());
        problems
    }

    /// A valley of two dimensions, which can be seen whole; a search that has found it and not yet its best point. The first
    /// dimension is across.
    fn opening() -> Self {
        Self {
            problem: ProblemName::Own,
            evaluations: 200,
            step: Some(30),
            row: 2,
            column: 1,
            seed: 2,
            ..Self::default()
        }
    }

    fn with_default_moment(&self) -> Self {
        Self {
            point: String::new(),
            ..self.clone()
        }
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.tuning.page.summary
    }

    /// Of a number as text, as files of runs have it.
    fn fingerprint(&self) -> u64 {
        let link = link::write(Self::NAME, &self.asked());
        link::fingerprint(&link::fingerprint(&link).to_string())
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        let has_no_dimension = self.problem == ProblemName::Agent
            && self.tune.as_slice().is_empty()
            && !self.has_own_space();
        if self.chunk_count() == 0 || has_no_dimension {
            return Err(NotRunnable::NothingChosen);
        }
        if self.problem == ProblemName::Own {
            self.own()?;
        }
        self.own_space().map(drop)
    }

    fn wants_book(&self) -> bool {
        self.problem == ProblemName::Agent
            && self.setup() == Setup::STANDARD
            && self.opponent == Agent::Perfect
    }

    fn chunk_count(&self) -> usize {
        self.optimizer.as_slice().len() * self.repeats as usize
    }

    fn cost(&self) -> Cost {
        self.cost_of_runs().in_chunks(self.chunk_count())
    }

    /// Fewer runs, then shorter ones.
    fn reduced(&self, times: u64) -> Option<Self> {
        let repeats = (self.repeats / times).max(1);
        let left = (times * repeats / self.repeats).max(1);
        Some(Self {
            repeats,
            evaluations: (self.evaluations / left).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let (problem, curve) = (self.problem(), checkpoints(self.evaluations));
        move |_, run| run.fits(problem.space(), &curve)
    }

    fn progress_of(&self, _: usize, run: &Snapshot) -> Reached {
        Reached {
            progress: self.progress(run),
            effort: run.effort(),
            is_finished: run.is_over,
        }
    }

    fn begin(&self) -> Findings {
        let mut findings = Findings {
            found: self
                .optimizer
                .as_slice()
                .iter()
                .map(|&name| Found::new(name))
                .collect(),
            ..Findings::default()
        };
        findings.progress.total = self.chunk_count() as u64 * self.evaluations;
        findings
    }

    fn add(&self, findings: &mut Findings, chunk: usize, run: Snapshot) {
        let (repeats, progress) = (self.repeats as usize, self.progress(&run));
        let repeat = (chunk % repeats) as u64;
        findings.found[chunk / repeats].add(repeat, &run, self.evaluations);
        findings.progress.done += progress.done;
        findings.progress.total -= self.evaluations - progress.total;
        if chunk == 0 {
            findings.first = Some(run);
        }
    }

    fn settle(&self, findings: &mut Findings) {
        let over: u64 = findings.found.iter().map(|found| found.runs).sum();
        findings.is_complete = over == self.chunk_count() as u64;
        // What is recommended has its true value in the curve, or a mean of evaluations.
        let problem = self.problem();
        let range = if self.plays_games() {
            problem.range()
        } else {
            problem.true_range()
        };
        for found in &mut findings.found {
            found.settle(range);
        }
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }

    fn listing(&self, findings: &Self::Findings, texts: &Texts) -> String {
        let run = findings.first.as_ref();
        run.map_or_else(String::new, |run| self.model_listing(run, texts))
    }
}
