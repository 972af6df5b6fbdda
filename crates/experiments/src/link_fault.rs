//! Faults that any parameter of a link can have.

use crate::diagnostic::{Diagnostic, Fault};
use crate::packed::PackedError;
use crate::parameters::Kind;
use std::sync::Arc;
use texts::Texts;

/// What any parameter of a link can have wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkFault {
    /// The lab does not have it; those it has, or of many the similar ones.
    UnknownKey { known: String, are_all: bool },
    /// It appears in the link twice; the first is taken.
    Repeated,
    /// A value outside what the parameter takes; the default is taken.
    Value {
        found: String,
        allowed: Arc<dyn Kind>,
    },
    /// A packed value that cannot be read; the default is taken.
    Packed(PackedError),
    /// A text that says nothing about this experiment; it is left out.
    MeansNothing { found: String },
    /// A value that makes no difference beside the other settings.
    Unused { found: String },
    /// A position in time after the last one; the last is taken.
    AfterTheLast { found: u64, last: u64 },
}

impl Fault for LinkFault {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let link = &texts.link;
        match self {
            Self::UnknownKey { known, are_all } => (link.unknown_key)(key, known, *are_all),
            Self::Repeated => (link.repeated)(key),
            Self::Value { found, allowed } => (link.value)(key, found, &allowed.allowed(texts)),
            Self::Packed(error) => (link.packed)(key, &error.to_string()),
            Self::MeansNothing { found } => (link.means_nothing)(key, found),
            Self::Unused { found } => (link.unused)(key, found),
            Self::AfterTheLast { found, last } => (link.after_the_last_move)(key, *found, *last),
        }
    }
}

/// Takes a position in time after the last one to the end. The end has one text only, so that equal experiments have
/// equal links.
pub fn repair_moment(key: &str, moment: &mut Option<u64>, last: u64) -> Option<Diagnostic> {
    let found = moment.take_if(|moment| *moment >= last)?;
    let fault = LinkFault::AfterTheLast { found, last };
    (found > last).then(|| Diagnostic::new(key, fault))
}
