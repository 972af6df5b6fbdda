//! Supporting: what is supported without public randomisation, from above by cells and from below by points.

use super::pairing::Pairing;
use crate::answering::Answering;
use engines::Status;
use engines::repeated::theory::grid::{CELLS, Grid};
use engines::repeated::theory::paths::Paths;
use experiments::inquiry::encode;
use experiments::repeated::WithoutLotteries;
use games::fraction::Fraction;
use std::collections::BTreeMap;

/// Places along each axis of a picture: of points in the same one, the first is told.
const PLACES: f64 = 192.0;

/// Begins to answer.
pub(super) fn answer(pairing: &Pairing) -> Box<dyn Answering> {
    let (game, delta) = (&pairing.stage.game, pairing.settings.continuation);
    let is_patient = delta > Fraction::ZERO;
    Box::new(Supporting(is_patient.then(|| Search {
        grid: Grid::new(game, delta),
        paths: Paths::new(game, delta),
        has_grid: false,
    })))
}

/// The search; none where nobody is patient.
struct Supporting(Option<Search>);

struct Search {
    grid: Grid,
    paths: Paths,
    /// Whether the cells are known.
    has_grid: bool,
}

impl Answering for Supporting {
    fn step(&mut self) -> Status {
        let Some(search) = &mut self.0 else {
            return Status::Finished;
        };
        if search.has_grid {
            return search.paths.advance(1);
        }
        search.has_grid = search.grid.advance(1) == Status::Finished;
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.0.as_ref().map(Search::found))
    }
}

impl Search {
    fn found(&self) -> WithoutLotteries {
        let low = [0, 1].map(|player| self.grid.edge(player, 0));
        let cell = [0, 1].map(|player| self.grid.edge(player, 1) - low[player]);
        let place = |payoffs: [f64; 2]| {
            [0, 1].map(|player| {
                let part = (payoffs[player] - low[player]) / (cell[player] * CELLS as f64);
                (part * PLACES).round() as i64
            })
        };
        let mut points = BTreeMap::new();
        for payoffs in self.paths.points() {
            points.entry(place(payoffs)).or_insert(payoffs);
        }
        WithoutLotteries {
            low,
            cell,
            cells: pieces(self.grid.cells()),
            points: points.into_values().collect(),
        }
    }
}

/// Cells that lie side by side in a row as one piece.
fn pieces(cells: &[bool]) -> Vec<[u8; 3]> {
    let mut pieces: Vec<[u8; 3]> = Vec::new();
    for (place, _) in cells.iter().enumerate().filter(|(_, held)| **held) {
        let [row, column] = [place / CELLS, place % CELLS].map(|number| number as u8);
        match pieces.last_mut() {
            Some([last, _, end]) if *last == row && *end == column => *end += 1,
            _ => pieces.push([row, column, column + 1]),
        }
    }
    pieces
}
