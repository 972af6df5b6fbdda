//! Best-response dynamic: all the time a few of the population turn to what is best now, x' = BR(x) − x.
//!
//! Source: I. Gilboa and A. Matsui, "Social stability and equilibrium" (1991). Among responses that are equally good it is the first.
//!
//! As long as the best responses stay the same the orbit is known, x(t) = BR + (x(0) − BR) e^−t, and so is the moment at which another response becomes
//! better. A step follows it from one such moment to the next. Where they have no end, at a mixed equilibrium and on the way along a tie, an orbit goes on in pieces of a step and
//! trembles by their length.

use super::payoffs::{Payoffs, Point, plus};
use crate::effort;

/// So many moments of a step are met, however near to each other.
const EXACT: usize = 4;
/// After them, so many pieces of a step are enough.
const PIECES: f64 = 16.0;

/// The first of the actions that pay `player` most at a point.
pub fn best_response(payoffs: &Payoffs, player: usize, point: &Point) -> usize {
    let values = payoffs.values(player, point);
    let better = |best: usize, action: usize| {
        if values[action] > values[best] {
            action
        } else {
            best
        }
    };
    (0..values.len()).fold(0, better)
}

/// Which way a point moves.
pub fn direction(payoffs: &Payoffs, point: &Point) -> Point {
    payoffs.each(|player| towards(best_response(payoffs, player, point), &point[player]))
}

fn towards(response: usize, shares: &[f64]) -> Vec<f64> {
    let mut direction: Vec<f64> = shares.iter().map(|share| -share).collect();
    direction[response] += 1.0;
    direction
}

/// Where a point is after a time.
pub fn step(payoffs: &Payoffs, point: &Point, time: f64) -> Point {
    let (mut point, mut left, mut number) = (point.clone(), time, 0);
    while left > 0.0 {
        let least = if number < EXACT { 0.0 } else { time / PIECES };
        number += 1;
        let responses = [0, 1].map(|player| best_response(payoffs, player, &point));
        // A little beyond, so that what is better then is better by more than rounding.
        let same = until_better(payoffs, &point, responses) + time * 1e-6;
        let piece = same.max(least).min(left);
        effort::spend(2 * payoffs.products() + 64);
        let way = -libm::expm1(-piece);
        point = payoffs.each(|player| {
            let direction = towards(responses[player], &point[player]);
            plus(&point[player], way, &direction)
        });
        left -= piece;
    }
    point
}

/// How long these responses stay the best, while both turn to them. What a response is ahead of another action by goes from what it is now, as e^−t, to what it is
/// against the other one's response.
fn until_better(payoffs: &Payoffs, point: &Point, responses: [usize; 2]) -> f64 {
    let mut shortest = f64::INFINITY;
    for player in 0..2 {
        let values = payoffs.values(player, point);
        let (own, other) = (responses[player], responses[1 - player]);
        for (rival, value) in values.iter().enumerate() {
            let ahead = values[own] - value;
            let last = payoffs.payoff(player, own, other) - payoffs.payoff(player, rival, other);
            if last < 0.0 {
                shortest = shortest.min(libm::log1p(ahead / -last));
            }
        }
    }
    shortest
}
