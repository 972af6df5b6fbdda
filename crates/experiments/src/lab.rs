//! Labs: an experiment's parameters, its chunks of work, and what their snapshots say together.

use crate::Reached;
use crate::common::outcome::Outcome;
use crate::cost::Cost;
use crate::diagnostic::{Diagnostic, Fault};
use crate::from_file::FromFile;
use crate::link;
use crate::parameters::Parameters;
use crate::report::Table;
use crate::seal::Seal;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

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

/// Why a valid experiment has nothing to compute.
#[derive(Clone, Debug, PartialEq)]
pub enum NotRunnable {
    /// The game is over.
    GameOver(Outcome),
    /// A list of what is to be compared is empty.
    NothingChosen,
    /// What is written under this key cannot be read, for this reason.
    Text {
        key: &'static str,
        fault: Arc<dyn Fault>,
    },
}

impl NotRunnable {
    /// Whether what is written under `key` is the reason.
    pub fn is_about(&self, of: &str) -> bool {
        matches!(self, Self::Text { key, .. } if *key == of)
    }

    /// Which parameter cannot be read, and what is wrong with it.
    pub fn wrong_text(&self) -> Option<(&'static str, &dyn Fault)> {
        match self {
            Self::Text { key, fault } => Some((key, &**fault)),
            Self::GameOver(_) | Self::NothingChosen => None,
        }
    }

    /// As a sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            Self::GameOver(outcome) => (texts.link.nothing_to_run)(outcome.sentence(texts)),
            Self::NothingChosen => texts.link.nothing_chosen.to_owned(),
            Self::Text { key, fault } => fault.sentence(key, texts),
        }
    }
}

/// How often a sample is made smaller until it is small.
const MAX_HALVINGS: u32 = 8;

/// What a lab has to say of itself. Its value is one experiment.
pub trait LabExperiment: Parameters {
    /// Its name in links and on the command line.
    const NAME: &'static str;

    /// The layout of its snapshots as bytes: raised whenever a field comes, goes or changes its place, so that files of an
    /// earlier layout are told from damaged ones and never read as other numbers. `crates/worker/tests/golden` has a file of each.
    const LAYOUT: u32 = 1;

    /// Whether a chunk's number belongs to what its snapshots are sealed with.
    const SEALS_CHUNKS: bool = true;

    /// What a chunk sends.
    type Snapshot: Serialize + DeserializeOwned;

    /// What the snapshots of all chunks say together.
    type Findings;

    /// Mends what single parameters cannot know (illegal moves) and says what was wrong.
    fn repair(&mut self) -> Vec<Diagnostic> {
        Vec::new()
    }

    /// What anyone who comes to the lab without a link of their own is shown: cheap, and something to see at once.
    #[must_use]
    fn opening() -> Self {
        Self::default()
    }

    /// With another value of a parameter; `None` if that is not allowed, alone or beside the others.
    fn with(&self, key: &str, text: &str) -> Option<Self> {
        self.change(key, text).ok()
    }

    /// The same looked at from where one looks first: for another question than the one that was looked at, where a moment
    /// of the one before means nothing.
    #[must_use]
    fn with_default_moment(&self) -> Self {
        self.clone()
    }

    /// What an edit of `before` has come to, as the address has it from then on.
    #[must_use]
    fn after_edit_of(&self, before: &Self) -> Self {
        let tidied = self.without_unused();
        let write = |lab: &Self| link::write(Self::NAME, &lab.asked());
        if write(&tidied) == write(before) {
            tidied
        } else {
            tidied.with_default_moment()
        }
    }

    /// Whether it is another place than `before`, of which it is an edit, so that one wants to come back from it: another game,
    /// say.
    fn is_new_place(&self, _before: &Self) -> bool {
        false
    }

    /// With another value of a parameter, repaired.
    ///
    /// # Errors
    /// What is wrong with the value; `None` where it is not more than that it is not one of the kind.
    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        self.with_text(key, text)?.repaired_but_for(key)
    }

    /// With another value of a parameter, not yet repaired.
    ///
    /// # Errors
    /// As [`LabExperiment::change`].
    fn with_text(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        let mut lab = self.clone();
        match lab.read(key, text) {
            Ok(()) => Ok(lab),
            Err(refusal) => Err(Diagnostic::of_refusal(key, refusal)),
        }
    }

    /// Repaired.
    ///
    /// # Errors
    /// What was wrong with the parameter `key`, if that was wrong.
    fn repaired_but_for(mut self, key: &str) -> Result<Self, Option<Diagnostic>> {
        let mut problems = self.repair().into_iter();
        let wrong = problems.find(|problem| problem.is_about(key));
        wrong.map_or(Ok(self), |problem| Err(Some(problem)))
    }

    /// Whether an option of the set under `key` makes a difference: forms leave the others out.
    fn offers(&self, _key: &str, _option: &str) -> bool {
        true
    }

    /// The experiments that a text from elsewhere may be, looked at as this one is: a file of another program, or what somebody pastes. The likeliest
    /// comes first, and there is at least one. `None` for labs that read no such texts.
    ///
    /// # Errors
    /// What is wrong with the text, as a sentence without its end.
    fn with_file(&self, _text: &str) -> Option<Result<Vec<FromFile<Self>>, String>> {
        None
    }

    /// The text of a game that is none as links write it, and may be one as [`LabExperiment::with_file`] reads it.
    fn foreign_text(&self) -> Option<&str> {
        None
    }

    /// What is asked: the same experiment without what only says where one looks. Runs are kept under it.
    #[must_use]
    fn asked(&self) -> Self {
        self.without_look()
    }

    /// A number for the question, the same on every machine, and hardly for another.
    fn fingerprint(&self) -> u64 {
        link::fingerprint(&link::write(Self::NAME, &self.asked()))
    }

    /// What the snapshots of each chunk are sealed with; made once for all chunks.
    fn seals(&self) -> impl Fn(usize) -> Seal {
        let question = self.fingerprint();
        move |chunk| {
            if Self::SEALS_CHUNKS {
                Seal::of_chunk(question, chunk)
            } else {
                Seal::of(question)
            }
        }
    }

    /// What the lab shows, in a sentence.
    fn summary(texts: &Texts) -> &'static str;

    /// Whether there is something to compute.
    ///
    /// # Errors
    /// Says why not.
    fn runnable(&self) -> Result<(), NotRunnable> {
        Ok(())
    }

    /// Whether the opening book is of use to it.
    fn wants_book(&self) -> bool {
        false
    }

    /// How many chunks there are: from the parameters, never from the machine.
    fn chunk_count(&self) -> usize;

    /// How much work all of them are, about.
    fn cost(&self) -> Cost;

    /// The setting that makes it cost so much: the one with which it would take less than half as long by its default. `None` if
    /// no single one does.
    fn costly_setting(&self) -> Option<&'static str> {
        let defaults = Self::default();
        let keys = Self::schema().iter().map(|parameter| parameter.key);
        let changed = keys.filter(|key| self.write(key) != defaults.write(key));
        let without = |key| {
            Some((
                key,
                self.with(key, &defaults.write(key))?.cost().nanoseconds(),
            ))
        };
        let cheapest = changed
            .filter_map(without)
            .min_by(|(_, one), (_, other)| one.total_cmp(other));
        let much = self.cost().nanoseconds() / 2.0;
        cheapest
            .filter(|&(_, cost)| cost < much)
            .map(|(key, _)| key)
    }

    /// Something of the same kind that is about so many times less work, for [`LabExperiment::sample`]; the smallest there is, if that is
    /// more. `None` for labs without such a thing.
    fn reduced(&self, _times: u64) -> Option<Self> {
        None
    }

    /// Looked at from where `other` is, as far as there is such a place.
    #[must_use]
    fn looked_at_as(&self, other: &Self) -> Self {
        let mut lab = self.looking_as(other);
        // A moment that it does not have is no moment.
        lab.repair();
        lab
    }

    /// A small experiment of the same kind: what there is to see until a large one is run. `None` if nothing of the kind is small.
    fn sample(&self) -> Option<Self> {
        let mut times = self.cost().samples().max(2);
        // An estimate, so what costs twice as much may have to be halved more than once.
        for _ in 0..MAX_HALVINGS {
            let sample = self.reduced(times)?.asked();
            if sample.cost().is_quick() {
                return Some(sample);
            }
            times = times.saturating_mul(4);
        }
        None
    }

    /// Whether a chunk can have sent a snapshot; made once for all chunks.
    fn fits(&self) -> impl Fn(usize, &Self::Snapshot) -> bool;

    /// How far a chunk was when it sent a snapshot.
    fn progress_of(&self, chunk: usize, snapshot: &Self::Snapshot) -> Reached;

    /// Whether a chunk has found all it will find: also where it is to be computed again, since somebody wants what is in no
    /// snapshot.
    fn is_final(&self, chunk: usize, snapshot: &Self::Snapshot) -> bool {
        self.progress_of(chunk, snapshot).is_finished
    }

    /// Whether there are longer experiments that go on from where this one ends, so that what its finished chunks need for
    /// that is worth keeping.
    fn is_continuable(&self) -> bool {
        false
    }

    /// What chunk `chunk` of `earlier` has found, as the same chunk of this experiment finds it on its way; `None` unless this
    /// experiment is `earlier` and more of the same.
    fn continued(
        &self,
        _earlier: &Self,
        _chunk: usize,
        _snapshot: Self::Snapshot,
    ) -> Option<Self::Snapshot> {
        None
    }

    /// Findings before any chunk has sent something.
    fn begin(&self) -> Self::Findings;

    /// Adds the snapshot of a chunk to the findings, in the order of the chunks.
    fn add(&self, findings: &mut Self::Findings, chunk: usize, snapshot: Self::Snapshot);

    /// Works out what follows from all snapshots together.
    fn settle(&self, _findings: &mut Self::Findings) {}

    /// What of the findings programs are given, as JSON.
    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS;

    /// What of them stands in a table, for people and as CSV.
    fn table(&self, findings: &Self::Findings) -> Table;

    /// What people are told below the table; empty if that is nothing.
    fn listing(&self, _findings: &Self::Findings, _texts: &Texts) -> String {
        String::new()
    }

    /// The experiment that a report is of: what was asked, unless the result depends on where one looks.
    #[must_use]
    fn reported(&self) -> Self {
        self.asked()
    }
}
