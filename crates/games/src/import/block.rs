//! Blocks: tables as a text shows them, before anybody knows what their cells mean.

/// A table under its heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// What stands before it, such as `A =` or `Column player:`; often nothing.
    pub label: String,
    pub rows: Vec<Row>,
    /// Whether it is a matrix, all of whose entries are numbers: words in it are mistakes, not names.
    pub is_matrix: bool,
}

/// A row, with the line of the text that it begins in, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub line: usize,
    pub cells: Vec<String>,
}

impl Block {
    /// The line of its first row.
    pub fn line(&self) -> usize {
        self.rows.first().map_or(1, |row| row.line)
    }
}
