//! An ecology: strategies whose shares of a population grow with what they get in it.
//!
//! Source: R. Axelrod, "The Evolution of Cooperation" (1984), chapter 2: the share in the next generation is in proportion to the share in this one times the
//! mean payoff against it. Deviation: payoffs below 0, which no share can be in proportion to, are all raised by the same amount.

/// A population.
#[derive(Clone, Debug, PartialEq)]
pub struct Ecology {
    /// What each gets against each other; from 0.
    payoffs: Vec<Vec<f64>>,
    shares: Vec<f64>,
    raised: f64,
}

impl Ecology {
    /// A population with these shares, which add up to 1, of strategies that get these payoffs against each other.
    pub fn new(mut payoffs: Vec<Vec<f64>>, shares: Vec<f64>) -> Self {
        let least = payoffs
            .iter()
            .flatten()
            .fold(0.0_f64, |least, &payoff| least.min(payoff));
        payoffs
            .iter_mut()
            .flatten()
            .for_each(|payoff| *payoff -= least);
        Self {
            payoffs,
            shares,
            raised: -least,
        }
    }

    /// By how much payoffs were raised: what growth is in proportion to depends on it. 0 where none was below 0.
    pub fn raised(&self) -> f64 {
        self.raised
    }

    pub fn shares(&self) -> &[f64] {
        &self.shares
    }

    /// The next generation. One in which nobody gets anything stays as it is.
    pub fn step(&mut self) {
        let fitness = |row: &Vec<f64>| -> f64 {
            row.iter()
                .zip(&self.shares)
                .map(|(payoff, share)| payoff * share)
                .sum()
        };
        let grown: Vec<f64> = self
            .payoffs
            .iter()
            .zip(&self.shares)
            .map(|(row, share)| share * fitness(row))
            .collect();
        let all: f64 = grown.iter().sum();
        if all > 0.0 {
            self.shares = grown.into_iter().map(|share| share / all).collect();
        }
    }
}
