//! Proof: whether a place is certainly an equilibrium, or certainly none.
//!
//! All other actions of a player are cut into pieces. A piece is no better if its payoffs are certainly lower; or if payoffs curve downwards from the place to the piece and
//! do not rise from the place towards it.

use super::payoff::{Area, Payoffs, area, halves};
use crate::intervals::Interval;

/// Pieces at most.
const MAX_PIECES: usize = 1_000;

/// What is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Equilibrium,
    /// Somebody can do better.
    None,
    Open,
}

/// Whether nobody can do better than at a place. A player who is `free` has a slope of 0 somewhere in it, and it is asked about that point; the other one's place is one number.
pub fn proof(payoffs: &Payoffs, place: Area, free: [bool; 2]) -> Verdict {
    let verdicts = [0, 1].map(|player| best(payoffs, player, place, free[player]));
    match verdicts {
        [Verdict::Equilibrium, verdict] | [verdict, Verdict::Equilibrium] => verdict,
        verdicts if verdicts.contains(&Verdict::None) => Verdict::None,
        _ => Verdict::Open,
    }
}

/// Whether a player can do no better.
fn best(payoffs: &Payoffs, player: usize, place: Area, is_free: bool) -> Verdict {
    let (own, other) = (place[player], place[1 - player]);
    let here = payoffs.value(player, place);
    let critical = match is_free {
        true => Interval::ZERO,
        false => payoffs.jet(player, place).slopes[player],
    };
    let (mut open, mut seen) = (vec![payoffs.ends[player]], 0);
    while let Some(piece) = open.pop() {
        seen += 1;
        let middle = area(player, Interval::point(piece.middle()), other);
        if payoffs.value(player, middle).low > here.high {
            return Verdict::None;
        }
        let is_lower = payoffs.value(player, area(player, piece, other)).high < here.low;
        if is_lower || falls_towards(payoffs, player, place, piece, critical) {
            continue;
        }
        if seen > MAX_PIECES {
            return Verdict::Open;
        }
        // The place itself is a cut, so that no piece reaches beyond it on both sides.
        let inside = piece.low < own.middle() && own.middle() < piece.high && seen == 1;
        let cut = |low, high| Interval { low, high };
        open.extend(match inside {
            true => [cut(piece.low, own.middle()), cut(own.middle(), piece.high)],
            false => halves(piece),
        });
    }
    Verdict::Equilibrium
}

/// Whether payoffs certainly do not rise from a place to a piece, by slopes all the way or by the slope at the place and a downward curve.
fn falls_towards(
    payoffs: &Payoffs,
    player: usize,
    place: Area,
    piece: Interval,
    slope: Interval,
) -> bool {
    let own = place[player];
    let way = area(player, piece.hull(own), place[1 - player]);
    let middle = own.middle();
    let is_above = piece.low >= middle;
    let is_below = piece.high <= middle;
    let falls = |slope: Interval| (is_above && slope.high <= 0.0) || (is_below && slope.low >= 0.0);
    let curves = || payoffs.jet(player, way).curvatures[2 * player].high <= 0.0;
    let at_place = slope == Interval::ZERO || falls(slope);
    (at_place && curves()) || (own.width() == 0.0 && falls(payoffs.own_slope(player, way)))
}
