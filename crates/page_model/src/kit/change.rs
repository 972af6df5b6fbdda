//! Change of a parameter, and what became of it.

use experiments::Edit;
use experiments::diagnostic::Diagnostic;
use texts::Texts;

/// A parameter and the text of its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub key: &'static str,
    pub text: String,
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditOutcome {
    Taken,
    /// It is not what the parameter takes.
    Refused,
    /// It is not taken, and this sentence says what is wrong with it.
    Because(String),
}

impl EditOutcome {
    /// What became of a change of an experiment.
    pub fn of(edit: &Result<Edit, Option<Diagnostic>>, texts: &Texts) -> Self {
        match edit {
            Ok(_) => Self::Taken,
            Err(Some(problem)) => Self::Because(problem.at_field(texts)),
            Err(None) => Self::Refused,
        }
    }

    /// Why it was not taken, where `allowed` is all that can be said about a plain refusal; `None` if it was.
    pub fn refusal(self, allowed: impl FnOnce() -> String) -> Option<String> {
        match self {
            Self::Taken => None,
            Self::Refused => Some(allowed()),
            Self::Because(sentence) => Some(sentence),
        }
    }
}
