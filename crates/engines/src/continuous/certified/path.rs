//! Path: best responses in turns, the cobweb of both reaction curves, each step to about thirteen digits of the one before inside of the interval, to about five at its ends.

use super::payoff::Payoffs;
use super::response::responses;
use crate::intervals::Interval;

/// How near, in parts of the interval, an action is to a best response that is taken for one.
const NEAR: f64 = 1e-9;

/// The best response to what the other does now: the present action if that is one, else the lowest.
pub fn response(payoffs: &Payoffs, player: usize, now: [f64; 2]) -> f64 {
    let all = responses(payoffs, player, Interval::point(now[1 - player]));
    let near = NEAR * payoffs.length(player);
    let is_best = |cluster: &Interval| {
        cluster.low - near <= now[player] && now[player] <= cluster.high + near
    };
    match all.first() {
        Some(lowest) if !all.iter().any(is_best) => lowest.middle(),
        _ => now[player],
    }
}

/// The point after the next step, of which so many have been: the first player answers, then the second, or both at once. `None` where nobody changes anything.
pub fn next(payoffs: &Payoffs, now: [f64; 2], step: usize, at_once: bool) -> Option<[f64; 2]> {
    let best = [0, 1].map(|player| response(payoffs, player, now));
    let moved = match at_once {
        true => best,
        false if step.is_multiple_of(2) => [best[0], now[1]],
        false => [now[0], best[1]],
    };
    (best != now).then_some(moved)
}
