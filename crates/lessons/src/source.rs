//! Source of a lesson: its text, and where its lines are.

use crate::fault::Position;

/// A text with its lines.
pub struct Source<'a> {
    pub text: &'a str,
    /// From and to which byte each goes, without its end.
    pub lines: Vec<(usize, usize)>,
}

impl<'a> Source<'a> {
    pub fn new(text: &'a str) -> Self {
        let mut lines = Vec::new();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let end = start + line.trim_end_matches(['\n', '\r']).len();
            lines.push((start, end));
            start += line.len();
        }
        Self { text, lines }
    }

    /// A line, counted from 0.
    pub fn line(&self, line: usize) -> &'a str {
        let (start, end) = self.lines[line];
        &self.text[start..end]
    }

    /// The place of a byte.
    pub fn position(&self, at: usize) -> Position {
        let line = self
            .lines
            .partition_point(|&(start, _)| start <= at)
            .saturating_sub(1);
        let start = self.lines.get(line).map_or(0, |&(start, _)| start);
        let before = self.text.get(start..at).unwrap_or_default();
        Position {
            line: line as u32 + 1,
            column: before.chars().count() as u32 + 1,
        }
    }
}
