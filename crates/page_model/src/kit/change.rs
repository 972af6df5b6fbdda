//! Change of a parameter, and what became of it; what was edited since the results that are shown.

use experiments::diagnostic::Diagnostic;
use experiments::{Edit, Experiment};
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
    /// What became of a change of `experiment`.
    pub fn of(
        edit: &Result<Edit, Option<Diagnostic>>,
        experiment: &Experiment,
        texts: &Texts,
    ) -> Self {
        match edit {
            Ok(_) => Self::Taken,
            Err(Some(problem)) => Self::Because(experiment.at_field(problem, texts)),
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

/// The labels of the settings in which what is asked differs.
pub fn labels_of_changes(before: &Experiment, now: &Experiment, texts: &'static Texts) -> String {
    let (before, now) = (before.asked(), now.asked());
    let changed = now.schema().iter().filter(|parameter| {
        let key = parameter.key;
        now.uses(key) && before.value(key) != now.value(key)
    });
    let labels: Vec<&str> = changed
        .map(|parameter| (parameter.text)(texts).label)
        .collect();
    labels.join(", ")
}
