//! Results to take away: a table for people and CSV, JSON for programs.

use serde::Serialize;
use serde_json::{Value, json};

/// What an experiment has found, in every form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// `{"experiment": canonical link, "result": …}`, ending in a newline.
    pub json: String,
    pub table: Table,
}

#[derive(Serialize)]
struct Document<'a, R> {
    experiment: &'a str,
    result: &'a R,
}

impl Report {
    /// The report of `result`, which the experiment with this canonical link gave.
    pub fn new(experiment: &str, result: &impl Serialize, table: Table) -> Self {
        let document = Document { experiment, result };
        // Strings, numbers and lists have a JSON form; maps with other keys, which do not, stand in no result.
        let mut json = serde_json::to_string_pretty(&document).unwrap_or_default();
        json.push('\n');
        Self { json, table }
    }
}

/// Rows of cells under named columns; one row is the header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub header: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Comma-separated values with a header line (RFC 4180, lines ending in a newline alone).
    pub fn csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let records = core::iter::once(&self.header).chain(&self.rows);
        for record in records {
            // Writing to memory does not fail, and rows of different lengths are a bug of the lab.
            let written = writer.write_record(record);
            debug_assert!(written.is_ok());
        }
        let bytes = writer.into_inner().unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }

    /// `{"about": lines, "columns": names, "rows": cells}`, ending in a newline. Cells that are numbers are numbers, with all their digits.
    pub fn json(&self, about: &[String]) -> String {
        let cell = |cell: &String| match serde_json::from_str::<serde_json::Number>(cell) {
            Ok(number) => Value::Number(number),
            Err(_) => Value::String(cell.clone()),
        };
        let row = |row: &Vec<String>| row.iter().map(cell).collect::<Value>();
        let rows: Vec<Value> = self.rows.iter().map(row).collect();
        let document = json!({ "about": about, "columns": self.header, "rows": rows });
        let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Columns under each other, right-aligned, for a terminal.
    pub fn text(&self) -> String {
        let records: Vec<&Vec<String>> = core::iter::once(&self.header).chain(&self.rows).collect();
        let width = |column: usize| {
            let cells = records.iter().filter_map(|record| record.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.header.len()).map(width).collect();
        let mut text = String::new();
        for record in &records {
            let cells: Vec<String> = record
                .iter()
                .zip(&widths)
                .map(|(cell, &width)| format!("{cell:>width$}"))
                .collect();
            text.push_str(cells.join("  ").trim_end());
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_are_numbers_are_numbers_in_json() {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        let table = Table {
            header: texts(&["iterations", "name"]),
            rows: vec![
                texts(&["1000", "cfr"]),
                texts(&["-0.5e-3", "1/3"]),
                texts(&["", "007"]),
            ],
        };
        let read: Value = serde_json::from_str(&table.json(&texts(&["seed=1"]))).expect("JSON");
        let wanted = json!({
            "about": ["seed=1"],
            "columns": ["iterations", "name"],
            "rows": [[1000, "cfr"], [-0.0005, "1/3"], ["", "007"]],
        });
        assert_eq!(read, wanted);
    }
}
