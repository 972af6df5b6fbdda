//! The rules of Connect Four for the crate `minimax`, which brings searches and no games: sets of cells as bits, seven
//! a column, the topmost of which stays empty.

use minimax::Winner;

const COLUMNS: u32 = 7;
/// Bits a column.
const HEIGHT: u32 = 7;
const CELLS: u32 = 42;
/// From a cell to the next one: upwards, to the right, and along both diagonals.
const DIRECTIONS: [u32; 4] = [1, HEIGHT, HEIGHT - 1, HEIGHT + 1];

/// A position.
#[derive(Clone, Copy, Default)]
pub struct Position {
    occupied: u64,
    /// The stones of the player who moved last.
    last: u64,
}

/// The game.
pub struct ConnectFour;

impl Position {
    fn has_four(self) -> bool {
        DIRECTIONS.into_iter().any(|step| {
            let pairs = self.last & (self.last >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }
}

/// The lowest cell of a column.
fn bottom(column: u32) -> u64 {
    1 << (column * HEIGHT)
}

impl minimax::Game for ConnectFour {
    type S = Position;
    type M = u8;

    fn generate_moves(position: &Position, moves: &mut Vec<u8>) -> Option<Winner> {
        let winner = Self::get_winner(position);
        if winner.is_none() {
            let top = |column| bottom(column) << (HEIGHT - 2);
            let is_open = |&column: &u32| position.occupied & top(column) == 0;
            moves.extend((0..COLUMNS).filter(is_open).map(|column| column as u8));
        }
        winner
    }

    fn apply(position: &mut Position, column: u8) -> Option<Position> {
        let mover = position.occupied ^ position.last;
        let occupied = position.occupied | (position.occupied + bottom(u32::from(column)));
        Some(Position {
            occupied,
            last: mover | (occupied ^ position.occupied),
        })
    }

    fn get_winner(position: &Position) -> Option<Winner> {
        if position.has_four() {
            Some(Winner::PlayerJustMoved)
        } else {
            (position.occupied.count_ones() == CELLS).then_some(Winner::Draw)
        }
    }
}
