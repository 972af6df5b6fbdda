//! Contour: the curve along which a player's payoff is the same, as lines on a grid.
//!
//! Source: W. E. Lorensen, H. E. Cline, "Marching Cubes" (1987), in two dimensions: a side of a cell whose ends lie on both sides of the level is cut where a straight line between them
//! has the level. This is a drawing: it is exact where payoffs are linear, and off by a part of a cell otherwise.

use super::game::ContinuousGame;
use crate::effort;

/// Cells along each axis.
const CELLS: usize = 64;

/// A player's payoffs at the corners of all cells, in rows of one action of the second player; `None` where there is none.
#[derive(Clone, Debug)]
pub struct Grid {
    ends: [[f64; 2]; 2],
    values: Vec<Option<f64>>,
}

impl Grid {
    pub fn new(game: &ContinuousGame, player: usize) -> Self {
        let ends = game.players.each_ref().map(super::game::Player::ends);
        let at = |axis: usize, step: usize| along(ends[axis], step);
        let rows = (0..=CELLS).flat_map(|row| (0..=CELLS).map(move |column| [column, row]));
        let values = rows.map(|[column, row]| {
            effort::spend(game.operations() as u64);
            game.value(player, [at(0, column), at(1, row)]).ok()
        });
        Self {
            values: values.collect(),
            ends,
        }
    }

    /// The pieces of the curve of a level, each from one point to another.
    pub fn level(&self, level: f64) -> Vec<[[f64; 2]; 2]> {
        let cells = (0..CELLS).flat_map(|row| (0..CELLS).map(move |column| (column, row)));
        cells
            .flat_map(|(column, row)| self.in_cell(column, row, level))
            .collect()
    }

    fn in_cell(&self, column: usize, row: usize, level: f64) -> Vec<[[f64; 2]; 2]> {
        // Around the cell.
        let corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(|[x, y]| [column + x, row + y]);
        let value = |[x, y]: [usize; 2]| self.values[y * (CELLS + 1) + x];
        let mut cuts = Vec::with_capacity(4);
        for (place, &from) in corners.iter().enumerate() {
            let to = corners[(place + 1) % 4];
            let (Some(low), Some(high)) = (value(from), value(to)) else {
                return Vec::new();
            };
            if (low < level) != (high < level) {
                let part = (level - low) / (high - low);
                cuts.push([0, 1].map(|axis| {
                    let (one, two) = (
                        along(self.ends[axis], from[axis]),
                        along(self.ends[axis], to[axis]),
                    );
                    one + part * (two - one)
                }));
            }
        }
        cuts.chunks_exact(2)
            .map(|pair| [pair[0], pair[1]])
            .collect()
    }
}

fn along([low, high]: [f64; 2], step: usize) -> f64 {
    low + (high - low) * step as f64 / CELLS as f64
}
