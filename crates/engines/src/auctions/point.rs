//! Point of an equilibrium: a value, and what comes of it.

use crate::intervals::Interval;
use serde::{Deserialize, Serialize};

/// What somebody with a value does, and expects before anybody bids.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    pub value: f64,
    /// The share of values below: F.
    pub below: Interval,
    /// The probability of winning.
    pub winning: Interval,
    /// What is gained, the fee paid: ∫ G but for those who are averse to risk.
    pub gain: Interval,
    /// What is paid, won or lost, with the fee.
    pub payment: Interval,
    /// `None` where nobody has such a value, or no bid is an equilibrium's.
    pub bid: Option<Interval>,
    /// Of a common value: the bid of somebody who forgets that winning is bad news, and the mean of a lower signal.
    pub naive: Option<Interval>,
    pub mean_below: Interval,
    /// Where there are two states.
    pub in_states: Option<[InState; 2]>,
}

/// What somebody with a value thinks of a state.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct InState {
    /// The share of values below, in it.
    pub below: Interval,
    /// How likely it is, to who has the value.
    pub chance: Interval,
}
