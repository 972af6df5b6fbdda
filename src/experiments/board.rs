//! The board of Connect Four as parameters have it: what every lab with such a board does with them.

use super::link::Problem;
use crate::engines::solver::Solvable;
use crate::games::connect_four::{Cell, Custom, Setup, Standard};
use ethnum::U256;

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

/// Something that is done on a board of whatever shape is the fastest for it.
pub trait OnShape {
    type Output;

    /// Does it.
    fn on<S: Solvable + 'static>(self, shape: S) -> Self::Output;
}

/// Does `what` on the fastest shape that holds this board.
pub fn on_shape<T: OnShape>(setup: Setup, what: T) -> T::Output {
    if setup == Setup::STANDARD {
        return what.on(Standard);
    }
    if let Some(shape) = Custom::<u64>::new(setup) {
        return what.on(shape);
    }
    if let Some(shape) = Custom::<u128>::new(setup) {
        return what.on(shape);
    }
    let shape = Custom::<U256>::new(setup);
    what.on(shape.unwrap_or_else(|| unreachable!("256 bits hold every board")))
}
