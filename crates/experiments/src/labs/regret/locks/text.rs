//! Fixed strategies as a parameter, and what is wrong with a text that is none.

use super::fault::{LockError, LockFault};
use super::{Locks, MAX_ENTRIES};
use crate::diagnostic::{Fault, Refusal, quote};
use crate::parameters::{Control, Kind, Values};
use core::ops::Range;
use texts::Texts;

/// Strategies that are fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedStrategies;

impl Kind for FixedStrategies {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.locks.to_owned()
    }

    fn control(&self) -> Control {
        Control::Text { is_wide: true }
    }
}

impl Values<Locks> for FixedStrategies {
    fn read(&self, text: &str) -> Result<Locks, Refusal> {
        text.parse().map_err(Refusal::because::<LockError>)
    }

    fn write(&self, locks: &Locks) -> String {
        locks.to_string()
    }
}

/// A fixed strategy that is none, or that the game does not have; it is left out, or the default taken.
impl Fault for LockError {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.link.lock)(key, &lock_sentence(self, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        lock_sentence(self, texts)
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        let start = text.find(&self.entry)?;
        Some(start..start + self.entry.len())
    }
}

/// What is wrong with a fixed strategy, as a sentence that names the entry.
pub fn lock_sentence(error: &LockError, texts: &Texts) -> String {
    let words = &texts.labs.regret.locks;
    let fault = match &error.fault {
        LockFault::Form => words.form.to_owned(),
        LockFault::Probability { found } => (words.probability)(&quote(found)),
        LockFault::Sum { sum } => (words.sum)(*sum),
        LockFault::Repeated => words.repeated.to_owned(),
        LockFault::TooMany { found } => (words.too_many)(*found, MAX_ENTRIES),
        LockFault::Unknown { known } => (words.unknown)(known),
        LockFault::Count { found, actions } => (words.count)(*found, actions),
    };
    (words.at)(&quote(&error.entry), &fault)
}
