//! Settings: the rules of an auction, and those who bid.

use super::distribution::Distribution;
use games::fraction::Fraction;

/// Who pays what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Winners pay their own bids; the descending clock of a Dutch auction comes to the same.
    FirstPrice,
    /// Winners pay the highest bid that does not win; the ascending clock of an English auction comes to the same.
    SecondPrice,
    /// Winners pay the second-highest bid that does not win. Of one unit.
    ThirdPrice,
    /// Everybody pays their own bid.
    AllPay,
}

/// What is sold to whom it is worth what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// To everybody their own value.
    Private,
    /// To all the same: the mean of all that they have seen. Of one unit, without reserve, fee and risk aversion, in all formats but the third price.
    Common,
}

/// An auction.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    pub format: Format,
    pub worth: Worth,
    /// More than there are units.
    pub bidders: u32,
    pub units: u32,
    pub values: Distribution,
    /// The value from which on it is allowed, or worth while, to bid where entering is free: from 0 to 1.
    pub reserve: f64,
    /// What everybody pays who bids.
    pub fee: f64,
    /// Relative risk aversion of bidders, from 0 to less than 1: x is worth x^(1 − ρ) to them. Only the first price of one unit without a fee looks at it.
    pub risk_aversion: f64,
    /// What each bidder has; of one unit with a private value, where entering is free and nobody is averse to risk, and not for the third price.
    pub budget: Option<f64>,
    /// Another state of the world, in which all values are distributed in another way, and which nobody is told of; of one unit with a private value, where entering
    /// is free, without a budget or risk aversion, and not for the third price.
    pub other: Option<OtherState>,
}

/// Another state of the world.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherState {
    /// How likely it is.
    pub chance: Fraction,
    pub values: Distribution,
}
