//! Handing in: what is kept of a lesson, as a student hands it in.

use super::judging::typed;
use super::kept::{Answer as KeptAnswer, Kept};
use classes::answer::{Answer, Said};
use classes::code::{HandedIn, MAX_SEAT};
use classes::shape::Shape;
use lessons::lesson::{Lesson, Question, Wanted};

/// The seat that was typed, `None` where nothing was.
///
/// # Errors
/// It is no seat.
pub fn seat_of(typed: &str) -> Result<Option<u16>, NoSeat> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let seat = typed
        .parse()
        .ok()
        .filter(|seat| (1..=MAX_SEAT).contains(seat));
    seat.map(Some).ok_or(NoSeat)
}

/// What was typed is no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeat;

/// Whether some of the answers are words, which stay with the student.
pub fn has_words(handed_in: &HandedIn) -> bool {
    let mut answers = handed_in.answers.iter().flatten();
    answers.any(|answer| answer.said == Said::Words)
}

/// What is kept of a lesson, as it is handed in.
pub fn handed_in(lesson: &Lesson, shape: &Shape, kept: &Kept) -> HandedIn {
    let answers = shape.questions.iter().map(|place| {
        let question = lesson.scenes[place.scene].question.as_ref()?;
        answer(question, kept.answer(place.scene, question)?)
    });
    HandedIn {
        seat: kept.seat,
        seed: kept.seed,
        answers: answers.collect(),
    }
}

fn answer(question: &Question, kept: &KeptAnswer) -> Option<Answer> {
    let said = match &question.wanted {
        Wanted::Number(..) => Said::number(typed(&kept.text)?),
        Wanted::Choice(options) => Said::Option(
            options
                .iter()
                .position(|option| option.words == kept.text)?,
        ),
        Wanted::Place(..) => Said::place(&kept.text),
        Wanted::Free => Said::Words,
    };
    Some(Answer {
        said,
        claim: kept.is_right,
        is_own: kept.is_own,
    })
}
