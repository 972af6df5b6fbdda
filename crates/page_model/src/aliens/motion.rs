//! Motion from one moment of a game to the next: where things are in between, in cells.
//!
//! On the way to a moment each thing is where it was before, plus a part of its step; in the moment itself it is in its cell. `left` is
//! how much of the way is left, from 1 to 0.

use games::aliens::Position;
use games::aliens::grid::{BOTTOM, Cells, WIDTH};

/// The column and the row of each cell that is set.
pub fn places(cells: &Cells) -> impl Iterator<Item = (f64, f64)> {
    let rows = cells.iter().enumerate();
    rows.flat_map(|(row, &bits)| {
        let columns = (0..u32::BITS).filter(move |column| (bits >> column) & 1 == 1);
        columns.map(move |column| (f64::from(column), row as f64))
    })
}

/// Whether what happens every `pause` steps has happened in the last one.
pub fn is_due(now: &Position, pause: i16) -> bool {
    now.steps().is_multiple_of(pause.unsigned_abs().max(1))
}

/// Where an alien is that stands at (x, y) in the end. Aliens come from the left in even rows, from the right in odd ones, and from above
/// at the edges.
pub fn alien((x, y): (f64, f64), has_moved: bool, left: f64) -> (f64, f64) {
    let left = if has_moved { left } else { 0.0 };
    let is_even = y % 2.0 == 0.0;
    let (entry, along) = if is_even {
        (0.0, 1.0)
    } else {
        (f64::from(WIDTH) - 1.0, -1.0)
    };
    if x == entry {
        (x, if y > 0.0 { y - left } else { y })
    } else {
        (x - along * left, y)
    }
}

/// Where a bomb is that has fallen a cell in the last step or not.
pub fn bomb((x, y): (f64, f64), has_fallen: bool, left: f64) -> (f64, f64) {
    (x, y - if has_fallen { left } else { 0.0 })
}

/// Where a shot is that flies `speed` cells a step: never below the cannon.
pub fn shot((x, y): (f64, f64), speed: f64, left: f64) -> (f64, f64) {
    (x, (y + speed * left).min(BOTTOM as f64))
}

/// The column of the cannon on its way from one to another.
pub fn cannon(from: f64, to: f64, left: f64) -> f64 {
    to - (to - from) * left
}
