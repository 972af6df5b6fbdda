//! Equilibria of strategic games.
//!
//! * [`support`]: games for the tests. [`oracles`]: against the equilibria that Gambit finds. [`properties`]: what holds of any game.
//! * [`known`]: games whose answers are published. [`crossing`]: actions taken out by hand. [`several`]: three players and more, by intervals, with [`searches`];
//!   [`five`]: five players. [`cube`]: three with two actions each, exactly.

mod crossing;
mod cube;
mod five;
mod known;
mod oracles;
mod plain;
mod properties;
mod searches;
mod several;
mod support;
