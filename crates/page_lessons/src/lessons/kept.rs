//! Answers to the questions of a lesson, and the seed of the reader's own: kept on this machine, by the lesson.

use experiments::link::fingerprint;
use lessons::lesson::Question;
use page_kit::device;
use page_kit::storage;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The first answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// Which question it answers: a number of its words.
    pub question: u64,
    /// In words.
    pub text: String,
    /// `None` where nothing is graded.
    pub is_right: Option<bool>,
    /// What was right then, in words.
    pub right: String,
    /// Whether it is about the scene's own experiment, not one that the reader had changed.
    #[serde(default)]
    pub is_own: bool,
}

/// What is kept of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// By the scene, counted from 0.
    pub answers: BTreeMap<usize, Answer>,
    /// Of experiments that vary.
    pub seed: u64,
    /// Where the reader sits in a class, for the code that is handed in.
    #[serde(default)]
    pub seat: Option<u16>,
}

impl Kept {
    /// What is kept of the lesson with this id.
    pub fn of(id: &str) -> Self {
        let kept = storage::lesson(id);
        let kept: Option<Self> = kept.and_then(|kept| serde_json::from_str(&kept).ok());
        kept.unwrap_or_else(|| Self {
            seed: device::new_seed(),
            ..Self::default()
        })
    }

    /// The answer to this question of a scene; `None` if the scene asks another now.
    pub fn answer(&self, scene: usize, question: &Question) -> Option<&Answer> {
        let answer = self.answers.get(&scene);
        answer.filter(|answer| answer.question == number_of(question))
    }

    /// Keeps it.
    pub fn keep(&self, id: &str) {
        if let Ok(text) = serde_json::to_string(self) {
            storage::set_lesson(id, &text);
        }
    }

    /// How many were right, of how many that are graded.
    pub fn score(&self) -> (usize, usize) {
        let graded = self.answers.values().filter_map(|answer| answer.is_right);
        graded.fold((0, 0), |(right, asked), is_right| {
            (right + usize::from(is_right), asked + 1)
        })
    }
}

/// A number of the words of a question, and hardly of others.
pub fn number_of(question: &Question) -> u64 {
    fingerprint(&format!("{:?}", question.words))
}
