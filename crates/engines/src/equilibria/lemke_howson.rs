//! The algorithm of Lemke and Howson, pivot by pivot.
//!
//! Source: C. E. Lemke and J. T. Howson, "Equilibrium points of bimatrix games" (1964), with the labels of L. S. Shapley (1974). From the pair of
//! origins, which has every label, one label is dropped; the label that comes double is dropped next in the other polytope, until the dropped one is found. Ties
//! are broken lexicographically, so the way ends in degenerate games too.

use super::bimatrix::{Bimatrix, Mixed, normalized};
use super::vertices::{Labels, polytope};
use crate::Status;
use crate::exact::tableau::Tableau;
use dashu_int::IBig;

/// A pivot, and where it has led.
#[derive(Clone, Debug)]
pub struct Pivot {
    /// The player whose polytope it is in.
    pub player: usize,
    pub dropped: u32,
    pub found: u32,
    /// The strategies after it; nothing for one that is still at its origin.
    pub strategies: [Option<Mixed>; 2],
    /// The labels of both vertices.
    pub labels: [Labels; 2],
}

/// The way from one dropped label.
pub struct LemkeHowson {
    tableaus: [Tableau; 2],
    labels: [Vec<u32>; 2],
    missing: u32,
    /// What is dropped next, and by whom.
    next: Option<(usize, u32)>,
}

impl LemkeHowson {
    /// Begins by dropping `label`: rows come first, then columns.
    pub fn new(game: &Bimatrix, label: u32) -> Self {
        let [(first, first_labels), (second, second_labels)] =
            [0, 1].map(|player| polytope(game, player));
        // At the origin a player has the labels of their own actions.
        let player = usize::from(label as usize >= game.rows);
        Self {
            tableaus: [first, second],
            labels: [first_labels, second_labels],
            missing: label,
            next: Some((player, label)),
        }
    }

    /// The next pivot; `None` at the end.
    pub fn step(&mut self) -> Option<Pivot> {
        let (player, dropped) = self.next?;
        let labels = &self.labels[player];
        let tableau = &mut self.tableaus[player];
        let variable = labels.iter().position(|&label| label == dropped)?;
        let column = tableau.column_of(variable)?;
        let row = tableau.leaving(column)?;
        let found = labels[tableau.basic()[row]];
        tableau.pivot(row, column);
        self.next = (found != self.missing).then_some((1 - player, found));
        Some(Pivot {
            player,
            dropped,
            found,
            strategies: [0, 1].map(|player| self.strategy(player)),
            labels: [0, 1].map(|player| self.labels_of(player)),
        })
    }

    /// What a pivot costs now, in units of [`effort`](crate::effort).
    pub fn cost(&self) -> u64 {
        self.tableaus.iter().map(Tableau::cost).sum()
    }

    /// Goes on by a pivot.
    pub fn advance(&mut self) -> Status {
        match self.step() {
            Some(_) if self.next.is_some() => Status::Running,
            _ => Status::Finished,
        }
    }

    /// The equilibrium at the end of the way.
    pub fn solved(mut self) -> [Mixed; 2] {
        while self.advance() == Status::Running {}
        [0, 1].map(|player| self.strategy(player).unwrap_or_default())
    }

    fn strategy(&self, player: usize) -> Option<Mixed> {
        let tableau = &self.tableaus[player];
        let size = tableau.cobasic().len();
        let mut weights = vec![IBig::ZERO; size];
        for (row, &variable) in tableau.basic().iter().enumerate() {
            if variable < size {
                weights[variable] = tableau.constant(row);
            }
        }
        let is_origin = weights.iter().all(IBig::is_zero);
        (!is_origin).then(|| normalized(&weights))
    }

    fn labels_of(&self, player: usize) -> Labels {
        let labels = &self.labels[player];
        let cobasic = self.tableaus[player].cobasic().iter();
        cobasic.fold(0, |set, &variable| set | 1 << labels[variable])
    }
}
