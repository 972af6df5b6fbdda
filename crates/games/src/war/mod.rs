//! War, the card game, with the one thing that players can decide in it: the order in which won cards go back.
//!
//! Source: A. Jakóbczyk, "Zastosowanie stochastycznej optymalizacji do gier częściowo obserwowalnych" (thesis, Wrocław
//! 2023), section 4.1. 52 cards, 26 each, ranks alone count. Both turn up the top card of their store; the higher takes
//! both. If they are equal, each puts a card face down and one face up, and the higher of those takes all; and so on. What
//! was won goes under the winner's store in decreasing order (the highest is played first), increasing, or random, at random
//! with the strategy's probabilities. Anyone who has all cards wins.
//!
//! What the source leaves open is a setting: [`Rules`]. Deviation: a game is stopped after so many rounds, since those of
//! decreasing against increasing order mostly never end. A round is a pot, with all the wars in it.
//!
//! * [`rules`]: the readings. [`orders`]: strategies. [`table`]: the game, a round at a time; [`simulator`]: whole games.

pub mod orders;
pub mod rules;
pub mod simulator;
pub mod table;

pub use orders::{Order, Orders};
pub use rules::{AtCap, OutOfCards, Rules};
pub use simulator::{GameEnd, play};
pub use table::{CARDS, RANKS, War};
