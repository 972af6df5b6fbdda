//! Experiments of texts from elsewhere: files of other programs, and what somebody pastes.

use games::import::Form;
use games::strategic::names::SameNames;

/// One reading of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct FromFile<E> {
    pub experiment: E,
    /// What the text was taken for, in words that follow "Read as".
    pub taken_for: String,
    /// Whether there is nothing to say about that, since the text itself says what it is and is shown as that.
    pub is_sure: bool,
    /// What had to be changed, as sentences.
    pub notes: Vec<String>,
}

impl<E> FromFile<E> {
    /// The experiment of a game that was read; `shown_as` says what became of it where the lab shows another kind of game.
    pub fn new(experiment: E, form: Form, same: &[SameNames], shown_as: Option<&str>) -> Self {
        let taken_for = match shown_as {
            Some(shown_as) => format!("{form}, shown as {shown_as}"),
            None => form.to_string(),
        };
        Self {
            experiment,
            taken_for,
            is_sure: form.is_sure() && same.is_empty() && shown_as.is_none(),
            notes: same.iter().map(ToString::to_string).collect(),
        }
    }

    /// The same of another type of experiment.
    pub fn map<T>(self, change: impl FnOnce(E) -> T) -> FromFile<T> {
        FromFile {
            experiment: change(self.experiment),
            taken_for: self.taken_for,
            is_sure: self.is_sure,
            notes: self.notes,
        }
    }
}
