//! Regret matching: in every round each action is played in proportion to how much is regretted that it was not always played, if it is.
//!
//! Source: S. Hart and A. Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium" (2000), the variant with regrets of whole strategies.
//! The matching is that of [`crate::regret`], where games with hidden information are learned.
//!
//! Deviations: regrets are those of expected payoffs against the other one's probabilities, so nothing is drawn. The start is played in the first round. Where nothing is
//! regretted the source allows anything; here the strategy stays as it was, so an equilibrium is left by nobody.

use super::payoffs::{Payoffs, Point, expected, plus};
use crate::regret::in_proportion;

/// Which way the second round goes from a point that was played once: towards the match of its regrets. Later rounds also depend on earlier ones,
/// so this is the expected way of a player who remembers nothing else; up to its length it is the dynamic of Brown, von Neumann (1950) and Nash.
pub fn direction(payoffs: &Payoffs, point: &Point) -> Point {
    payoffs.each(|player| {
        let matched = matched(&regrets(payoffs, player, point), &point[player]);
        plus(&matched, -1.0, &point[player])
    })
}

/// What each action would have paid more, at a point.
fn regrets(payoffs: &Payoffs, player: usize, point: &Point) -> Vec<f64> {
    let values = payoffs.values(player, point);
    let mean = expected(&values, &point[player]);
    values.into_iter().map(|value| value - mean).collect()
}

fn matched(regrets: &[f64], now: &[f64]) -> Vec<f64> {
    if regrets.iter().any(|&regret| regret > 0.0) {
        in_proportion(regrets)
    } else {
        now.to_vec()
    }
}

/// What is played, and what is regretted so far.
#[derive(Clone, Debug, PartialEq)]
pub struct RegretMatching {
    point: Point,
    regrets: Point,
}

impl RegretMatching {
    /// With this play in the first round.
    pub fn new(point: &Point) -> Self {
        Self {
            point: point.clone(),
            regrets: point.each_ref().map(|shares| vec![0.0; shares.len()]),
        }
    }

    /// What is played in this round.
    pub fn point(&self) -> Point {
        self.point.clone()
    }

    /// Plays a round, and learns from it.
    pub fn step(&mut self, payoffs: &Payoffs) {
        self.regrets = payoffs.each(|player| {
            let now = regrets(payoffs, player, &self.point);
            plus(&self.regrets[player], 1.0, &now)
        });
        self.point = payoffs.each(|player| matched(&self.regrets[player], &self.point[player]));
    }
}
