//! Collecting of answers: what is kept of a class, which codes are added to it, why what looks like one is none, and which lesson a
//! text names.

use classes::collection::Collection;
use classes::frame::CodeFault;
use classes::search::search;
use classes::shape::Shape;
use lessons::link::{CLASS, LESSON, LessonLink, LessonSource};
use serde::{Deserialize, Serialize};
use texts::CodeFaultTexts;

/// What is kept of a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// See [`Shape::lesson`]: codes of another text of the lesson are no answers to this one.
    pub lesson: u32,
    pub collection: Collection,
}

impl Kept {
    /// What a kept text says about this lesson; an empty collection if it says nothing.
    pub fn read(kept: Option<&str>, lesson: u32) -> Self {
        let kept: Option<Self> = kept.and_then(|kept| serde_json::from_str(kept).ok());
        kept.filter(|kept| kept.lesson == lesson).unwrap_or(Self {
            lesson,
            collection: Collection::default(),
        })
    }

    /// As a text to be kept.
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// With the codes in a text; `None` if there are none of this lesson.
    pub fn with_codes(mut self, shape: &Shape, text: &str) -> Option<Self> {
        let found = search(shape, text);
        if found.iter().all(|found| found.read.is_err()) {
            return None;
        }
        self.collection.add(found);
        Some(self)
    }
}

/// The lesson that a text names, or is.
pub fn source(text: &str) -> Option<LessonSource> {
    let text = text.trim();
    if text.starts_with("---") {
        return Some(LessonSource::Text(text.to_owned()));
    }
    let (_, path) = text.split_once("#/")?;
    let links = [LESSON, CLASS]
        .into_iter()
        .filter_map(|place| LessonLink::read_at(place, path)?.ok());
    links.map(|link| link.source).next()
}

/// Why it is none.
pub fn sentence(fault: CodeFault, words: &CodeFaultTexts) -> String {
    match fault {
        CodeFault::TooShort { found, all } => (words.too_short)(found, all),
        CodeFault::CheckDigits => words.check_digits.to_owned(),
        CodeFault::OtherLesson => words.other_lesson.to_owned(),
        CodeFault::OtherExperiment => words.other_experiment.to_owned(),
        CodeFault::OtherRound { round } => (words.other_round)(round),
        CodeFault::OtherKind => words.other_kind.to_owned(),
        CodeFault::LaterVersion => words.later_version.to_owned(),
        CodeFault::Forged => words.forged.to_owned(),
    }
}
