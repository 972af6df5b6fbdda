//! Logit dynamic, or smoothed best response: x' = L(u) − x, where L has the probabilities exp(u_i / temperature), made to add up to 1.
//!
//! Source: D. Fudenberg and D. K. Levine, "The Theory of Learning in Games" (1998). The lower the temperature, the nearer is L to the best
//! response; where x = L(u), it is a quantal response equilibrium (R. D. McKelvey and T. R. Palfrey, 1995).

use super::payoffs::{Payoffs, Point, exponential_shares, plus};
use super::runge_kutta::runge_kutta;

/// The probabilities with which these values are chosen.
pub fn choice(values: &[f64], temperature: f64) -> Vec<f64> {
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let scaled = values.iter().map(|value| (value - most) / temperature);
    exponential_shares(&scaled.collect::<Vec<f64>>())
}

/// Which way a point moves.
pub fn direction(payoffs: &Payoffs, point: &Point, temperature: f64) -> Point {
    payoffs.each(|player| {
        let chosen = choice(&payoffs.values(player, point), temperature);
        plus(&chosen, -1.0, &point[player])
    })
}

/// Where a point is after a time of at most 1: that is a mixture of it and of what is chosen on the way, so it has no negative probability.
pub fn step(payoffs: &Payoffs, point: &Point, time: f64, temperature: f64) -> Point {
    runge_kutta(point, time, |point| direction(payoffs, point, temperature))
}
