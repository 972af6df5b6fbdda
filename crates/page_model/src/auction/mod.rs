//! Lab of auctions, as the page shows it.
//!
//! * [`analysis`]: an auction with what has been found of it. [`sentence`]: how the lab's sentence speaks of it. [`bids`]: what each value bids.
//!   [`revenue`]: what the seller gets, and a question about it. [`turn`]: a bid of the viewer's. [`play`]: a series of them. [`learning`]: bidders who learn. [`virtual_values`]: the best reserve. [`held`]: auctions that
//!   were held. [`distribution`]: of revenue.

pub mod analysis;
pub mod bids;
pub mod distribution;
pub mod held;
mod lab;
pub mod learning;
pub mod play;
pub mod revenue;
pub mod sentence;
pub mod turn;
pub mod virtual_values;
