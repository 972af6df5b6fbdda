//! Replicator dynamic: the share of an action grows with what it pays beyond the mean, x_i' = x_i (u_i − ū).
//!
//! Source: P. D. Taylor and L. B. Jonker, "Evolutionarily stable strategies and game dynamics" (1978); for two populations P. D. Taylor, "Evolutionarily
//! stable strategies with two types of player" (1979), without division by the mean payoff.
//!
//! Deviation: what is integrated is the logarithm of the shares, whose derivative is u_i up to a number that all actions share. So no
//! share becomes negative, one that was 0 stays 0, and an orbit that comes as near to the boundary as no number of the machine can still leaves it again.

use super::payoffs::{Payoffs, Point, expected, exponential_shares};
use super::runge_kutta::runge_kutta;

/// Which way a point moves.
pub fn direction(payoffs: &Payoffs, point: &Point) -> Point {
    payoffs.each(|player| {
        let values = payoffs.values(player, point);
        let mean = expected(&values, &point[player]);
        let pairs = point[player].iter().zip(values);
        pairs.map(|(share, value)| share * (value - mean)).collect()
    })
}

/// A point as logarithms of shares, of which only the differences count.
#[derive(Clone, Debug, PartialEq)]
pub struct Replicator {
    logarithms: Point,
}

impl Replicator {
    /// At a point.
    pub fn new(point: &Point) -> Self {
        let logarithms = |shares: &Vec<f64>| shares.iter().map(|&share| libm::log(share)).collect();
        Self {
            logarithms: point.each_ref().map(logarithms),
        }
    }

    /// The shares.
    pub fn point(&self) -> Point {
        shares(&self.logarithms)
    }

    /// Goes on by a time, with the classical method of Runge and Kutta of order 4.
    pub fn step(&mut self, payoffs: &Payoffs, time: f64) {
        let slope = |logarithms: &Point| {
            let point = shares(logarithms);
            payoffs.each(|player| payoffs.values(player, &point))
        };
        let moved = runge_kutta(&self.logarithms, time, slope);
        self.logarithms = moved.map(|numbers| {
            let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            numbers.into_iter().map(|number| number - most).collect()
        });
    }
}

fn shares(logarithms: &Point) -> Point {
    logarithms
        .each_ref()
        .map(|numbers| exponential_shares(numbers))
}
