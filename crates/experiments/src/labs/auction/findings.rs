//! Findings of all chunks together.

use super::grids::{Learned, OnGrid};
use super::snapshot::{Exactly, Held};
use crate::Progress;
use statistics::{Estimate, Range, Sample};

/// What all chunks have found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    pub exactly: Exactly,
    pub learned: Learned,
    /// From coarse to fine.
    pub grids: Vec<OnGrid>,
    pub held: Held,
    /// In auctions that are held.
    pub progress: Progress,
}

impl Findings {
    fn estimate(&self, sum: f64, squares: f64) -> Option<Estimate> {
        // Without an equilibrium nobody knew how to bid.
        if self.exactly.has_none {
            return None;
        }
        let range = Range {
            low: 0.0,
            high: f64::INFINITY,
        };
        Estimate::of_sample(&Sample::of_sums(self.held.auctions, sum, squares), range)
    }

    /// Mean revenue of the auctions that were held.
    pub fn revenue(&self) -> Option<Estimate> {
        self.estimate(self.held.revenue, self.held.squared_revenue)
    }

    /// Units sold on average.
    pub fn sold(&self) -> Option<Estimate> {
        self.estimate(self.held.sold, self.held.squared_sold)
    }

    /// What winners' values came to on average.
    pub fn welfare(&self) -> Option<Estimate> {
        self.estimate(self.held.welfare, self.held.squared_welfare)
    }
}
