//! Inquiries: what the page asks a worker about what chunks have sent, and the answers.
//!
//! A lab's inquiries are a closed enum of its own, in its own folder, and every one has a type of its answer ([`Inquiry`]).
//! Between page and worker both are bytes. One inquiry all labs have: the report.

use crate::report::Report;
use crate::{Experiment, ForeignSnapshot, Lab, Sent};
use core::marker::PhantomData;
use engines::Status;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An answer under way. Like a chunk's, its work is in steps, so that whoever answers still hears what else is wanted.
pub trait Answering {
    /// Does a unit of work, milliseconds at most.
    fn step(&mut self) -> Status;

    /// The answer, once it is finished.
    fn answer(&mut self) -> Vec<u8>;
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoAnswer {
    /// No lab of this build is asked such a thing, or not of such an experiment.
    Unknown,
    /// A snapshot that is not one of the experiment's.
    Foreign { chunk: usize },
}

impl From<ForeignSnapshot> for NoAnswer {
    fn from(ForeignSnapshot { chunk }: ForeignSnapshot) -> Self {
        Self::Foreign { chunk }
    }
}

/// A report as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    Json,
    Csv,
}

impl Format {
    /// A report in this form.
    pub fn text(self, report: &Report) -> String {
        match self {
            Self::Json => report.json.clone(),
            Self::Csv => report.table.csv(),
        }
    }
}

/// What is asked, as it travels.
#[derive(Serialize, Deserialize)]
enum Content {
    Report(Format),
    /// The bytes of the lab's own enum.
    OfLab(Vec<u8>),
}

/// An inquiry whose answer is an `A`.
#[derive(Debug)]
pub struct Inquiry<A> {
    bytes: Arc<[u8]>,
    answer: PhantomData<fn() -> A>,
}

impl<A> Clone for Inquiry<A> {
    fn clone(&self) -> Self {
        Self {
            bytes: self.bytes.clone(),
            answer: PhantomData,
        }
    }
}

/// The same is asked.
impl<A> PartialEq for Inquiry<A> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl<A: DeserializeOwned> Inquiry<A> {
    /// One of a lab; whoever calls it sees to it that the lab answers this with an `A`.
    pub(crate) fn of_lab(inquiry: &impl Serialize) -> Self {
        Self::new(&Content::OfLab(encode(inquiry)))
    }

    fn new(content: &Content) -> Self {
        Self {
            bytes: encode(content).into(),
            answer: PhantomData,
        }
    }

    /// What a worker is asked.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Reads an answer; `None` for bytes that are none.
    pub fn read(&self, answer: &[u8]) -> Option<A> {
        postcard::from_bytes(answer).ok()
    }
}

impl Inquiry<String> {
    /// The report as a file.
    pub fn report(format: Format) -> Self {
        Self::new(&Content::Report(format))
    }
}

/// An answer that takes no longer than finding out what was asked.
pub fn at_once(answer: &impl Serialize) -> Box<dyn Answering> {
    Box::new(AtOnce(encode(answer)))
}

struct AtOnce(Vec<u8>);

impl Answering for AtOnce {
    fn step(&mut self) -> Status {
        Status::Finished
    }

    fn answer(&mut self) -> Vec<u8> {
        core::mem::take(&mut self.0)
    }
}

/// An answer as bytes.
pub(crate) fn encode(value: &impl Serialize) -> Vec<u8> {
    // Plain data in memory: postcard has no way to fail here.
    postcard::to_stdvec(value).unwrap_or_default()
}

/// Begins to answer what is asked of an experiment of this lab.
pub(crate) fn begin<L: Lab>(
    lab: &L,
    inquiry: &[u8],
    snapshots: &[Option<Sent>],
) -> Result<Box<dyn Answering>, NoAnswer> {
    match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
        Content::Report(format) => lab.answer_report(format, snapshots),
        Content::OfLab(inquiry) => lab.answer(&inquiry, snapshots),
    }
}

/// Answers on the caller's own thread, however long it takes.
///
/// # Errors
/// Says why there is no answer.
pub fn answer<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<Sent>],
) -> Result<A, NoAnswer> {
    let mut answering = experiment.answer(inquiry.bytes(), snapshots)?;
    while answering.step() == Status::Running {}
    inquiry.read(&answering.answer()).ok_or(NoAnswer::Unknown)
}
