//! Experiments: what a link names. A lab, its parameters, a seed; cut into chunks of work that do not depend
//! on each other; merged, in the order of the chunks, into a result.
//!
//! * [`parameters`]: the description that form, link, help and errors are made from.
//! * [`link`], [`packed`]: parameters as text.
//! * [`sent`], [`reached`], [`state`]: what a chunk has sent, how far it was then, what it needs to go on.
//! * [`saved_run`]: an experiment and what it has found, as a file.
//! * [`inquiry`]: what the page asks a worker about what chunks have sent.
//! * [`board`]: what labs with a board of Connect Four share.
//! * [`report`]: results as text, JSON and CSV.
//! * [`agent_text`]: agents as people read them. [`agent_game`]: a game between two of them.
//! * [`checkpoints`]: when runs are looked at.
//! * [`points`]: points of many games.
//! * a folder a lab: [`minimax`], [`mcts`], [`ladder`], [`convergence`], [`solve`], [`regret`],
//!   [`racing`], [`race_curves`], [`evolution`], [`generation`], [`reproduce`], [`rrrats`], [`war`],
//!   [`war_game`], [`tuning`].
//! * [`race_kinds`]: what ε and δ of races may be.
//! * [`opening_book`]: the solver's book, where it is at hand.

pub mod agent_game;
pub mod agent_text;
pub mod board;
pub mod checkpoints;
pub mod convergence;
pub mod evolution;
pub mod generation;
pub mod inquiry;
pub mod ladder;
pub mod link;
pub mod mcts;
pub mod minimax;
pub mod opening_book;
pub mod packed;
pub mod parameters;
pub mod points;
pub mod race_curves;
pub mod race_kinds;
pub mod racing;
pub mod reached;
pub mod regret;
pub mod report;
pub mod reproduce;
pub mod rrrats;
pub mod saved_run;
pub mod sent;
pub mod solve;
pub mod state;
pub mod tuning;
pub mod war;
pub mod war_game;

use engines::Status;
use engines::tuning::problems::formula::TextError;
use inquiry::{Answering, Format, NoAnswer, at_once};
use link::{Link, LinkError, Problem};
use parameters::{Kind, Parameter, Parameters};
pub use reached::Reached;
use report::{Report, Table};
pub use sent::Sent;
use serde::{Deserialize, Serialize};
use texts::Texts;
use thiserror::Error;

/// How far a piece of work is, in the lab's own unit (simulations, iterations, games).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    pub done: u64,
    /// 0 if nobody can know.
    pub total: u64,
}

impl core::iter::Sum for Progress {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::default(), |sum, part| Self {
            done: sum.done.saturating_add(part.done),
            total: sum.total.saturating_add(part.total),
        })
    }
}

/// A piece of an experiment's work. Its result depends on the experiment and its own number alone.
pub trait Chunk {
    /// Does up to `budget` units of work.
    fn advance(&mut self, budget: u64) -> Status;

    /// How far it is.
    fn progress(&self) -> Progress;

    /// What it has found so far: the lab's own snapshot type, as postcard. Small, since it is sent often and
    /// stands in files.
    fn snapshot(&self) -> Vec<u8>;

    /// What is to be looked at once the chunk is finished, if it is too large for a snapshot: the lab's own
    /// bytes. Sent once, never kept in files: the experiment gives it again.
    fn record(&mut self) -> Vec<u8> {
        Vec::new()
    }

    /// What it needs to go on from here, as the lab's own bytes; `None` if that is too large to be kept, or not worth it.
    /// Asked for seldom. See [`state`].
    fn state(&self) -> Option<Vec<u8>> {
        None
    }

    /// Takes over a state, before any work: from there it goes on as the chunk whose state it is would have. False for
    /// bytes that cannot be a state of this chunk; then it is of no use any more.
    fn restore(&mut self, _state: &[u8]) -> bool {
        false
    }
}

/// Why a valid experiment has nothing to compute.
#[derive(Clone, Debug, PartialEq)]
pub enum NotRunnable {
    /// The game is over.
    GameOver(mcts::Outcome),
    /// A list of what is to be compared is empty.
    NothingChosen,
    /// What is written under this key cannot be read.
    Text { key: &'static str, error: TextError },
}

impl NotRunnable {
    /// Whether what is written under `key` is the reason.
    pub fn is_about(&self, of: &str) -> bool {
        matches!(self, Self::Text { key, .. } if *key == of)
    }

    /// As a sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            Self::GameOver(outcome) => (texts.link.nothing_to_run)(outcome.sentence(texts)),
            Self::NothingChosen => texts.link.nothing_chosen.to_owned(),
            Self::Text { key, error } => tuning::text_sentence(key, error, texts),
        }
    }
}

/// A snapshot that no chunk of this experiment can have sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the snapshot of chunk {chunk} does not belong to this experiment")]
pub struct ForeignSnapshot {
    pub chunk: usize,
}

/// What a lab has to say of itself. Its value is one experiment.
pub trait Lab: Parameters {
    /// Its name in links and on the command line.
    const NAME: &'static str;

    /// What the snapshots of all chunks say together.
    type Findings;

    /// Mends what single parameters cannot know (illegal moves) and says what was wrong.
    fn repair(&mut self) -> Vec<Problem>;

    /// With another value of a parameter; `None` if that is not allowed, alone or beside the others.
    fn with(&self, key: &str, text: &str) -> Option<Self> {
        self.change(key, text).ok()
    }

    /// The same looked at from where one looks first: for another question than the one that was looked at, where a moment
    /// of the one before means nothing.
    #[must_use]
    fn unmoved(&self) -> Self {
        self.clone()
    }

    /// With the defaults of all parameters that say nothing about this experiment, so that they do not stay in its link.
    #[must_use]
    fn tidied(&self) -> Self {
        let (mut lab, defaults) = (self.clone(), Self::default());
        let unused = |parameter: &&Parameter| !self.uses(parameter.key);
        for parameter in Self::SCHEMA.iter().filter(unused) {
            // A default is always allowed.
            lab.read(parameter.key, &defaults.write(parameter.key));
        }
        lab
    }

    /// What an edit of `before` has come to, as the address has it from then on.
    #[must_use]
    fn after_edit_of(&self, before: &Self) -> Self {
        let tidied = self.tidied();
        let write = |lab: &Self| link::write(Self::NAME, &lab.asked());
        if write(&tidied) == write(before) {
            tidied
        } else {
            tidied.unmoved()
        }
    }

    /// The same.
    ///
    /// # Errors
    /// What is wrong with the value; `None` where it is not more than that it is not one of the kind.
    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Problem>> {
        self.with_text(key, text)?.repaired_but_for(key)
    }

    /// With another value of a parameter, not yet repaired.
    ///
    /// # Errors
    /// As [`Lab::change`].
    fn with_text(&self, key: &str, text: &str) -> Result<Self, Option<Problem>> {
        let mut lab = self.clone();
        if lab.read(key, text) {
            return Ok(lab);
        }
        let kind = Self::find(key).map(|parameter| parameter.kind);
        Err(kind.and_then(|kind| Problem::of_text(key, kind, text)))
    }

    /// Repaired.
    ///
    /// # Errors
    /// What was wrong with the parameter `key`, if that was wrong.
    fn repaired_but_for(mut self, key: &str) -> Result<Self, Option<Problem>> {
        let mut problems = self.repair().into_iter();
        let wrong = problems.find(|problem| problem.is_about(key));
        wrong.map_or(Ok(self), |problem| Err(Some(problem)))
    }

    /// Whether an option of the set under `key` makes a difference: forms leave the others out.
    fn offers(&self, _key: &str, _option: &str) -> bool {
        true
    }

    /// Whether a parameter says something about this experiment: forms leave the others out.
    fn uses(&self, _key: &str) -> bool {
        true
    }

    /// What is asked: the same experiment without what only says where one looks. Runs are kept under it.
    #[must_use]
    fn asked(&self) -> Self {
        self.clone()
    }

    /// What the lab shows, in a sentence.
    fn summary(texts: &Texts) -> &'static str;

    /// Whether there is something to compute.
    ///
    /// # Errors
    /// Says why not.
    fn runnable(&self) -> Result<(), NotRunnable>;

    /// Whether the opening book is of use to it.
    fn wants_book(&self) -> bool {
        false
    }

    /// How many chunks there are: from the parameters, never from the machine.
    fn chunk_count(&self) -> usize;

    /// Chunk `index` at its beginning; the experiment is runnable and has that many chunks.
    fn start(&self, index: usize) -> Box<dyn Chunk>;

    /// How far chunk `index` was when it sent `snapshot`; `None` if it cannot have sent that.
    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached>;

    /// The same if the chunk need not be computed again; else `None`.
    fn finished(&self, index: usize, snapshot: &[u8]) -> Option<Progress> {
        let reached = self.reached(index, snapshot)?;
        reached.is_finished.then_some(reached.progress)
    }

    /// What the snapshots say, in the order of the chunks; `None` for a chunk that has sent nothing yet.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    fn merge(&self, snapshots: &[Option<Sent>]) -> Result<Self::Findings, ForeignSnapshot>;

    /// What of the findings programs are given, as JSON.
    fn result(&self, findings: &Self::Findings) -> impl Serialize;

    /// What of them stands in a table, for people and as CSV.
    fn table(&self, findings: &Self::Findings) -> Table;

    /// The experiment that a report is of: what was asked, unless the result depends on where one looks.
    #[must_use]
    fn reported(&self) -> Self {
        self.asked()
    }

    /// Whether the snapshots are this experiment's.
    ///
    /// # Errors
    /// One that is not.
    fn check(&self, snapshots: &[Option<Sent>]) -> Result<(), ForeignSnapshot> {
        self.merge(snapshots).map(drop)
    }

    /// The result of the snapshots.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    fn report(&self, snapshots: &[Option<Sent>]) -> Result<Report, ForeignSnapshot> {
        let findings = self.merge(snapshots)?;
        let link = link::write(Self::NAME, &self.reported());
        Ok(Report::new(
            &link,
            &self.result(&findings),
            self.table(&findings),
        ))
    }

    /// Begins to answer an inquiry, as the bytes of the lab's own enum; `snapshots` are those that it is about, `None` for
    /// chunks that say nothing of it.
    ///
    /// # Errors
    /// Says why there is no answer.
    fn answer(&self, _: &[u8], _: &[Option<Sent>]) -> Result<Box<dyn Answering>, NoAnswer> {
        Err(NoAnswer::Unknown)
    }

    /// Begins to make the report of the snapshots, as a file.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    fn answer_report(
        &self,
        format: Format,
        snapshots: &[Option<Sent>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        Ok(at_once(&format.text(&self.report(snapshots)?)))
    }
}

/// Makes the list of all labs: the experiments there are, their names, and how something is done with whichever it is. `$`
/// stands for itself in the macro that is made.
macro_rules! labs {
    (($d:tt) $( $(#[$condition:meta])* $name:literal $variant:ident($lab:ty), )*) => {
        /// One experiment of one of the labs.
        #[allow(clippy::large_enum_variant, reason = "there are a few at a time, and all are read through one name")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum Experiment { $( $(#[$condition])* $variant($lab), )* }

        /// The names of all labs, in the order of the interface.
        pub const LABS: &[&str] = &[$($name),*];

        /// Calls the same thing on whichever lab an experiment belongs to.
        macro_rules! each_lab {
            ($d experiment:expr, $d lab:ident => $d body:expr) => {
                match $d experiment { $( $(#[$condition])* Experiment::$variant($d lab) => $d body, )* }
            };
        }

        /// The same lab with what is asked.
        fn asked(experiment: &Experiment) -> Experiment {
            match experiment { $( $(#[$condition])* Experiment::$variant(lab) => Experiment::$variant(lab.asked()), )* }
        }

        /// Opens a link by its lab's name.
        fn open_named(link: &Link) -> Option<Opened> {
            match link.lab.as_str() {
                $( $(#[$condition])* $name => Some(open_lab(link, Experiment::$variant)), )*
                mcts::OTHER_NAME => Some(open_lab(link, Experiment::Mcts)),
                _ => None,
            }
        }
    };
}

// The first page runs nothing but the first two; leaving the others out spares its visitors their engines.
labs! {
    ($)
    "minimax" Minimax(minimax::MinimaxLab),
    "mcts" Mcts(mcts::MctsLab),
    "ladder" Ladder(ladder::LadderLab),
    "convergence" Convergence(convergence::ConvergenceLab),
    "solve" Solve(solve::SolveLab),
    "regret" Regret(regret::RegretLab),
    "racing" Racing(racing::RacingLab),
    "race-curves" RaceCurves(race_curves::RaceCurvesLab),
    "evolution" Evolution(evolution::EvolutionLab),
    "generation" Generation(generation::GenerationLab),
    "reproduce" Reproduce(reproduce::ReproduceLab),
    "rrrats" Rrrats(rrrats::RrratsLab),
    "war" War(war::WarLab),
    "war-game" WarGame(war_game::WarGameLab),
    "tuning" Tuning(tuning::TuningLab),
}

/// An experiment as a link gave it, with what was wrong with the link.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    pub experiment: Experiment,
    pub problems: Vec<Problem>,
}

impl Experiment {
    /// Opens a link: a whole URL or what follows its `#/`.
    ///
    /// # Errors
    /// Only where there is nothing to open; see [`Opened::problems`] for the rest.
    pub fn open(text: &str) -> Result<Opened, LinkError> {
        let link = Link::split(text)?;
        open_named(&link).ok_or(LinkError::UnknownLab { found: link.lab })
    }

    /// The lab `name` with its defaults.
    pub fn of_lab(name: &str) -> Option<Self> {
        LABS.contains(&name)
            .then(|| Self::open(name).ok())?
            .map(|opened| opened.experiment)
    }

    /// Its lab's name.
    pub fn lab(&self) -> &'static str {
        each_lab!(self, lab => name_of(lab))
    }

    /// The canonical link, without `#/`: [`Experiment::open`] gives the same experiment back.
    pub fn link(&self) -> String {
        each_lab!(self, lab => link::write(name_of(lab), lab))
    }

    /// What its lab shows, in a sentence.
    pub fn summary(&self, texts: &Texts) -> &'static str {
        each_lab!(self, lab => summary_of(lab, texts))
    }

    /// The description of its parameters.
    pub fn schema(&self) -> &'static [Parameter] {
        each_lab!(self, lab => schema_of(lab))
    }

    /// The value of a parameter as text.
    pub fn value(&self, key: &str) -> String {
        each_lab!(self, lab => lab.write(key))
    }

    /// See [`Lab::asked`].
    #[must_use]
    pub fn asked(&self) -> Self {
        asked(self)
    }

    /// See [`Lab::runnable`].
    ///
    /// # Errors
    /// Says why there is nothing to compute.
    pub fn runnable(&self) -> Result<(), NotRunnable> {
        each_lab!(self, lab => lab.runnable())
    }

    /// See [`Lab::wants_book`].
    pub fn wants_book(&self) -> bool {
        each_lab!(self, lab => lab.wants_book())
    }

    /// See [`Lab::chunk_count`].
    pub fn chunk_count(&self) -> usize {
        each_lab!(self, lab => lab.chunk_count())
    }

    /// See [`Lab::start`].
    pub fn start(&self, index: usize) -> Box<dyn Chunk> {
        each_lab!(self, lab => lab.start(index))
    }

    /// See [`Lab::reached`].
    pub fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        if index >= self.chunk_count() {
            return None;
        }
        each_lab!(self, lab => lab.reached(index, snapshot))
    }

    /// See [`Lab::finished`].
    pub fn finished(&self, index: usize, snapshot: &[u8]) -> Option<Progress> {
        let reached = self.reached(index, snapshot)?;
        reached.is_finished.then_some(reached.progress)
    }

    /// See [`Lab::check`].
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn check(&self, snapshots: &[Option<Sent>]) -> Result<(), ForeignSnapshot> {
        each_lab!(self, lab => lab.check(snapshots))
    }

    /// See [`Lab::report`].
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn report(&self, snapshots: &[Option<Sent>]) -> Result<Report, ForeignSnapshot> {
        each_lab!(self, lab => lab.report(snapshots))
    }

    /// Begins to answer an inquiry; see [`inquiry::Inquiry::bytes`].
    ///
    /// # Errors
    /// Says why there is no answer.
    pub fn answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<Sent>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        each_lab!(self, lab => inquiry::begin(lab, inquiry, snapshots))
    }
}

fn open_lab<L: Lab>(link: &Link, wrap: fn(L) -> Experiment) -> Opened {
    let (mut lab, mut problems) = link.read::<L>();
    problems.extend(leave_out_foreign_texts(&mut lab));
    problems.extend(lab.repair());
    Opened {
        experiment: wrap(lab),
        problems,
    }
}

/// Texts that say nothing about the experiment, and that nobody would check: they are left out, with a word.
fn leave_out_foreign_texts<L: Lab>(lab: &mut L) -> Vec<Problem> {
    let defaults = L::default();
    let mut problems = Vec::new();
    for Parameter { key, kind, .. } in L::SCHEMA {
        let is_text = matches!(
            kind,
            Kind::Moves { .. } | Kind::Space { .. } | Kind::Formula { .. }
        );
        let default = defaults.write(key);
        if is_text && !lab.uses(key) && lab.write(key) != default {
            problems.push(Problem::MeansNothing {
                key: (*key).to_owned(),
                found: link::quote(&lab.write(key)),
            });
            lab.read(key, &default);
        }
    }
    problems
}

fn name_of<L: Lab>(_: &L) -> &'static str {
    L::NAME
}

fn schema_of<L: Lab>(_: &L) -> &'static [Parameter] {
    L::SCHEMA
}

fn summary_of<L: Lab>(_: &L, texts: &Texts) -> &'static str {
    L::summary(texts)
}
