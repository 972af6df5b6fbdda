//! A question: words, how it is answered, a hint, an explanation.

use crate::expression::Expression;
use crate::fault::{Allowed, Fault, FaultKind};
use crate::lesson::{Actions, Choice, Question, Scene, Wanted};
use crate::prose;
use crate::source::Source;

/// What a line of a question begins with, longest first.
const MARKS: [&str; 7] = ["actions:", "hint:", "why:", "place ", "free", "= ", "- "];

/// A part of a question: its mark, and from and to which byte it goes, without the mark.
struct Part {
    mark: &'static str,
    from: usize,
    to: usize,
}

/// Reads the question that begins on the line `first` into the scene.
pub fn read(source: &Source, first: usize, end: usize, scene: &mut Scene) {
    let parts = parts(source, first, end, scene);
    let Some((words, parts)) = parts.split_first() else {
        return;
    };
    let mut question = Question {
        at: source.position(words.from),
        words: prose::blocks(source, words.from, words.to),
        answered_at: source.position(words.from),
        wanted: Wanted::Free,
        actions: None,
        hint: Vec::new(),
        why: Vec::new(),
    };
    let mut wanted = None;
    let mut options = Vec::new();
    for part in parts {
        let text = source.text[part.from..part.to].trim();
        let at = source.position(part.from);
        let blocks = || prose::blocks(source, part.from, part.to);
        match part.mark {
            "hint:" => question.hint = blocks(),
            "why:" => question.why = blocks(),
            "actions:" => {
                question.actions = Some(Actions {
                    at,
                    information_set: text.to_owned(),
                });
            }
            mark => match answer(mark, text) {
                Err(kind) => scene.faults.push(Fault::new(at, kind)),
                Ok(Answer::Option(words, condition)) => options.push(Choice {
                    at,
                    words,
                    condition,
                }),
                Ok(Answer::Wanted(_)) if wanted.is_some() || !options.is_empty() => {
                    scene.faults.push(Fault::new(at, FaultKind::TwoAnswers));
                }
                Ok(Answer::Wanted(answer)) => {
                    question.answered_at = at;
                    wanted = Some(answer);
                }
            },
        }
    }
    let fault = match (&wanted, options.len()) {
        (None, 0) => Some(FaultKind::NoAnswer),
        (None, 1) => Some(FaultKind::TooFewOptions),
        _ => None,
    };
    if let Some(kind) = fault {
        scene.faults.push(Fault::new(question.at, kind));
        return;
    }
    question.wanted = wanted.unwrap_or(Wanted::Choice(options));
    scene.question = Some(question);
}

/// What a part tells about the answer.
enum Answer {
    Wanted(Wanted),
    Option(String, Expression),
}

fn answer(mark: &str, text: &str) -> Result<Answer, FaultKind> {
    match mark {
        "- " => option(text).map(|(words, condition)| Answer::Option(words, condition)),
        "= " => number(text).map(Answer::Wanted),
        "place " => place(text).map(Answer::Wanted),
        _ => Ok(Answer::Wanted(Wanted::Free)),
    }
}

/// The parts: each goes on until the next begins, over lines without a mark.
fn parts(source: &Source, first: usize, end: usize, scene: &mut Scene) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for line in first..end {
        let text = source.line(line);
        let (start, line_end) = source.lines[line];
        let mark = MARKS.into_iter().find(|mark| text.starts_with(mark));
        let mark = mark.filter(|&mark| match mark {
            "free" => text.trim() == mark,
            "place " => text.contains('='),
            _ => true,
        });
        let asks_again = line > first && text.starts_with("? ");
        if asks_again {
            let at = source.position(start);
            scene.faults.push(Fault::new(at, FaultKind::AfterQuestion));
            return parts;
        }
        if line == first {
            let (mark, from) = ("", start + 2);
            parts.push(Part {
                mark,
                from,
                to: line_end,
            });
        } else if let Some(mark) = mark {
            let from = start + mark.len();
            parts.push(Part {
                mark,
                from,
                to: line_end,
            });
        } else if let Some(part) = parts.last_mut() {
            part.to = line_end;
        }
    }
    parts
}

fn expression(text: &str) -> Result<Expression, FaultKind> {
    Expression::read(text).map_err(FaultKind::Expression)
}

/// `expression ± expression`.
fn number(text: &str) -> Result<Wanted, FaultKind> {
    let (right, tolerance) = match text.split_once('±') {
        Some((right, tolerance)) => (right, Some(expression(tolerance)?)),
        None => (text, None),
    };
    Ok(Wanted::Number(expression(right)?, tolerance))
}

/// `words if condition`.
fn option(text: &str) -> Result<(String, Expression), FaultKind> {
    let no_condition = || FaultKind::NoCondition(text.to_owned());
    let (words, condition) = text.rsplit_once(" if ").ok_or_else(no_condition)?;
    Ok((words.trim().to_owned(), expression(condition)?))
}

/// `key = expression`.
fn place(text: &str) -> Result<Wanted, FaultKind> {
    let parts = text
        .split_once('=')
        .filter(|(key, _)| !key.trim().is_empty());
    let (key, right) = parts
        .ok_or_else(|| FaultKind::Value("place".to_owned(), text.to_owned(), Allowed::Place))?;
    Ok(Wanted::Place(key.trim().to_owned(), expression(right)?))
}
