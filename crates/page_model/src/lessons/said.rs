//! Said to a question of a scene: an answer, or what it waits for; and what is told about an answer.

use super::judging::judge;
use super::kept::Answer;
use super::live::Known;
use experiments::Experiment;
use lessons::lesson::{Question, Wanted};
use std::rc::Rc;
use texts::{ReaderTexts, Texts};

/// What was said, while it is no answer yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// It cannot be judged; why.
    Refused(String),
    /// It is judged once all that the experiment asks is found.
    Waiting {
        question: Rc<Question>,
        asked: Option<String>,
        text: String,
    },
}

impl Said {
    /// What waits, if it was said of what is shown now: a question that is being written changes, and so do experiments.
    pub fn waiting(&self, question: &Question, known: &Known) -> Option<&str> {
        match self {
            Self::Waiting {
                question: of,
                asked,
                text,
            } if **of == *question && *asked == known.asked() => Some(text),
            _ => None,
        }
    }
}

/// The answer that a text is.
///
/// # Errors
/// It is none yet.
pub fn said_to(
    question: &Rc<Question>,
    known: &Known,
    text: String,
    texts: &'static Texts,
) -> Result<Answer, Said> {
    match judge(question, known, &text, texts) {
        Some(judged) => judged.map_err(Said::Refused),
        None => Err(Said::Waiting {
            question: question.clone(),
            asked: known.asked(),
            text,
        }),
    }
}

/// What is told about an answer.
pub fn verdict(answer: &Answer, wanted: &Wanted, words: &ReaderTexts) -> String {
    let said = (words.your_answer)(answer.text.trim_end_matches('.'));
    let is_place = matches!(wanted, Wanted::Place(..));
    match answer.is_right {
        // Places have names that only programs read.
        Some(true) if is_place => words.right.to_owned(),
        Some(false) if is_place => words.wrong.to_owned(),
        Some(true) => format!("{} {said}", words.right),
        Some(false) => format!(
            "{} {said} {}",
            words.wrong,
            (words.right_answer)(&answer.right)
        ),
        None => format!("{} {said}", words.saved),
    }
}

/// The experiment with the right place selected, after another one was said.
pub fn right_place(wanted: &Wanted, answer: &Answer, known: &Known) -> Option<Experiment> {
    let Wanted::Place(key, _) = wanted else {
        return None;
    };
    let right = answer.right.split("; ").next().unwrap_or_default();
    let there = known.experiment.as_ref()?.with(key, right);
    there.filter(|_| answer.is_right == Some(false))
}

/// The place that is selected on the stage, if one is.
pub fn selected_place(key: &str, known: &Known) -> Option<String> {
    let place = known.experiment.as_ref()?.value(key);
    Some(place).filter(|place| !place.is_empty() && place != "none")
}
