//! Snapshots: the equilibrium as far as it is found, what there is on grids, and auctions that were held.

use super::grids::{self, Learned, OnGrid};
use super::settings::AuctionExperiment;
use engines::auctions::outcome::STEPS;
use engines::intervals::Interval;
use serde::{Deserialize, Serialize};

/// A number and how far from it the true one can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bounded {
    pub value: f64,
    pub error: f64,
}

impl Bounded {
    /// What there is none of.
    const NONE: Self = Self {
        value: 0.0,
        error: f64::INFINITY,
    };

    /// The value, if there is one.
    pub fn known(self) -> Option<f64> {
        self.error.is_finite().then_some(self.value)
    }
}

impl From<Interval> for Bounded {
    fn from(found: Interval) -> Self {
        if !found.is_finite() {
            return Self::NONE;
        }
        Self {
            value: found.middle(),
            error: found.error(),
        }
    }
}

/// What somebody with a value does, and expects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Found {
    pub value: f64,
    /// The share of values below.
    pub below: f64,
    pub winning: f64,
    /// What is paid on average, won or lost, and what is gained.
    pub payment: f64,
    pub gain: f64,
    pub bid: Option<f64>,
    /// Of a common value: the bid of who forgets that winning is bad news, and the mean of a lower signal.
    pub naive: Option<f64>,
    pub mean_below: f64,
    /// Where there are two states of the world: in each the share of values below, and how likely it is to who has the value.
    pub in_states: Option<[(f64, f64); 2]>,
}

/// What the auction comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Totals {
    pub revenue: Bounded,
    /// First price, second price, all-pay, with the same reserve and fee; none where it has no equilibrium in which bids increase.
    pub revenues: [Bounded; 3],
    pub surplus_each: Bounded,
    pub sold: Bounded,
    pub welfare: Bounded,
    /// Were the highest values to have everything.
    pub most_welfare: Bounded,
    /// The largest error of a bid.
    pub bid_error: f64,
    /// Where values are private.
    pub best_reserve: Option<f64>,
    pub best_revenue: Bounded,
    /// Whether the virtual value is 0 at the best reserve.
    pub is_zero_there: bool,
    /// Whether virtual values increase.
    pub is_regular: bool,
    /// Of a common value: what who wins gains if nobody thinks of what winning says.
    pub naive_gain: Option<Bounded>,
    /// The lowest value that bids all that it has.
    pub pool_from: Option<f64>,
}

/// What is known exactly.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Exactly {
    /// From the lowest value that takes part on.
    pub points: Vec<Found>,
    pub totals: Option<Totals>,
    /// Pairs of value and virtual value, where values are private.
    pub virtual_values: Vec<(f64, f64)>,
    /// Nobody takes part.
    pub nobody: bool,
    /// Bids would not increase with values, so there is no equilibrium of this kind.
    pub has_none: bool,
}

impl Exactly {
    /// Whether nothing is left to find.
    pub fn is_done(&self) -> bool {
        self.nobody || self.has_none || self.totals.is_some()
    }

    fn fits(&self) -> bool {
        let values = self.points.iter().map(|point| point.value);
        let pairs = values.clone().zip(values.clone().skip(1));
        // With a budget there is one on either side of the threshold.
        self.points.len() <= STEPS as usize + 3
            && self.virtual_values.len() <= STEPS as usize + 1
            && values.into_iter().all(|value| (0.0..=1.0).contains(&value))
            && pairs.into_iter().all(|(one, next)| one < next)
            && !(self.nobody && self.totals.is_some())
    }
}

/// How many parts the revenue of a unit from 0 to 1 is counted in, and how wide each is. What is more is counted after them.
pub const PARTS_OF_REVENUE: usize = 50;
const PART: f64 = 1.0 / PARTS_OF_REVENUE as f64;

/// Auctions that were held.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Held {
    pub auctions: u64,
    /// Added up; and the squares.
    pub revenue: f64,
    pub squared_revenue: f64,
    pub sold: f64,
    pub squared_sold: f64,
    pub welfare: f64,
    pub squared_welfare: f64,
    /// How often the revenue of a unit was in each part, and how often it was more than 1; empty where none was held.
    pub parts: Vec<u32>,
}

impl Held {
    /// Counts an auction of so many units.
    pub fn count(&mut self, units: u64, revenue: f64, sold: f64, welfare: f64) {
        self.parts.resize(PARTS_OF_REVENUE + 1, 0);
        // Nothing at all is in the first part, and a bound belongs to the part below it.
        let part = (revenue / units as f64 / PART - 1e-9).ceil().max(1.0) as usize - 1;
        self.parts[part.min(PARTS_OF_REVENUE)] += 1;
        self.add(&Self {
            auctions: 1,
            revenue,
            squared_revenue: revenue * revenue,
            sold,
            squared_sold: sold * sold,
            welfare,
            squared_welfare: welfare * welfare,
            parts: Vec::new(),
        });
    }

    /// Adds those of another block.
    pub fn add(&mut self, other: &Self) {
        self.auctions = self.auctions.saturating_add(other.auctions);
        self.revenue += other.revenue;
        self.squared_revenue += other.squared_revenue;
        self.sold += other.sold;
        self.squared_sold += other.squared_sold;
        self.welfare += other.welfare;
        self.squared_welfare += other.squared_welfare;
        if !other.parts.is_empty() {
            self.parts.resize(PARTS_OF_REVENUE + 1, 0);
        }
        for (own, other) in self.parts.iter_mut().zip(&other.parts) {
            *own = own.saturating_add(*other);
        }
    }

    /// Shares of auctions in which a unit brought no more than 1, 2, 3 … parts, up to 1.
    pub fn up_to(&self) -> Vec<f64> {
        let mut sum = 0;
        let up_to = |part: &u32| {
            sum += u64::from(*part);
            sum as f64 / self.auctions.max(1) as f64
        };
        self.parts
            .iter()
            .take(PARTS_OF_REVENUE)
            .map(up_to)
            .collect()
    }

    /// Whether it can be of at most so many auctions.
    pub fn fits(&self, auctions: u64) -> bool {
        let numbers = [
            self.revenue,
            self.squared_revenue,
            self.sold,
            self.squared_sold,
            self.welfare,
            self.squared_welfare,
        ];
        let counted: u64 = self.parts.iter().map(|&part| u64::from(part)).sum();
        let has_parts = self.parts.len() == PARTS_OF_REVENUE + 1 && counted == self.auctions;
        self.auctions <= auctions
            && (has_parts || self.parts.is_empty())
            && numbers
                .iter()
                .all(|number| number.is_finite() && *number >= 0.0)
    }
}

/// Chunks before those that hold auctions.
pub const BEFORE: usize = 3;

/// What a chunk sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Snapshot {
    Exact(Box<Exactly>),
    Learned(Box<Learned>),
    OnGrids(Vec<OnGrid>),
    Held(Held),
}

impl Snapshot {
    /// Whether a chunk of this number can have sent it.
    pub(super) fn fits(&self, lab: &AuctionExperiment, chunk: usize) -> bool {
        match (self, chunk) {
            (Self::Exact(exactly), 0) => exactly.fits(),
            (Self::Learned(learned), 1) => learned.fits(lab),
            (Self::OnGrids(found), 2) => grids::fit(found, lab),
            (Self::Held(held), BEFORE..) => held.fits(lab.auctions_of(chunk)),
            _ => false,
        }
    }
}
