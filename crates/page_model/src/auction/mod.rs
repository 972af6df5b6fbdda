//! Lab of auctions, as the page shows it.
//!
//! * [`analysis`]: an auction with what has been found of it. [`sentence`]: how the lab's sentence speaks of it. [`bids`]: what each value bids.
//!   [`revenue`]: what the seller gets, and a question about it. [`turn`]: a bid of the viewer's. [`virtual_values`]: the best reserve. [`held`]: auctions that
//!   were held.

pub mod analysis;
pub mod bids;
pub mod held;
mod lab;
pub mod revenue;
pub mod sentence;
pub mod turn;
pub mod virtual_values;
