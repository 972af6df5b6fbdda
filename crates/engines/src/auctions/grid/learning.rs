//! Learning: bidders who all learn in the same way, from what every bid would have brought on average against what the others do now.
//!
//! * Regret matching (S. Hart and A. Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium", 2000): bids in proportion to what has been
//!   missed by not always bidding them. Fictitious play (G. W. Brown, 1951): the best bid against what has been bid so far, of equal ones the lowest.
//!
//! All begin alike, so they stay alike, and one strategy is all that there is to know. Deviation: what is learned from is the expectation of a round, not one
//! draw of it, for every value in every round. What is judged is what was bid on average over all rounds.

use super::game::GridAuction;
use super::payoffs::{Evaluator, Payoffs, Strategy};
use serde::{Deserialize, Serialize};

/// How bidders learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    RegretMatching,
    FictitiousPlay,
}

/// What has been learned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    pub rounds: u32,
    /// By value, then by bid: what has been missed, added up.
    regrets: Strategy,
    /// How often it was bid, added up.
    bid: Strategy,
}

/// The average after some rounds, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    pub rounds: u32,
    /// What one bidder would gain by the best bids.
    pub distance: f64,
    pub revenue: f64,
    /// By value; `None` where it stays out.
    pub mean_bids: Vec<Option<f64>>,
}

/// Bidders who learn.
#[derive(Clone, Debug)]
pub struct Learners {
    evaluator: Evaluator,
    rule: Rule,
    memory: Memory,
}

impl Learners {
    /// Before the first round.
    pub fn new(grid: GridAuction, rule: Rule) -> Self {
        let nothing = vec![vec![0.0; grid.bids.len()]; grid.values.len()];
        Self {
            memory: Memory {
                rounds: 0,
                regrets: nothing.clone(),
                bid: nothing,
            },
            evaluator: Evaluator::new(grid),
            rule,
        }
    }

    /// What they know, to go on from.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Goes on from there; false if it cannot be theirs.
    pub fn restore(&mut self, memory: Memory) -> bool {
        let size = |of: &Strategy| of.iter().map(Vec::len).collect::<Vec<_>>();
        let own = size(&self.memory.bid);
        let numbers = memory.bid.iter().chain(&memory.regrets).flatten();
        let is_possible = size(&memory.bid) == own
            && size(&memory.regrets) == own
            && numbers.into_iter().all(|number| number.is_finite());
        if is_possible {
            self.memory = memory;
        }
        is_possible
    }

    /// What each value bids now.
    fn now(&self) -> Strategy {
        match self.rule {
            Rule::RegretMatching => self.memory.regrets.iter().map(|of| matched(of)).collect(),
            Rule::FictitiousPlay if self.memory.rounds == 0 => self.average(),
            Rule::FictitiousPlay => {
                let payoffs = self.evaluator.payoffs(&self.average());
                payoffs.worth.iter().map(|worth| best(worth)).collect()
            }
        }
    }

    /// What each value has bid on average.
    pub fn average(&self) -> Strategy {
        self.memory.bid.iter().map(|of| matched(of)).collect()
    }

    /// A round.
    pub fn step(&mut self) {
        let now = self.now();
        if self.rule == Rule::RegretMatching {
            let payoffs = self.evaluator.payoffs(&now);
            let gains = self.evaluator.gains(&now, &payoffs);
            let missed = payoffs.worth.iter().zip(gains);
            for (regrets, (worth, [gained, _])) in self.memory.regrets.iter_mut().zip(missed) {
                for (regret, worth) in regrets.iter_mut().zip(worth) {
                    *regret += worth - gained;
                }
            }
        }
        for (sums, bids) in self.memory.bid.iter_mut().zip(&now) {
            for (sum, bid) in sums.iter_mut().zip(bids) {
                *sum += bid;
            }
        }
        self.memory.rounds += 1;
    }

    /// What bids bring against the others' average so far.
    pub fn payoffs(&self) -> Payoffs {
        self.evaluator.payoffs(&self.average())
    }

    /// The average so far, judged.
    pub fn judged(&self) -> Judged {
        let average = self.average();
        let payoffs = self.evaluator.payoffs(&average);
        Judged {
            rounds: self.memory.rounds,
            distance: self.evaluator.distance(&average, &payoffs).max(0.0),
            revenue: self.evaluator.revenue(&average, &payoffs),
            mean_bids: self.evaluator.mean_bids(&average),
        }
    }
}

/// In proportion to what is above 0; where nothing is, all alike.
fn matched(numbers: &[f64]) -> Vec<f64> {
    let sum: f64 = numbers.iter().map(|number| number.max(0.0)).sum();
    let share = |number: &f64| match sum > 0.0 {
        true => number.max(0.0) / sum,
        false => 1.0 / numbers.len() as f64,
    };
    numbers.iter().map(share).collect()
}

/// The best alone.
fn best(worth: &[f64]) -> Vec<f64> {
    let most = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let place = worth.iter().position(|&worth| worth == most);
    let is = |bid: usize| if Some(bid) == place { 1.0 } else { 0.0 };
    (0..worth.len()).map(is).collect()
}
