//! Faults of a typed Bayesian game, with their places.

use super::game::{MAX_ACTIONS, MAX_PLAYERS, MAX_TYPES, MIN_PLAYERS};
use crate::formula::TextError;
use crate::formula::exact::NotExact;
use crate::formula::written::MAX_DIGITS;
use core::ops::Range;
use games::counted::counted;
use games::fraction::Fraction;
use thiserror::Error;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{what}")]
pub struct Fault {
    /// Bytes of the text.
    pub place: Range<usize>,
    pub what: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Wrong {
    #[error("there is no game; the first lines name the players, such as “Ann: left, right”")]
    Empty,
    #[error(
        "“{0}” is none of the lines that are allowed: a player with actions (“Ann (strong 1/2, weak 1/2): fight, yield”), “prior: …”, “payoffs: …” or “payoff Ann = …”"
    )]
    Line(String),
    #[error("{}; there may be {MIN_PLAYERS} or {MAX_PLAYERS}, each a line before all others", counted(*.0, "player"))]
    Players(usize),
    #[error("“{player}” has {found} types; there may be 1 to {MAX_TYPES}")]
    Types { player: String, found: usize },
    #[error("“{player}” has {found} actions; there may be 1 to {MAX_ACTIONS}")]
    Actions { player: String, found: usize },
    #[error("a name is missing")]
    NoName,
    #[error(
        "“{0}” is there twice; names of players differ, and so do those of one player’s types and actions"
    )]
    NameTwice(String),
    #[error("the parenthesis is not closed")]
    NotClosed,
    #[error("“{0}” has no probability; write one after its name, or all in a line “prior: …”")]
    NoProbability(String),
    #[error("probabilities are after the types’ names already; there cannot be a line “prior” too")]
    TwoPriors,
    #[error("there is a line “prior” already")]
    SecondPrior,
    #[error(
        "“{0}” has no meaning here; probabilities of types know x alone, a line “prior” types too"
    )]
    NoMeaning(String),
    #[error("“{0}” has a meaning of its own in formulas; another name is needed")]
    Reserved(String),
    #[error(
        "some of these names are numbers and some are not, so formulas could not tell them apart; name them alike"
    )]
    MixedNames,
    #[error("a number of more than {MAX_DIGITS} digits")]
    Digits,
    #[error("{0} is no probability; probabilities are between 0 and 1")]
    Probability(Fraction),
    #[error("the probabilities add up to {0}, not to 1")]
    Sum(Fraction),
    #[error(
        "the type “{0}” has the probability 0; every type must be possible: leave it out, or change the probability"
    )]
    Impossible(String),
    #[error("{}; {wanted} needed, one for each {of} of player {player}", counted(*found, part))]
    Size {
        part: &'static str,
        found: usize,
        wanted: usize,
        of: &'static str,
        /// From 1.
        player: usize,
    },
    #[error("{} in a cell; {wanted} needed, one for each player", counted(*found, "number"))]
    Cell { found: usize, wanted: usize },
    #[error("“{0}” is no type")]
    UnknownType(String),
    #[error("“{0}” is a type of several players; name the types of all players who have several")]
    WhoseType(String),
    #[error("“{0}” is no player")]
    UnknownPlayer(String),
    #[error("these types have payoffs already")]
    PayoffsTwice,
    #[error("there is a table for all types, so this formula is never used")]
    NeverUsed,
    #[error("tables with bars between them are for a third player")]
    NoThird,
    #[error("there are no payoffs for {0}")]
    NoPayoffs(String),
    /// At a character of the formula; the place is there.
    #[error("{0}")]
    Formula(TextError),
    #[error("the formula has no exact value for {at}: {why}")]
    NotExact { at: String, why: NotExact },
}
