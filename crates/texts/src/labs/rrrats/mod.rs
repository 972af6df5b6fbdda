//! Rrrats: its texts.

mod english;

use crate::catalogue::lab::LabTexts;
use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct RrratsLabTexts {
    pub parameters: RrratsParameterTexts,
    pub allowed_decisions: &'static str,
    /// Takes the probabilities of rolling on with one, two, three and four tokens.
    pub rolls_on: fn([f64; 4]) -> String,
    pub lab: LabTexts,
    pub page: RrratsPageTexts,
}

/// The parameters of Rrrats.
#[derive(Debug)]
pub struct RrratsParameterTexts {
    pub a: ParameterText,
    pub b: ParameterText,
    pub tokens: ParameterText,
    pub faces: ParameterText,
    pub hand_limit: ParameterText,
    pub twos: ParameterText,
    pub games: ParameterText,
    pub optimum: ParameterText,
    pub decisions: ParameterText,
    pub deal: ParameterText,
    pub step: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
}

/// The page of Rrrats. Who is 0 for the person, 1 for the strategy.
#[derive(Debug)]
pub struct RrratsPageTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub results: &'static str,
    pub table: &'static str,
    pub preset_names: [&'static str; 4],
    pub lead: &'static str,
    pub roll: &'static str,
    pub stop: &'static str,
    pub undo: &'static str,
    pub new_game: &'static str,
    pub you: &'static str,
    pub opponent: &'static str,
    pub pile: fn(u8) -> String,
    pub in_bank: fn(u8) -> String,
    /// Takes who and how many.
    pub in_hand: fn(usize, u8) -> String,
    pub no_dice: &'static str,
    pub dice: fn(u8, u8) -> String,
    /// Takes tokens in hand and in the pile.
    pub decide: fn(bool, u8, u8) -> String,
    /// Take the person's bank and the other.
    pub won: fn(u8, u8) -> String,
    pub lost: fn(u8, u8) -> String,
    pub drawn: fn(u8, u8) -> String,
    /// An earlier moment is looked at.
    pub earlier: &'static str,
    /// Takes rolls and stops so far, and of the whole game.
    pub moment: fn(&str, &str) -> String,
    pub your_turn: &'static str,
    pub their_turn: &'static str,
    /// After a roll: takes what is in hand.
    pub has: fn(u8) -> String,
    pub loses_hand: &'static str,
    pub is_full: &'static str,
    /// After a stop: takes what goes to the bank.
    pub keeps: fn(u8) -> String,
    pub run_first: &'static str,
    pub decide_first: &'static str,
    /// Takes whether it was to roll, what was in hand and in the pile.
    pub decided: fn(bool, u8, u8) -> String,
    /// Takes whether it was to roll.
    pub best: fn(bool) -> String,
    /// Takes whether it was to roll, and what it has cost in points of a hundred games.
    pub not_best: fn(bool, f64) -> String,
    pub worth: &'static str,
    /// Takes how many decisions, and what they have cost together.
    pub cost: fn(usize, f64) -> String,
    pub games_done: fn(&str) -> String,
    pub results_header: [&'static str; 5],
    pub exact: &'static str,
    pub simulated: &'static str,
    pub best_play: fn(f64) -> String,
    pub best_three: fn(&[f64; 3], f64) -> String,
    pub best_pure: fn(&[f64; 3], f64) -> String,
    pub equilibrium: fn(&[f64; 3]) -> String,
    pub against_equilibrium: fn(f64) -> String,
}
