//! Results to take away: a table for people and CSV, JSON for programs.

use serde::Serialize;

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
