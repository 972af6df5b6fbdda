//! The board of Connect Four as parameters have it: what every lab with such a board does with them.

use super::link::Problem;
use crate::games::connect_four::{Cell, Setup};

/// The board of these parameters. Their ranges and [`repair_blocked`] make sure that there is one; until then the
/// standard board stands in.
pub fn setup(width: u64, height: u64, in_a_row: u64, blocked: Option<Cell>) -> Setup {
    let [width, height, in_a_row] =
        [width, height, in_a_row].map(|number| u8::try_from(number).unwrap_or(u8::MAX));
    Setup::new(width, height, in_a_row, blocked).unwrap_or_default()
}

/// Takes a blocked cell that is outside of the board away.
pub fn repair_blocked(blocked: &mut Option<Cell>, width: u64, height: u64) -> Option<Problem> {
    let is_outside = |cell: &Cell| u64::from(cell.column) >= width || u64::from(cell.row) >= height;
    let cell = blocked.take_if(|cell| is_outside(cell))?;
    Some(Problem::BlockedOutside {
        found: cell.to_string(),
        width: width as u8,
        height: height as u8,
    })
}
