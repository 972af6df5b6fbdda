//! Report of a lesson to the course system: elements of its data model with their values, in the order in which they are set.

use super::{Standard, attempt};
use crate::lessons::judging::typed;
use crate::lessons::kept::{Answer, Kept};
use classes::words::{self, Values};
use lessons::lesson::{Lesson, Question, Wanted};

/// Letters that both versions take in an answer and in what is right; SCORM 1.2 takes five more.
const MAX_LETTERS: usize = 250;

/// An element and its value.
pub type Element = (String, String);

/// What the system is told when the student is in `scene`, from 0.
pub fn elements(standard: Standard, lesson: &Lesson, kept: &Kept, scene: usize) -> Vec<Element> {
    let names = Names::of(standard);
    let mut elements = Vec::new();
    let mut tell = |name: &str, value: String| elements.push((name.to_owned(), value));
    tell(names.location, (scene + 1).to_string());
    if let Some(text) = attempt::written(standard, kept) {
        tell("cmi.suspend_data", text);
    }
    let (right, _, graded) = kept.score_in(lesson);
    if graded > 0 {
        let share = right as f64 / graded as f64;
        tell(&format!("{}.min", names.score), "0".to_owned());
        tell(&format!("{}.max", names.score), "100".to_owned());
        tell(&format!("{}.raw", names.score), decimal(100.0 * share, 2));
        if standard == Standard::Scorm2004 {
            tell("cmi.score.scaled", decimal(share, 4));
        }
    }
    let Done { done, all } = Done::of(lesson, kept, scene);
    let word = if done == all {
        "completed"
    } else {
        "incomplete"
    };
    tell(names.status, word.to_owned());
    if standard == Standard::Scorm2004 {
        tell("cmi.progress_measure", decimal(done as f64 / all as f64, 4));
    }
    // Answered or not, so that a question has the same number whenever it is answered.
    for (number, (scene, question)) in questions(lesson).enumerate() {
        elements.extend(interaction(standard, number, scene, question, kept));
    }
    elements
}

/// Elements that have another name in each version.
struct Names {
    location: &'static str,
    score: &'static str,
    status: &'static str,
    said: &'static str,
    wrong: &'static str,
}

impl Names {
    fn of(standard: Standard) -> Self {
        match standard {
            Standard::Scorm12 => Self {
                location: "cmi.core.lesson_location",
                score: "cmi.core.score",
                status: "cmi.core.lesson_status",
                said: "student_response",
                wrong: "wrong",
            },
            Standard::Scorm2004 => Self {
                location: "cmi.location",
                score: "cmi.score",
                status: "cmi.completion_status",
                said: "learner_response",
                wrong: "incorrect",
            },
        }
    }
}

/// How much of a lesson is done: of its questions those that are answered, or, where nothing is asked, the scenes up to this one.
struct Done {
    done: usize,
    all: usize,
}

impl Done {
    fn of(lesson: &Lesson, kept: &Kept, scene: usize) -> Self {
        let all = questions(lesson).count();
        if all == 0 {
            let all = lesson.scenes.len().max(1);
            return Self {
                done: (scene + 1).min(all),
                all,
            };
        }
        let answered =
            questions(lesson).filter(|(scene, question)| kept.answer(*scene, question).is_some());
        Self {
            done: answered.count(),
            all,
        }
    }
}

fn questions(lesson: &Lesson) -> impl Iterator<Item = (usize, &Question)> {
    let scenes = lesson.scenes.iter().enumerate();
    scenes.filter_map(|(number, scene)| Some((number, scene.question.as_ref()?)))
}

/// A question and its answer, as number `number` of all.
fn interaction(
    standard: Standard,
    number: usize,
    scene: usize,
    question: &Question,
    kept: &Kept,
) -> Vec<Element> {
    let names = Names::of(standard);
    let answer = kept.answer(scene, question);
    let is_number = matches!(question.wanted, Wanted::Number(..))
        && answer.is_none_or(|answer| typed(&answer.text).is_some());
    let kind = if is_number { "numeric" } else { "fill-in" };
    let mut told = vec![
        ("id", format!("scene-{}", scene + 1)),
        ("type", kind.to_owned()),
    ];
    if standard == Standard::Scorm2004 {
        let asked = words::markdown(&question.words, &Values::AsWritten);
        told.push(("description", cut(&asked)));
    }
    if let Some(answer) = answer {
        let written = |text: &str| written(standard, is_number, text);
        // What is right comes before the answer: systems may judge it by that.
        let right = written(&answer.right).filter(|_| answer.is_right.is_some());
        told.extend(right.map(|right| {
            (
                "correct_responses.0.pattern",
                pattern(standard, is_number, right),
            )
        }));
        told.extend(written(&answer.text).map(|text| (names.said, text)));
        told.push(("result", result(answer, names.wrong).to_owned()));
    }
    let name = |element: &str| format!("cmi.interactions.{number}.{element}");
    told.into_iter()
        .map(|(element, value)| (name(element), value))
        .collect()
}

fn result(answer: &Answer, wrong: &'static str) -> &'static str {
    match answer.is_right {
        Some(true) => "correct",
        Some(false) => wrong,
        None => "neutral",
    }
}

/// A text that a student wrote, or that is right; nothing where the question asks for a number and it is none.
fn written(standard: Standard, is_number: bool, text: &str) -> Option<String> {
    let text = cut(text.trim());
    if is_number {
        return typed(&text).map(|number| decimal(number, 7));
    }
    // Brackets have a meaning in answers of SCORM 2004.
    let is_2004 = standard == Standard::Scorm2004;
    let text = if is_2004 {
        text.replace("[,]", ",")
    } else {
        text
    };
    Some(text).filter(|text| !text.is_empty())
}

/// Right numbers are from this to that in SCORM 2004.
fn pattern(standard: Standard, is_number: bool, right: String) -> String {
    match standard {
        Standard::Scorm2004 if is_number => format!("{right}[:]{right}"),
        _ => right,
    }
}

fn cut(text: &str) -> String {
    text.chars().take(MAX_LETTERS).collect()
}

/// Without an exponent, and without zeros at its end.
fn decimal(number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if matches!(text, "-0" | "") {
        "0".to_owned()
    } else {
        text.to_owned()
    }
}
