//! Standard output, where results go.

use super::arguments::Format;
use super::failure::Failure;
use experiments::report::{Report, Table};
use serde_json::{Map, Value};
use std::io::{self, ErrorKind, Write};

/// Writes to standard output. A reader that has gone away (`| head`) is no failure.
pub fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::failed_run(format!(
            "cannot write the result: {error}"
        ))),
        _ => Ok(()),
    }
}

/// Writes an experiment with its result.
pub fn print_report(report: &Report, format: Format) -> Result<(), Failure> {
    match format {
        Format::Text => print(&report.table.text()),
        Format::Json => print(&report.json),
        Format::Csv => print(&report.table.csv()),
    }
}

/// Writes a list: `text` for people, else the table; as JSON, an object a row.
pub fn print_list(text: &str, table: &Table, format: Format) -> Result<(), Failure> {
    match format {
        Format::Text => print(text),
        Format::Csv => print(&table.csv()),
        Format::Json => print(&format!("{:#}\n", objects(table))),
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
