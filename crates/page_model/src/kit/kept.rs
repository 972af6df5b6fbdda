//! Kept between visits and for a tab: what stored texts say. They may hold nonsense; then nothing is kept.

use serde::{Deserialize, Serialize};

/// A kept link, if it is one of this lab. Whether it opens anything is seen there.
pub fn link_of(lab: &str, kept: String) -> Option<String> {
    let of = kept.split('?').next();
    (of == Some(lab)).then_some(kept)
}

/// A kept link, if it can be one of any lab. Whether it opens anything is seen there.
pub fn link_of_any(kept: String) -> Option<String> {
    kept.starts_with(|first: char| first.is_ascii_lowercase())
        .then_some(kept)
}

/// A scene of a lesson, and the lab that it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonPlace {
    pub link: String,
    /// Of the lesson.
    pub title: String,
    pub lab: String,
}

impl LessonPlace {
    /// The place that a kept text says.
    pub fn read(kept: &str) -> Option<Self> {
        serde_json::from_str(kept).ok()
    }

    /// As a text to be kept.
    pub fn written(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }
}

/// This many answers are kept.
const MAX_ANSWERS: usize = 200;

/// Answers to questions by their ids, the latest last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answers(Vec<(String, String)>);

impl Answers {
    /// The answers that a kept text says; none if it says none.
    pub fn read(kept: &str) -> Self {
        serde_json::from_str(kept).unwrap_or_default()
    }

    /// The answer to the question with this id.
    pub fn of(&self, id: &str) -> Option<&str> {
        let mut answers = self.0.iter();
        answers
            .find(|(of, _)| of == id)
            .map(|(_, answer)| answer.as_str())
    }

    /// Adds an answer in place of an earlier one to the same question; of the others the latest stay.
    pub fn add(&mut self, id: &str, answer: &str) {
        self.0.retain(|(of, _)| of != id);
        self.0.push((id.to_owned(), answer.to_owned()));
        let first = self.0.len().saturating_sub(MAX_ANSWERS);
        self.0.drain(..first);
    }

    /// As a text to be kept.
    pub fn written(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }
}
