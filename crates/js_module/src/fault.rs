//! Faults as JavaScript gets them: a code for programs, a sentence for people, and what is wrong with which parameter.

use core::ops::Range;
use experiments::Experiment;
use experiments::diagnostic::Diagnostic;
use serde::Serialize;
use texts::Texts;
use ts_rs::TS;

/// Which kind of fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FaultCode")]
pub enum Code {
    /// The link, or a parameter in it.
    WrongLink,
    /// There is no such lab.
    UnknownLab,
    /// The text is no game in any form that is read here.
    WrongGame,
    /// A file that is no run, or one of another version.
    WrongFile,
    /// There is nothing to compute, or nothing of the kind that is asked for.
    NothingToDo,
    /// It would take longer than was allowed.
    TooCostly,
    /// It was begun and failed.
    Failed,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Fault {
    pub code: Code,
    /// A sentence that names what was found and what is allowed.
    pub message: String,
    /// What is wrong with single parameters.
    pub diagnostics: Vec<Problem>,
    /// How long it would take, if that is too long.
    pub seconds: Option<f64>,
}

impl Fault {
    /// One without more to say.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            diagnostics: Vec::new(),
            seconds: None,
        }
    }

    /// A link in which these parameters are wrong.
    pub fn of_parameters(experiment: &Experiment, problems: &[Diagnostic], texts: &Texts) -> Self {
        let diagnostics: Vec<Problem> = problems
            .iter()
            .map(|problem| Problem::new(experiment, problem, texts))
            .collect();
        let sentences: Vec<&str> = diagnostics
            .iter()
            .map(|problem| &*problem.message)
            .collect();
        Self {
            message: sentences.join("\n"),
            diagnostics,
            ..Self::new(Code::WrongLink, "")
        }
    }
}

/// What is wrong with a parameter.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Diagnostic")]
pub struct Problem {
    /// Its key.
    pub parameter: String,
    /// A sentence that names what was found and what is allowed.
    pub message: String,
    /// What is allowed, as a phrase; nothing if there is no such parameter.
    pub allowed: Option<String>,
    /// The text of its value that was not taken, where a part of that is wrong.
    pub text: Option<String>,
    /// Which part of the text, from `start` to before `end`, in UTF-16 units as JavaScript counts.
    pub start: Option<usize>,
    pub end: Option<usize>,
}

impl Problem {
    fn new(experiment: &Experiment, problem: &Diagnostic, texts: &Texts) -> Self {
        let key = problem.key();
        let parameter = experiment
            .schema()
            .iter()
            .find(|parameter| parameter.key == key);
        let place = problem.place();
        let units = |(text, bytes): (&str, Range<usize>)| {
            let units = |end: usize| text.get(..end).map(|part| part.encode_utf16().count());
            Some((units(bytes.start)?, units(bytes.end)?))
        };
        let (start, end) = place.clone().and_then(units).unzip();
        Self {
            parameter: key.to_owned(),
            message: problem.sentence(texts),
            allowed: parameter.map(|parameter| parameter.kind.allowed(texts)),
            text: place.map(|(text, _)| text.to_owned()),
            start,
            end,
        }
    }
}
