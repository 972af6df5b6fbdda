//! Standard output, where results go.

use super::arguments::Format;
use super::failure::Failure;
use experiments::report::{Report, Table};
use experiments::{ChunkOutput, Experiment, ForeignSnapshot};
use serde_json::{Map, Value};
use std::io::{self, ErrorKind, Write};
use texts::ENGLISH;

/// Writes to standard output. A reader that has gone away (`| head`) is no failure.
pub fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::failed_run(format!(
            "cannot write the result: {error}"
        ))),
        _ => Ok(()),
    }
}

/// Writes what the chunks of an experiment have found.
pub fn print_found(
    experiment: &Experiment,
    sent: &[Option<ChunkOutput>],
    format: Format,
) -> Result<(), Failure> {
    let failed = |error: ForeignSnapshot| Failure::failed_run(error.to_string());
    print_report(&experiment.report(sent).map_err(failed)?, format)?;
    let listing = experiment.listing(sent, &ENGLISH).map_err(failed)?;
    if format == Format::Text && !listing.is_empty() {
        print(&format!("\n{listing}"))?;
    }
    Ok(())
}

/// Writes an experiment with its result.
pub fn print_report(report: &Report, format: Format) -> Result<(), Failure> {
    match format {
        Format::Text => print(&report.table.text()),
        Format::Json => print(&report.json),
        Format::Ndjson => print(&one_line(&report.json)),
        Format::Csv => print(&report.table.csv()),
    }
}

/// The same object on a line; numbers and the order of keys stay.
fn one_line(json: &str) -> String {
    // Within texts, ends of lines are written as signs: all others only lay the object out.
    let lines: Vec<&str> = json.lines().map(str::trim_start).collect();
    lines.concat() + "\n"
}

/// Writes a list: `text` for people, else the table; as JSON, an object a row.
pub fn print_list(text: &str, table: &Table, format: Format) -> Result<(), Failure> {
    match format {
        Format::Text => print(text),
        Format::Csv => print(&table.csv()),
        Format::Json => print(&format!("{:#}\n", objects(table))),
        Format::Ndjson => {
            let objects = objects(table);
            let rows = objects.as_array().into_iter().flatten();
            print(&rows.map(|row| format!("{row}\n")).collect::<String>())
        }
    }
}

/// The rows by the names in the header.
fn objects(table: &Table) -> Value {
    let object = |row: &Vec<String>| {
        let cells = table
            .header
            .iter()
            .cloned()
            .zip(row.iter().cloned().map(Value::from));
        Value::from(cells.collect::<Map<_, _>>())
    };
    table.rows.iter().map(object).collect()
}
