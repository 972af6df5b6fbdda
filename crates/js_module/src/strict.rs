//! Links without fault: a program that silently ran another experiment than it was asked for would mislead.

use crate::fault::{Code, Fault};
use experiments::diagnostic::Diagnostic;
use experiments::link::LinkError;
use experiments::{Experiment, FromFile, LABS, NotRunnable};
use texts::Texts;

/// The experiment of a link that has no fault and something to compute, with a game in any form that is read here.
///
/// # Errors
/// What is wrong with the link.
pub fn experiment(link: &str, texts: &Texts) -> Result<Experiment, Fault> {
    let opened = opened(link, texts)?;
    let experiment = with_foreign_text(opened)?;
    match experiment.runnable() {
        Ok(()) => Ok(experiment),
        Err(reason) => Err(nothing_to_run(&experiment, &reason, texts)),
    }
}

/// The experiment of a link in which no parameter is wrong.
///
/// # Errors
/// What is wrong with the link.
pub fn opened(link: &str, texts: &Texts) -> Result<Experiment, Fault> {
    let opened = Experiment::open(link).map_err(|error| of_link(&error, texts))?;
    match &*opened.problems {
        [] => Ok(opened.experiment),
        problems => Err(Fault::of_parameters(&opened.experiment, problems, texts)),
    }
}

/// Why a link opens nothing.
pub fn of_link(error: &LinkError, texts: &Texts) -> Fault {
    let code = match error {
        LinkError::UnknownLab { .. } => Code::UnknownLab,
        LinkError::TooLong { .. } | LinkError::Version { .. } => Code::WrongLink,
    };
    Fault::new(code, error.sentence(texts, LABS))
}

/// Why there is nothing to compute: a text that cannot be read is a fault of its parameter.
pub fn nothing_to_run(experiment: &Experiment, reason: &NotRunnable, texts: &Texts) -> Fault {
    let NotRunnable::Text { key, fault } = reason else {
        return Fault::new(Code::NothingToDo, reason.sentence(texts));
    };
    let problem = Diagnostic::of(*key, fault.clone()).in_text(&experiment.value(key));
    Fault::of_parameters(experiment, &[problem], texts)
}

/// The readings of the game of a link that is not written as links write it; none of one that is, or that cannot be read.
pub fn readings(experiment: &Experiment) -> Vec<FromFile<Experiment>> {
    let readings = experiment
        .foreign_text()
        .and_then(|text| experiment.with_file(text));
    readings.and_then(Result::ok).unwrap_or_default()
}

/// The experiment with the game of such a link, if that can be read in one way only.
fn with_foreign_text(experiment: Experiment) -> Result<Experiment, Fault> {
    let mut readings = readings(&experiment);
    if readings.len() < 2 {
        return Ok(readings.pop().map_or(experiment, |read| read.experiment));
    }
    let said: Vec<String> = readings
        .iter()
        .map(|read| format!("{}: {}", read.taken_for, read.experiment.link()))
        .collect();
    let message = format!("The game can be read in several ways:\n{}", said.join("\n"));
    Err(Fault::new(Code::WrongLink, message))
}
