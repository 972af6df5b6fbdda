//! Field of a form: how what is typed is read, why it is not taken, and what its control is like.

use super::change::EditOutcome;
use experiments::parameters::{Control, Parameter};
use texts::Texts;

/// Whether a value wants the whole width of the form: long names to choose from or to tick, long texts, the player who plays.
pub fn is_wide(control: Control, options: &[(&str, &str)]) -> bool {
    let lengths = options.iter().map(|(_, text)| text.chars().count());
    match control {
        Control::OneOf(_) => lengths.max() >= Some(50),
        Control::SomeOf(_) => lengths.sum::<usize>() >= 50,
        Control::Text { is_wide } => is_wide,
        Control::Whole | Control::Real | Control::Switch => false,
    }
}

/// What was typed as a value is written: without what is around it. The page writes numbers in groups, so it reads them too.
pub fn typed(control: Control, text: &str) -> String {
    let is_number = matches!(control, Control::Whole | Control::Real);
    text.trim()
        .chars()
        .filter(|c| !is_number || !c.is_whitespace())
        .collect()
}

/// A text that was refused, while it stands in the field, and the sentence that says why, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub text: String,
    pub because: Option<String>,
}

impl Refused {
    /// What of a text was refused, by what became of it; `None` if it was taken.
    pub fn of(text: String, outcome: EditOutcome) -> Option<Self> {
        match outcome {
            EditOutcome::Taken => None,
            EditOutcome::Refused => Some(Self {
                text,
                because: None,
            }),
            EditOutcome::Because(sentence) => Some(Self {
                text,
                because: Some(sentence),
            }),
        }
    }

    /// Why it was not taken: exactly, where that is known.
    pub fn sentence(&self, parameter: &Parameter, texts: &Texts) -> String {
        let sentence = self.because.clone();
        sentence.unwrap_or_else(|| (texts.form.refused)(&parameter.kind.allowed(texts)))
    }
}

/// What a parameter is for, and what it may be.
pub fn help(parameter: &Parameter, texts: &Texts) -> String {
    let words = (parameter.text)(texts);
    (texts.form.help)(words.help, &parameter.kind.allowed(texts))
}

/// Which keys a telephone offers.
pub fn input_mode(control: Control) -> &'static str {
    match control {
        Control::Whole => "numeric",
        Control::Real => "decimal",
        _ => "text",
    }
}

/// The value of a set of words, once `name` is ticked that was not, or no longer is: the words that are ticked, in the order of
/// their names.
pub fn toggled(names: &[&'static str], value: &str, name: &str) -> String {
    let chosen: Vec<&str> = value.split(',').collect();
    let next: Vec<&'static str> = names
        .iter()
        .copied()
        .filter(|&other| (other == name) != chosen.contains(&other))
        .collect();
    if next.is_empty() {
        "none".to_owned()
    } else {
        next.join(",")
    }
}
