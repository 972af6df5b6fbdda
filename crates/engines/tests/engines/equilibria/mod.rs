//! Equilibria of strategic games.
//!
//! * [`support`]: games for the tests. [`oracles`]: against the equilibria that Gambit finds. [`properties`]: what holds of any game.
//! * [`known`]: games whose answers are published. [`crossing`]: actions taken out by hand. [`several`]: three players and more, by intervals. [`cube`]: three with two
//!   actions each, exactly.

mod crossing;
mod cube;
mod known;
mod oracles;
mod properties;
mod several;
mod support;
