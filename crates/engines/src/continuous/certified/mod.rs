//! Certified answers for payoffs of any kind: numbers between proved bounds.
//!
//! Source: R. E. Moore, R. B. Kearfott, M. J. Cloud, "Introduction to Interval Analysis" (2009), chapters 6 to 8.
//!
//! * [`jet`]: values with derivatives. [`payoff`]: a game's payoffs in them. [`response`]: best responses. [`search`]: all equilibria, [`proof`]: whether a place has one.
//! * [`elimination`]: what survives dominance. [`highest`]: commitment and joint payoffs. [`path`]: best responses in turns.

pub mod elimination;
pub mod highest;
pub mod jet;
pub mod path;
pub mod payoff;
pub mod proof;
pub mod response;
pub mod search;
