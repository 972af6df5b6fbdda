//! Outcome: what is found when an auction is worked out.

use super::point::Point;
use crate::intervals::Interval;
use serde::{Deserialize, Serialize};

/// Values are shown in steps of one part in so many.
pub const STEPS: u32 = 100;
/// The values that are shown, from 0 to 1.
pub fn steps() -> impl DoubleEndedIterator<Item = f64> {
    (0..=STEPS).map(|step| f64::from(step) / f64::from(STEPS))
}

/// Width of an integral from one value to the next.
pub(super) const TOLERANCE: f64 = 1e-13;
/// What is found.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    /// From the lowest value that takes part to 1.
    pub points: Vec<Point>,
    /// The seller's, with fees.
    pub revenue: Interval,
    /// That of other formats with the same reserve and fee, by their own ways where there are some: first price, second price, all-pay.
    pub revenues: [Interval; 3],
    /// What a bidder expects to gain, before learning their value.
    pub surplus_each: Interval,
    /// Units that are sold.
    pub sold: Interval,
    /// The winners' values together, and what the highest values come to.
    pub welfare: Interval,
    pub most_welfare: Interval,
    /// Whether bids increase with values, as they have to.
    pub increases: bool,
    /// Of a common value: what who wins gains if nobody thinks of what winning says.
    pub naive_gain: Option<Interval>,
    /// Those who bid all that they have.
    pub pool: Option<Pool>,
}

/// Those who bid all that they have.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pool {
    /// The lowest value of them.
    pub threshold: Interval,
    /// Their probability of winning.
    pub winning: Interval,
}
