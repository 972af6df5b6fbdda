//! Rrrats: two players in turn roll two dice for tokens, as often as they dare.
//!
//! Source: A. Jakóbczyk, "Zastosowanie stochastycznej optymalizacji do gier częściowo obserwowalnych" (thesis, Wrocław
//! 2023), section 4.2. A turn: roll both dice as often as you like. A 1 takes a token from the pile to your hand; a 2
//! one from the opponent's bank, from the pile if the bank is empty; a 0 nothing. Two 0s end the turn and the hand is
//! lost; with more than four in hand the turn ends and the excess goes back to the pile. When you stop, the hand goes to
//! your bank. The game ends when the pile is empty, and more tokens win.
//!
//! What the source leaves open is a setting: [`Rules`]; the reasons for its default are in
//! `docs/decisions/151-pile-stays-the-default.md`. So are the dice, the limit of the hand and what a 2 does, so that other
//! games of this kind can be looked for.
//! Deviation: a game that has not ended after [`MAX_TURNS`] turns, which under some readings needs two players who never
//! stop, counts half a point each.
//!
//! * [`rules`]: what a roll does, and how a turn ends. Everything below asks them.
//! * [`position`]: the game as it is played, roll by roll.
//! * [`strategy`]: probabilities of rolling on by what is in hand.
//! * [`turn`]: how the whole turn of such a strategy ends, with which probability.
//! * [`simulator`]: many games between such strategies, a number a turn.

pub mod position;
pub mod rules;
pub mod simulator;
pub mod strategy;
pub mod turn;

pub use position::{Action, Rrrats};
pub use rules::{AfterRoll, AtFour, Bust, Dice, End, Rules, TurnEnd, Twos, UnderWay};
pub use simulator::{Match, TurnTable};
pub use strategy::RollOn;
pub use turn::{Outcome, outcomes};

/// No rules allow more in hand.
pub const MAX_IN_HAND: u8 = 6;
/// A game that lasts longer is a draw.
pub const MAX_TURNS: u32 = 10_000;
