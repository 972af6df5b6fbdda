//! `saddlepoint list` and `saddlepoint help`: made from the labs' own descriptions.

use super::arguments::Arguments;
use super::failure::Failure;
use clap::CommandFactory;
use experiments::link::LinkError;
use experiments::parameters::Parameter;
use experiments::{Experiment, LABS};
use std::fmt::Write;
use texts::ENGLISH;

/// The labs, a line each.
pub fn labs() -> String {
    let mut text = String::new();
    for lab in LABS.iter().filter_map(|name| Experiment::of_lab(name)) {
        let _ = writeln!(text, "{}: {}", lab.lab(), lab.summary(&ENGLISH));
    }
    text
}

/// The parameters of a lab with defaults and what is allowed.
pub fn lab(name: &str) -> Result<String, Failure> {
    let experiment = Experiment::of_lab(name).ok_or_else(|| {
        let error = LinkError::UnknownLab {
            found: name.to_owned(),
        };
        Failure::wrong_input(error.sentence(&ENGLISH, LABS))
    })?;
    let mut text = format!(
        "{}\n\nsaddlepoint run '{name}?key=value&key=value'\n",
        experiment.summary(&ENGLISH)
    );
    for parameter in experiment.schema() {
        describe(&mut text, parameter, &experiment.value(parameter.key));
    }
    Ok(text)
}

fn describe(text: &mut String, parameter: &Parameter, default: &str) {
    let words = (parameter.text)(&ENGLISH);
    let unit = if words.unit.is_empty() {
        String::new()
    } else {
        format!(" ({})", words.unit)
    };
    let default = if default.is_empty() {
        "nothing"
    } else {
        default
    };
    let allowed = parameter.kind.allowed(&ENGLISH);
    let _ = writeln!(
        text,
        "\n  {}={default}{unit}\n      {}\n      Allowed: {allowed}.",
        parameter.key, words.help
    );
}

/// The program itself.
pub fn program() -> String {
    Arguments::command().render_long_help().to_string()
}
