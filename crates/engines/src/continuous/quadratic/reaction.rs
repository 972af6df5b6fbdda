//! Reaction: the best responses of a player to every action of the other one, as segments.
//!
//! A player's action s, the other's u. The payoff is a s² + (b u + d) s and what does not depend on s. If a is negative, the best s is −(b u + d) ∕ 2a, or the end of
//! the interval that is nearest. Else it is an end: the upper one where g = b u + d + a (low + high) is positive, the lower one where it is negative;
//! where g is 0 both are best, and everything between them too if a is 0.

use super::super::game::{ContinuousGame, Player};
use super::super::polynomial::Quadratic;
use super::segment::{Point, Segment, without_repetition};
use crate::exact::rational::{Rational, of_fraction};

/// A reaction curve: all pairs of an action and a best response to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reaction {
    /// Whose it is.
    pub player: usize,
    /// In the plane of the first and the second player's action.
    pub segments: Vec<Segment>,
    /// The player never cares: every action is best against everything. There are no segments then.
    pub is_everything: bool,
}

/// The ends of a player's interval.
pub fn ends(player: &Player) -> [Rational; 2] {
    [of_fraction(player.low), of_fraction(player.high)]
}

/// A game with payoffs of degree two at most.
#[derive(Clone, Debug, PartialEq)]
pub struct QuadraticGame {
    pub payoffs: [Quadratic; 2],
    /// The interval of each.
    pub ends: [[Rational; 2]; 2],
}

impl QuadraticGame {
    /// `None` if a payoff is of another kind.
    pub fn new(game: &ContinuousGame) -> Option<Self> {
        Some(Self {
            payoffs: [Quadratic::of(game, 0)?, Quadratic::of(game, 1)?],
            ends: game.players.each_ref().map(ends),
        })
    }

    /// A player's payoff with their own action first.
    pub fn own(&self, player: usize) -> Quadratic {
        match player {
            0 => self.payoffs[0].clone(),
            _ => self.payoffs[1].exchanged(),
        }
    }
}

/// A point in the plane, from a player's own action and the other's.
pub fn placed(player: usize, own: Rational, other: Rational) -> Point {
    match player {
        0 => [own, other],
        _ => [other, own],
    }
}

/// The reaction curve of a player.
pub fn reaction(game: &QuadraticGame, player: usize) -> Reaction {
    let payoff = game.own(player);
    let (own, other) = (&game.ends[player], &game.ends[1 - player]);
    let parts = match payoff.xx < Rational::ZERO {
        true => Some(parabola(&payoff, own, other)),
        false => only_ends(&payoff, own, other),
    };
    let is_everything = parts.is_none();
    let place = |[own, other]: Point| placed(player, own, other);
    let segment = |[from, to]: [Point; 2]| Segment::new(place(from), place(to));
    Reaction {
        player,
        segments: without_repetition(parts.into_iter().flatten().map(segment).collect()),
        is_everything,
    }
}

/// Pieces by their ends, each a player's own action and the other's.
type Pieces = Vec<[Point; 2]>;

/// The best responses where payoffs curve downwards.
fn parabola(payoff: &Quadratic, own: &Point, other: &Point) -> Pieces {
    let twice = -(&payoff.xx + &payoff.xx);
    let best = |at: &Rational| {
        let top = (&payoff.xy * at + &payoff.x) / &twice;
        top.max(own[0].clone()).min(own[1].clone())
    };
    let mut turns = other.to_vec();
    if payoff.xy != Rational::ZERO {
        // Where the top is at an end.
        let turn = |end: &Rational| (&twice * end - &payoff.x) / &payoff.xy;
        let inside = own
            .iter()
            .map(turn)
            .filter(|at| other[0] < *at && *at < other[1]);
        turns.extend(inside);
        turns.sort();
    }
    let point = |at: &Rational| [best(at), at.clone()];
    turns
        .windows(2)
        .map(|pair| [point(&pair[0]), point(&pair[1])])
        .collect()
}

/// The best responses where they are ends of the interval; `None` if everything is always best.
fn only_ends(payoff: &Quadratic, own: &Point, other: &Point) -> Option<Pieces> {
    let constant = &payoff.x + &payoff.xx * (&own[0] + &own[1]);
    let gain = |at: &Rational| &payoff.xy * at + &constant;
    let all_along = |end: &Rational| {
        [
            [end.clone(), other[0].clone()],
            [end.clone(), other[1].clone()],
        ]
    };
    if payoff.xy == Rational::ZERO {
        return match (constant == Rational::ZERO, payoff.xx == Rational::ZERO) {
            (true, true) => None,
            (true, false) => Some(own.iter().map(all_along).collect()),
            _ => Some(vec![all_along(
                &own[usize::from(constant > Rational::ZERO)],
            )]),
        };
    }
    let turn = -&constant / &payoff.xy;
    let is_inside = |at: &&Rational| other[0] <= **at && **at <= other[1];
    let mut marks = other.to_vec();
    marks.extend(Some(&turn).filter(is_inside).cloned());
    marks.sort();
    marks.dedup();
    let mut pieces: Pieces = Vec::new();
    for pair in marks.windows(2) {
        let middle = (&pair[0] + &pair[1]) / Rational::from(2);
        let end = &own[usize::from(gain(&middle) > Rational::ZERO)];
        pieces.push([
            [end.clone(), pair[0].clone()],
            [end.clone(), pair[1].clone()],
        ]);
    }
    if is_inside(&&turn) {
        let at = |end: &Rational| [end.clone(), turn.clone()];
        match payoff.xx == Rational::ZERO {
            true => pieces.push([at(&own[0]), at(&own[1])]),
            false => pieces.extend(own.iter().map(|end| [at(end), at(end)])),
        }
    }
    Some(pieces)
}
