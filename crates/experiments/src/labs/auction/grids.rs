//! Grids: what chunks send of auctions on a grid, where bidders learn and two are solved in fractions.

use super::settings::AuctionExperiment;
use crate::exact::Exact;
use serde::{Deserialize, Serialize};

/// The average of all bids after some rounds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LearnedRound {
    pub rounds: u64,
    /// What one bidder would gain by the best bids, before any value is known: 0 in equilibrium.
    pub distance: f64,
    pub revenue: f64,
    /// By value; `None` where it stays out.
    pub mean_bids: Vec<Option<f64>>,
}

/// What bidders have learned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Learned {
    /// How many rounds are done.
    pub rounds: u64,
    pub judged: Vec<LearnedRound>,
    pub values: Vec<f64>,
    /// By state of the world, then by value: how likely it is.
    pub chances: Vec<Vec<f64>>,
    /// The bids; `None` stays out.
    pub bids: Vec<Option<f64>>,
    /// By value, then by bid: how often it was bid.
    pub average: Vec<Vec<f64>>,
    /// By state, then by bid, against the others' average: the probability of winning, what is paid, with the fee, and what the others have seen where it wins, times that
    /// probability.
    pub winning: Vec<Vec<f64>>,
    pub paid: Vec<Vec<f64>>,
    pub signals: Vec<Vec<f64>>,
    /// Whether probabilities of values are rounded to millionths.
    pub is_rounded: bool,
}

/// A bid that is made in equilibrium: its place among the bids, and how often it is made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MadeBid {
    pub bid: Option<f64>,
    pub chance: Exact,
}

/// An equilibrium of two bidders on a grid.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OnGrid {
    /// How many values there are.
    pub size: u64,
    /// `None` where no bid of the grid is accepted.
    pub revenue: Option<Exact>,
    /// By value.
    pub gains: Vec<f64>,
    pub made: Vec<Vec<MadeBid>>,
}

/// Judged rounds at most.
const MAX_JUDGED: usize = 200;
/// Characters of a fraction at most.
const MAX_CHARACTERS: usize = 10_000;

impl Learned {
    /// Whether it can be of the lab.
    pub(super) fn fits(&self, lab: &AuctionExperiment) -> bool {
        let size = self.values.len();
        let is_of_size = |length: usize| length == size;
        let states = lab.state_weights().len();
        let of_states = |all: &[Vec<f64>], length: usize| {
            all.len() == states && all.iter().all(|of| of.len() == length)
        };
        let shares = self
            .average
            .iter()
            .chain(&self.chances)
            .chain(&self.winning);
        let amounts = self.paid.iter().chain(&self.signals);
        let judged = |round: &LearnedRound| {
            is_of_size(round.mean_bids.len())
                && (0.0..=2.0).contains(&round.distance)
                && round.revenue.is_finite()
                && round.mean_bids.iter().flatten().all(is_share)
        };
        let bids = self.bids.len();
        // Where there is no grid there is nothing.
        let is_nothing = size == 0 && self.judged.is_empty();
        let has_states = of_states(&self.chances, size)
            && [&self.winning, &self.paid, &self.signals]
                .into_iter()
                .all(|of| of_states(of, bids));
        size as u64 <= lab.grid
            && self.rounds <= lab.rounds
            && self.judged.len() <= MAX_JUDGED
            && self.judged.iter().all(judged)
            && is_of_size(self.average.len())
            && self.average.iter().all(|row| row.len() == bids)
            && (is_nothing || has_states)
            && self.bids.iter().flatten().chain(&self.values).all(is_share)
            && shares.flatten().all(is_share)
            && amounts.flatten().all(|number| number.is_finite())
    }
}

fn is_share(number: &f64) -> bool {
    (-1e-9..=1.0 + 1e-9).contains(number)
}

/// Whether these can be of the lab.
pub(super) fn fit(grids: &[OnGrid], lab: &AuctionExperiment) -> bool {
    let sizes = lab.exact_grids();
    let one = |(grid, size): (&OnGrid, &u64)| {
        let made = grid.made.iter().flatten();
        let is_short = |of: &Exact| of.text.len() <= MAX_CHARACTERS && of.value.is_finite();
        grid.size == *size
            && grid.made.len() as u64 == *size
            && grid.gains.len() as u64 == *size
            && grid.revenue.iter().all(is_short)
            && made
                .into_iter()
                .all(|made| is_share(&made.chance.value) && is_short(&made.chance))
    };
    grids.len() <= sizes.len() && grids.iter().zip(&sizes).all(one)
}
