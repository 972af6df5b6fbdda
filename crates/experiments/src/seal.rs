//! Seal of snapshots: what was found with a number for what was asked, as bytes. What was found for another question, in a file whose
//! link was edited, is foreign.

use crate::link::continued_fingerprint;
use serde::de::DeserializeOwned;

/// What the snapshots of a chunk are sealed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// A number for the question, and for the chunk where it has one of its own.
    question: u64,
    /// Which variant the chunk sends, where snapshots are an enum and the bytes need not say it.
    variant: Option<u8>,
}

impl Seal {
    /// Of the question alone.
    pub fn of(question: u64) -> Self {
        Self {
            question,
            variant: None,
        }
    }

    /// Of the question and one of its chunks.
    pub fn of_chunk(question: u64, chunk: usize) -> Self {
        let of_chunk = continued_fingerprint(question, format!(" {chunk}").as_bytes());
        Self::of(of_chunk)
    }

    /// On snapshots of this variant.
    #[must_use]
    pub fn of_variant(self, variant: u8) -> Self {
        Self {
            variant: Some(variant),
            ..self
        }
    }

    /// A snapshot's own bytes, sealed for a worker's message or a file.
    pub fn put_on(self, snapshot: &[u8]) -> Vec<u8> {
        // A number in memory: postcard has no way to fail here.
        let mut bytes = postcard::to_stdvec(&self.question).unwrap_or_default();
        bytes.extend(snapshot);
        bytes
    }

    /// Reads bytes from a worker or a file; `None` if they are damaged, or of another question.
    pub fn open<T: DeserializeOwned>(self, bytes: &[u8]) -> Option<T> {
        let (question, snapshot) = postcard::take_from_bytes::<u64>(bytes).ok()?;
        if question != self.question {
            return None;
        }
        match self.variant {
            None => postcard::from_bytes(snapshot).ok(),
            Some(variant) => postcard::from_bytes(&[&[variant], snapshot].concat()).ok(),
        }
    }
}
