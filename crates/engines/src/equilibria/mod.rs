//! Equilibria of strategic games, exactly: what each player should never do, and all that everybody could do.
//!
//! * [`bimatrix`]: the game of two as integers. [`pure`]: equilibria in pure strategies, of any number of players. [`dominance`]: what is dominated, and
//!   what is left step by step; [`crossing`]: the same by hand, in any order. [`security`]: what a player can be sure of; the value of a zero-sum game.
//! * [`vertices`]: all vertices of a best-response polytope. [`extreme`]: all extreme equilibria, from them; `partners` finds the pairs, `label_table` numbers by labels. [`components`]: how these hang
//!   together, and the index. [`stability`]: which are evolutionarily stable; `copositive` is its test. [`risk`]: payoff and risk dominance.
//! * [`correlated`]: the best correlated equilibria, and what all of them pay.
//! * [`lemke_howson`] and [`supports`]: two algorithms to watch. [`several`]: mixed equilibria of three players and more, by intervals,
//!   and exactly where they have two actions each.

pub mod bimatrix;
pub mod components;
mod copositive;
pub mod correlated;
pub mod crossing;
pub mod dominance;
pub mod extreme;
mod label_table;
pub mod lemke_howson;
mod partners;
pub mod pure;
pub mod risk;
pub mod security;
pub mod several;
pub mod stability;
pub mod supports;
pub mod vertices;
