//! Auctions of one or several equal units among bidders who know their own values, or have seen something of a common one, and nothing of the others' but
//! how they are distributed.
//!
//! Values are independent, each with the distribution function F on [0, 1]; everybody wants one unit. In the symmetric equilibrium of every format in which
//! the highest values win, a bidder with value v wins with probability G(v) and expects to gain ∫ G, so revenues are equal (Myerson 1981; Riley and
//! Samuelson 1981). Numbers are known between two bounds, which are proved in interval arithmetic.
//!
//! * [`distribution`]: values. [`setting`]: the rules. [`winning`]: the probability of winning. [`equilibrium`]: bids, payments and revenue, by [`point`] ([`outcome`]); `common_value`: where what is
//!   sold is worth the same to all; [`budget`]: where nobody can pay more than so much; `affiliated`: where high values
//!   come together.
//!   [`virtual_values`]: what a seller can get at most. [`simulated`]: auctions that are held. [`grid`]: values and bids on a grid, bidders who learn
//!   there, and equilibria in fractions.
//!
//! Sources: V. Krishna, "Auction Theory" (2nd edition, 2010), chapters 2 to 5 and 13; R. Myerson, "Optimal auction design" (1981); J. Kagel and D. Levin,
//! "Independent private value auctions" (1993), for the third price.

mod affiliated;
pub mod budget;
mod common_value;
pub mod distribution;
pub mod equilibrium;
pub mod grid;
pub mod outcome;
pub mod point;
pub mod setting;
pub mod simulated;
pub mod virtual_values;
pub mod winning;
