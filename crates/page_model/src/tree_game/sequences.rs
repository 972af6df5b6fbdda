//! Sequence form in words: names of sequences, and what pairs of them pay.

use super::analysis::Analysis;
use experiments::exact::Exact;
use std::collections::BTreeMap;
use texts::TreeGameTexts;

/// The name of a sequence: where it ends.
pub fn name(of: &Analysis, sequence: Option<(u32, u16)>, words: &TreeGameTexts) -> String {
    match sequence {
        None => words.empty_sequence.to_owned(),
        Some((set, action)) => format!(
            "{}: {}",
            of.labels[set as usize],
            of.action(set as usize, action.into())
        ),
    }
}

/// What pairs of sequences pay, by row and column: the first player alone in a zero-sum game; nothing where no end is.
pub struct Payoffs<'a> {
    cells: BTreeMap<[u32; 2], &'a [Exact; 2]>,
    is_zero_sum: bool,
}

impl<'a> Payoffs<'a> {
    /// Of a game, by the cells of its sequence form.
    pub fn new(of: &Analysis, cells: &'a [([u32; 2], [Exact; 2])]) -> Self {
        Self {
            cells: cells
                .iter()
                .map(|(pair, payoffs)| (*pair, payoffs))
                .collect(),
            is_zero_sum: of.game.is_zero_sum(),
        }
    }

    /// What stands in a cell.
    pub fn at(&self, row: usize, column: usize) -> String {
        match self.cells.get(&[row as u32, column as u32]) {
            None => String::new(),
            Some([first, _]) if self.is_zero_sum => first.shown(),
            Some([first, second]) => format!("{}, {}", first.shown(), second.shown()),
        }
    }
}

/// A coefficient of an equation.
pub fn coefficient(coefficient: i8) -> &'static str {
    match coefficient {
        0 => "",
        1 => "1",
        _ => "\u{2212}1",
    }
}
