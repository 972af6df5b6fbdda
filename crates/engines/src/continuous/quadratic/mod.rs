//! Quadratic games: payoffs that are polynomials of degree two at most, solved in fractions.
//!
//! A player's payoff is a parabola in their own action, whose coefficients depend linearly on the other's; so best responses are line segments. Nothing here is approximate.
//!
//! * [`segment`]: line segments with fractions as ends. [`reaction`]: the best responses to everything. [`equilibria`]: where both reaction curves meet.
//! * [`highest`]: where a payoff is highest along a curve or on all of the rectangle: commitment and joint payoffs. [`elimination`]: what survives dominance. [`path`]: best responses in turns.

pub mod elimination;
pub mod equilibria;
pub mod highest;
pub mod path;
pub mod reaction;
pub mod segment;
