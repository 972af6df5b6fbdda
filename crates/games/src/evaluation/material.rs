//! Tic-tac-toe by material: every stone is worth what its square is worth, as pieces are in chess.

use super::{ALMOST_WON, Evaluate};
use crate::tic_tac_toe::{Square, TicTacToe};
use crate::{Game, Player};

/// What a stone is worth on the central square, in a corner, and at an edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Material {
    pub centre: f64,
    pub corner: f64,
    pub edge: f64,
}

impl Material {
    fn worth(&self, square: Square) -> f64 {
        match square.index() {
            4 => self.centre,
            0 | 2 | 6 | 8 => self.corner,
            _ => self.edge,
        }
    }
}

impl Evaluate<TicTacToe> for Material {
    fn evaluate(&self, position: &TicTacToe, player: Player) -> f64 {
        let squares = (0..9).filter_map(Square::new);
        let worth = squares.map(|square| match position.stone(square) {
            Some(owner) if owner == player => self.worth(square),
            Some(_) => -self.worth(square),
            None => 0.0,
        });
        // Adding 0 makes 0 of −0.
        (worth.sum::<f64>() + 0.0).clamp(-ALMOST_WON, ALMOST_WON)
    }

    /// Nobody can complete a line with the next stone.
    fn is_quiet(&self, position: &TicTacToe) -> bool {
        !position.actions().any(|square| position.is_wanted(square))
    }

    /// How many lines the square is in.
    fn promise(&self, _: &TicTacToe, action: Square) -> f64 {
        match action.index() {
            4 => 4.0,
            0 | 2 | 6 | 8 => 3.0,
            _ => 2.0,
        }
    }
}
