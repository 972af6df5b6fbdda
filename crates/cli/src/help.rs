//! `saddlepoint list` and `saddlepoint help`: made from the labs' own descriptions.

use super::arguments::{Arguments, Format};
use super::failure::Failure;
use super::output::print_list;
use clap::CommandFactory;
use experiments::link::LinkError;
use experiments::report::Table;
use experiments::{Experiment, LABS};
use std::fmt::Write;
use texts::{ENGLISH, ParameterText};

/// Prints the labs, a line each.
pub fn labs(format: Format) -> Result<(), Failure> {
    let labs = LABS.iter().filter_map(|name| Experiment::of_lab(name));
    let row = |lab: Experiment| vec![lab.lab().to_owned(), lab.summary(&ENGLISH).to_owned()];
    let table = table(["lab", "summary"], labs.map(row).collect());
    let lines = table.rows.iter().map(|row| format!("{}\n", row.join(": ")));
    print_list(&lines.collect::<String>(), &table, format)
}

/// Prints the parameters of a lab with defaults and what is allowed.
pub fn lab(name: &str, format: Format) -> Result<(), Failure> {
    let experiment = Experiment::of_lab(name).ok_or_else(|| {
        let error = LinkError::UnknownLab {
            found: name.to_owned(),
        };
        Failure::wrong_input(error.sentence(&ENGLISH, LABS))
    })?;
    let mut text = format!(
        "{}\n\nsaddlepoint run '{name}?key=value&key=value'\n\n{}\n",
        experiment.summary(&ENGLISH),
        ENGLISH.allowed.how_numbers_are_written
    );
    let mut rows = Vec::new();
    for parameter in experiment.schema() {
        let words = (parameter.text)(&ENGLISH);
        let default = experiment.value(parameter.key);
        let allowed = parameter.kind.allowed(&ENGLISH);
        describe(&mut text, parameter.key, &default, words, &allowed);
        rows.push(vec![
            parameter.key.to_owned(),
            default,
            words.unit.to_owned(),
            words.help.to_owned(),
            allowed,
        ]);
    }
    let header = ["parameter", "default", "unit", "help", "allowed"];
    print_list(&text, &table(header, rows), format)
}

fn table<const N: usize>(header: [&str; N], rows: Vec<Vec<String>>) -> Table {
    Table {
        header: header.map(str::to_owned).into(),
        rows,
    }
}

fn describe(text: &mut String, key: &str, default: &str, words: &ParameterText, allowed: &str) {
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
    let _ = writeln!(
        text,
        "\n  {key}={default}{unit}\n      {}\n      Allowed: {allowed}.",
        words.help
    );
}

/// The program itself.
pub fn program() -> String {
    Arguments::command().render_long_help().to_string()
}
