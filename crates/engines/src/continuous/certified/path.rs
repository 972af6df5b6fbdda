//! Path: best responses in turns, the cobweb of both reaction curves, each step to about thirteen digits of the one before inside of the interval, to about five at its ends.

use super::payoff::{Payoffs, area};
use super::response::best;
use crate::intervals::Interval;

/// How near, in parts of the interval, an action is to a best response that is taken for one.
const NEAR: f64 = 1e-9;
/// A response that brings less than some other action by more than this part of the payoffs' range is none: payoffs jump there.
const JUMP: f64 = 1e-3;

/// What a player answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Response {
    /// The present action if it is best, else the lowest that is.
    Is(f64),
    /// Payoffs jump just where they are highest: every action is worse than another, and one brings this much.
    None { reached: f64 },
}

/// The best response to what the other does now.
pub fn response(payoffs: &Payoffs, player: usize, now: [f64; 2]) -> Response {
    let other = Interval::point(now[1 - player]);
    let all = best(payoffs, player, other);
    let near = NEAR * payoffs.length(player);
    let is_best = |cluster: &Interval| {
        cluster.low - near <= now[player] && now[player] <= cluster.high + near
    };
    let chosen = match all.places.first() {
        Some(lowest) if !all.places.iter().any(is_best) => lowest.middle(),
        _ => now[player],
    };
    let there = payoffs.value(player, area(player, Interval::point(chosen), other));
    let reached = all.reached;
    if there.high < reached - JUMP * payoffs.ranges[player] {
        return Response::None { reached };
    }
    Response::Is(chosen)
}

/// What comes after a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    At([f64; 2]),
    /// Nobody changes anything.
    Rests,
    /// Somebody has no best response.
    Nowhere,
}

/// What comes after so many steps: the first player answers, then the second, or both at once.
pub fn next(payoffs: &Payoffs, now: [f64; 2], step: usize, at_once: bool) -> Next {
    let [Response::Is(first), Response::Is(second)] =
        [0, 1].map(|player| response(payoffs, player, now))
    else {
        return Next::Nowhere;
    };
    let moved = match at_once {
        true => [first, second],
        false if step.is_multiple_of(2) => [first, now[1]],
        false => [now[0], second],
    };
    if [first, second] == now {
        Next::Rests
    } else {
        Next::At(moved)
    }
}
