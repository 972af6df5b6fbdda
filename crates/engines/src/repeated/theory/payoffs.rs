//! Payoffs that are feasible, and those that are individually rational: at least what a player can be held down to, the minmax.
//!
//! Source: G. J. Mailath and L. Samuelson, "Repeated Games and Reputations" (2006), section 2.1.

use super::polygon::{Point, Polygon};
use crate::equilibria::security::matrix_game;
use crate::exact::rational::{Rational, quotient};
use crate::repeated::stage_game::StageGame;
use dashu_int::IBig;

/// What both get in an outcome.
pub fn payoffs(game: &StageGame, [row, column]: [usize; 2]) -> Point {
    [game.payoff(0, row, column), game.payoff(1, column, row)]
}

/// All pairs of actions.
pub fn outcomes(game: &StageGame) -> impl Iterator<Item = [usize; 2]> {
    let [rows, columns] = [0, 1].map(|player| game.size(player));
    (0..rows).flat_map(move |row| (0..columns).map(move |column| [row, column]))
}

/// All payoffs of lotteries over outcomes.
pub fn feasible(game: &StageGame) -> Polygon {
    Polygon::hull(
        outcomes(game)
            .map(|outcome| payoffs(game, outcome))
            .collect(),
    )
}

/// The most that `player` gets against a certain action of the other one.
pub fn best_response(game: &StageGame, player: usize, other: usize) -> Rational {
    let others = game.size(1 - player);
    let units = (0..game.size(player)).map(|own| game.units(player)[own * others + other]);
    quotient(units.max().unwrap_or(0).into(), game.denominator().into())
}

/// What the other one can hold `player` down to by one of their actions.
pub fn pure_minmax(game: &StageGame, player: usize) -> Rational {
    let all = (0..game.size(1 - player)).map(|other| best_response(game, player, other));
    all.min().unwrap_or(Rational::ZERO)
}

/// What the other one can hold `player` down to by mixing: the value of the player's own payoffs (J. von Neumann, 1928).
pub fn mixed_minmax(game: &StageGame, player: usize) -> Rational {
    let rows = game.units(player).chunks(game.size(1 - player));
    let rows: Vec<Vec<IBig>> = rows
        .map(|row| row.iter().map(|&units| units.into()).collect())
        .collect();
    matrix_game(&rows).0 / Rational::from(game.denominator())
}

/// The feasible payoffs of which each is at least this.
pub fn at_least(game: &StageGame, least: &Point) -> Polygon {
    feasible(game).cut(0, &least[0]).cut(1, &least[1])
}
