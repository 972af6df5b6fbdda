//! Auctions of one unit on a grid: values and bids that are multiples of a step, as money is, so that everything about them can be counted.
//!
//! * [`game`]: the grid. [`payoffs`]: what bids bring against bidders who all bid alike. [`learning`]: bidders who learn. [`exact`]: an equilibrium of two in
//!   fractions.

pub mod exact;
pub mod game;
pub mod learning;
pub mod payoffs;
