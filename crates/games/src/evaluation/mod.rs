//! Evaluation: what a position seems to be worth before its game is over.
//!
//! * [`Evaluate`]: what a search asks.
//! * [`Material`]: stones and their squares in tic-tac-toe.
//! * [`ByKind`]: number and kind of pieces in Gardner's chess.
//! * [`OpenLines`]: lines that can still be completed in Connect Four.
//! * [`Indifference`]: a judge who knows nothing, for games that are searched to their ends.
//!
//! Games with payoffs of ±1 are judged within ±[`ALMOST_WON`]: no estimate counts as much as a win.

mod by_kind;
mod material;
mod open_lines;

pub use by_kind::{ByKind, POINTS_OF_A_WIN, Part};
pub use material::Material;
pub use open_lines::OpenLines;

use super::{Game, Player};

/// Estimates stay this far from a win: 0.99 of it.
pub const ALMOST_WON: f64 = 0.99;

/// A judge of positions of the game `G`.
pub trait Evaluate<G: Game> {
    /// What `position` seems to be worth for `player`, in the unit of [`Game::payoff`] and within
    /// [`Evaluate::range`]. Asked of positions in which the game goes on.
    fn evaluate(&self, position: &G, player: Player) -> f64;

    /// Whether nothing is about to happen that would make [`Evaluate::evaluate`] wrong at once.
    fn is_quiet(&self, _position: &G) -> bool {
        true
    }

    /// How promising `action` looks for the player who is to move, without looking further: more is better.
    fn promise(&self, _position: &G, _action: G::Action) -> f64 {
        0.0
    }

    /// The lowest and the highest value that a payoff or an evaluation can have for `player`.
    fn range(&self, _player: Player) -> (f64, f64) {
        (-1.0, 1.0)
    }
}

/// Every position seems even.
#[derive(Clone, Copy, Debug)]
pub struct Indifference;

impl<G: Game> Evaluate<G> for Indifference {
    fn evaluate(&self, _: &G, _: Player) -> f64 {
        0.0
    }
}
