//! Pairs: the matrix as a map of colours, best first, and what its cells say.

use super::analysis::{Analysis, SAME};
use crate::kit::chart::extent;
use texts::Texts;

/// A cell of the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The entrants of row and column.
    pub pair: [usize; 2],
    /// What the row's entrant gets; `None` until it is known.
    pub payoff: Option<f64>,
    /// How strong its colour is, from 0 to 1.
    pub strength: f64,
    /// In a sentence without its end.
    pub label: String,
}

/// The map.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The entrants of rows and columns.
    pub order: Vec<usize>,
    pub rows: Vec<Vec<Place>>,
    /// From the weakest colour to the strongest; `None` while nothing is known.
    pub range: Option<(f64, f64)>,
}

/// The map of all pairs, best first or, where somebody is asked about that, as they are listed.
pub fn map(of: &Analysis, is_ranked: bool, texts: &Texts) -> Map {
    let order = if is_ranked {
        of.order()
    } else {
        (0..of.count()).collect()
    };
    let range = extent(of.matrix.iter().flatten().filter_map(|cell| cell.payoff()));
    let row = |&row: &usize| {
        let columns = order.iter();
        columns
            .map(|&column| place(of, [row, column], range, texts))
            .collect()
    };
    Map {
        rows: order.iter().map(row).collect(),
        order,
        range,
    }
}

fn place(of: &Analysis, pair: [usize; 2], range: Option<(f64, f64)>, texts: &Texts) -> Place {
    let words = &texts.labs.tournament.views.pairs;
    let [row, column] = pair;
    let cell = &of.matrix[row][column];
    let payoff = cell.payoff();
    let [first, second] = pair.map(|entrant| &*of.names[entrant]);
    let strength = payoff.zip(range).map_or(0.0, |(payoff, (low, high))| {
        if high - low < SAME {
            0.5
        } else {
            (payoff - low) / (high - low)
        }
    });
    let label = match payoff {
        Some(payoff) => (words.cell)(first, second, &(texts.fixed)(payoff, 2), cell.is_exact()),
        None => (words.unknown_cell)(first, second),
    };
    Place {
        pair,
        payoff,
        strength,
        label,
    }
}

/// Where a key leads from row and column of the map, of so many; `None` for other keys.
pub fn moved([row, column]: [usize; 2], key: &str, count: usize) -> Option<[usize; 2]> {
    let last = count.saturating_sub(1);
    Some(match key {
        "ArrowUp" => [row.saturating_sub(1), column],
        "ArrowDown" => [last.min(row + 1), column],
        "ArrowLeft" => [row, column.saturating_sub(1)],
        "ArrowRight" => [row, last.min(column + 1)],
        "Home" => [row, 0],
        "End" => [row, last],
        _ => return None,
    })
}
