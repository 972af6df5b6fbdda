//! Elimination: actions that are certainly strictly dominated go, round by round, from the ends of both intervals.
//!
//! If a payoff rises with the player's action from the lower end up to c, against everything that is left of the other's actions, all actions below c are dominated by c; from
//! above likewise. If payoffs curve downwards, that finds all dominated actions but those for which the pieces are too few; else it may leave others.

use super::payoff::{Area, Payoffs, area, cut};
use crate::intervals::Interval;

/// Rounds at most.
pub const MAX_ROUNDS: usize = 40;
/// A round that takes away less than this, in parts of the interval, is the last.
const MIN_CHANGE: f64 = 1e-7;
/// Pieces at most that a question is cut into.
const MAX_PIECES: usize = 120;
/// Halvings of an interval for its first action that is not dominated.
const HALVINGS: usize = 26;

/// An elimination that is under way.
#[derive(Clone, Debug)]
pub struct Elimination {
    /// What is left at most, from all actions on.
    pub rounds: Vec<Area>,
    pub is_over: bool,
}

impl Elimination {
    pub fn new(payoffs: &Payoffs) -> Self {
        Self {
            rounds: vec![payoffs.ends],
            is_over: false,
        }
    }

    /// One round.
    pub fn step(&mut self, payoffs: &Payoffs) {
        let last = self.rounds[self.rounds.len() - 1];
        let next = [0, 1].map(|player| left(payoffs, player, last));
        let gone =
            |player: usize| (last[player].width() - next[player].width()) / payoffs.length(player);
        self.is_over =
            (0..2).all(|player| gone(player) < MIN_CHANGE) || self.rounds.len() >= MAX_ROUNDS;
        self.rounds.push(next);
    }
}

/// What is left of a player's actions.
fn left(payoffs: &Payoffs, player: usize, last: Area) -> Interval {
    let (own, other) = (last[player], last[1 - player]);
    let rises = |to: f64| {
        always(
            payoffs,
            player,
            Interval {
                low: own.low,
                high: to,
            },
            other,
            true,
        )
    };
    let falls = |from: f64| {
        always(
            payoffs,
            player,
            Interval {
                low: from,
                high: own.high,
            },
            other,
            false,
        )
    };
    let low = furthest(own.low, own.high, rises);
    let high = furthest(own.high, own.low, falls);
    // Where everything rises only the last action is left.
    let high = if high < low { low } else { high };
    Interval { low, high }
}

/// How far from one end to another something holds, which holds nowhere beyond where it first fails.
fn furthest(from: f64, to: f64, holds: impl Fn(f64) -> bool) -> f64 {
    if holds(to) {
        return to;
    }
    let (mut near, mut far) = (from, to);
    for _ in 0..HALVINGS {
        let middle = 0.5 * near + 0.5 * far;
        if holds(middle) {
            near = middle;
        } else {
            far = middle;
        }
    }
    near
}

/// Whether a payoff certainly rises, or falls, with the player's action throughout.
fn always(payoffs: &Payoffs, player: usize, own: Interval, other: Interval, rises: bool) -> bool {
    if own.width() <= 0.0 {
        return true;
    }
    let (mut open, mut seen) = (vec![area(player, own, other)], 0);
    while let Some(piece) = open.pop() {
        seen += 1;
        let slope = payoffs.own_slope(player, piece);
        let holds = if rises {
            slope.low > 0.0
        } else {
            slope.high < 0.0
        };
        if holds {
            continue;
        }
        let fails = if rises {
            slope.high <= 0.0
        } else {
            slope.low >= 0.0
        };
        if fails || seen > MAX_PIECES {
            return false;
        }
        open.extend(cut(piece, payoffs.longest(piece).0));
    }
    true
}
