//! Kept of a lesson: answers to its questions, and the seed of the reader's own.

use experiments::link::fingerprint;
use lessons::lesson::{Lesson, Question, Scene};
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
    /// What a kept text says; nothing else is kept but this seed where it says nothing.
    pub fn read(kept: Option<&str>, new_seed: impl FnOnce() -> u64) -> Self {
        let kept: Option<Self> = kept.and_then(|kept| serde_json::from_str(kept).ok());
        kept.unwrap_or_else(|| Self {
            seed: new_seed(),
            ..Self::default()
        })
    }

    /// As a text to be kept.
    pub fn written(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// The answer to this question of a scene; `None` if the scene asks another now.
    pub fn answer(&self, scene: usize, question: &Question) -> Option<&Answer> {
        let answer = self.answers.get(&scene);
        answer.filter(|answer| answer.question == number_of(question))
    }

    /// With an answer in a scene, unless its question was answered before: the first answer counts.
    #[must_use]
    pub fn answered(mut self, scene: usize, answer: Answer) -> Self {
        let old = self.answers.get(&scene);
        if old.is_some_and(|old| old.question != answer.question) {
            self.answers.remove(&scene);
        }
        self.answers.entry(scene).or_insert(answer);
        self
    }

    /// How many were right, how many of those that are graded were answered, and how many of them the lesson has.
    pub fn score_in(&self, lesson: &Lesson) -> (usize, usize, usize) {
        let (right, answered) = self.score();
        let scenes = lesson.scenes.iter();
        let questions = scenes.filter_map(|scene| scene.question.as_ref());
        let graded = questions.filter(|question| question.wanted.is_graded());
        (right, answered, graded.count().max(answered))
    }

    /// How many were right, of how many that are graded.
    pub fn score(&self) -> (usize, usize) {
        let graded = self.answers.values().filter_map(|answer| answer.is_right);
        graded.fold((0, 0), |(right, asked), is_right| {
            (right + usize::from(is_right), asked + 1)
        })
    }
}

/// How a question stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Right,
    Wrong,
    /// Answered, and not graded.
    Saved,
    /// Not answered, or nothing is asked.
    Open,
}

impl Standing {
    /// How that of a scene stands.
    pub fn of(kept: &Kept, number: usize, scene: &Scene) -> Self {
        let question = scene.question.as_ref();
        let answer = question.and_then(|question| kept.answer(number, question));
        match answer.map(|answer| answer.is_right) {
            Some(Some(true)) => Self::Right,
            Some(Some(false)) => Self::Wrong,
            Some(None) => Self::Saved,
            None => Self::Open,
        }
    }
}

/// A number of the words of a question, and hardly of others.
pub fn number_of(question: &Question) -> u64 {
    fingerprint(&format!("{:?}", question.words))
}
