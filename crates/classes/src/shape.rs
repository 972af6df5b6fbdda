//! Shape of a lesson: which questions a code has answers to, and a number that tells the lesson from others.

use crate::answer::Kind;
use crate::words::{self, Values};
use experiments::link::fingerprint;
use lessons::lesson::{Lesson, Question, Wanted};

/// How wide the number of a lesson, or of an experiment that the class plays, is.
pub const BITS: usize = 20;

/// A question in its lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Counted from 0.
    pub scene: usize,
    pub kind: Kind,
}

/// The shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Of its title, its experiments, and what it asks: words between them may be corrected.
    pub lesson: u32,
    pub questions: Vec<Place>,
}

impl Shape {
    /// That of a lesson.
    pub fn of(lesson: &Lesson) -> Self {
        let mut text = lesson.title.clone();
        let mut questions = Vec::new();
        for (number, scene) in lesson.scenes.iter().enumerate() {
            let Some(question) = &scene.question else {
                continue;
            };
            let stage = scene.stage.as_ref().map_or("", |stage| &stage.link);
            let asked = words::markdown(&question.words, &Values::AsWritten);
            text.push_str(&format!(
                "\n{stage}\n{}\n{asked}\n{}",
                scene.varies,
                wanted(question)
            ));
            questions.push(Place {
                scene: number,
                kind: kind(question),
            });
        }
        Self {
            lesson: folded(fingerprint(&text)),
            questions,
        }
    }
}

/// A fingerprint in as many bits as codes have for it.
pub(crate) fn folded(number: u64) -> u32 {
    // Its halves, so that all of its bits count.
    let folded = number ^ number >> 32 ^ number >> 20;
    (folded & ((1 << BITS) - 1)) as u32
}

fn kind(question: &Question) -> Kind {
    match &question.wanted {
        Wanted::Number(..) => Kind::Number,
        Wanted::Choice(options) => Kind::Choice(options.len()),
        Wanted::Place(..) => Kind::Place,
        Wanted::Free => Kind::Free,
    }
}

fn wanted(question: &Question) -> String {
    match &question.wanted {
        Wanted::Number(right, tolerance) => {
            let tolerance = tolerance.as_ref().map_or("", |tolerance| tolerance.text());
            format!("= {} ± {tolerance}", right.text())
        }
        Wanted::Choice(options) => {
            let option = |option: &lessons::lesson::Choice| {
                format!("- {} if {}", option.words, option.condition.text())
            };
            options.iter().map(option).collect::<Vec<_>>().join("\n")
        }
        Wanted::Place(key, right) => format!("place {key} = {}", right.text()),
        Wanted::Free => "free".to_owned(),
    }
}
