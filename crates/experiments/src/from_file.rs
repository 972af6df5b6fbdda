//! Experiments of texts from elsewhere: files of other programs, and what somebody pastes.

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
