//! Inquiries: what the page asks a worker about what chunks have sent, and the answers.
//!
//! A lab's inquiries are a closed enum of its own, in its own folder, and every one has a type of its answer ([`Inquiry`]).
//! Between page and worker both are bytes. One inquiry all labs have: the report.

use crate::ForeignSnapshot;
use crate::report::Report;
use core::marker::PhantomData;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoAnswer {
    /// No lab of this build is asked such a thing, or not of such an experiment.
    Unknown,
    /// A snapshot that is not one of the experiment's.
    Foreign { chunk: usize },
    /// The code that would answer could not be loaded.
    NotLoaded,
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
pub enum Content {
    Report(Format),
    /// The bytes of the lab's own enum.
    OfLab(Vec<u8>),
}

impl Content {
    /// Reads what was asked.
    ///
    /// # Errors
    /// If nobody of this build asks such a thing.
    pub fn read(inquiry: &[u8]) -> Result<Self, NoAnswer> {
        postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)
    }
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
    /// One of a lab; the player who calls it sees to it that the lab answers this with an `A`.
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

/// An answer as bytes.
pub fn encode(value: &impl Serialize) -> Vec<u8> {
    // Plain data in memory: postcard has no way to fail here.
    postcard::to_stdvec(value).unwrap_or_default()
}
