//! Games as text: a position is the moves that lead to it (`4453`), each with the same number of characters
//! or so that one sees where it ends ([`Notation::first_symbol`]).
//!
//! This is the checked side of the rules: whatever comes from a link, a file or a keyboard passes through
//! [`Record::parse`] or [`Record::try_apply`], which name the move that does not work and say why.

use super::{Game, Turn};
use core::fmt::{self, Display};
use thiserror::Error;

/// A game whose moves have a short text form.
pub trait Notation: Game {
    /// Characters of a move; of the shortest, where they differ.
    const CHARACTERS: usize = 1;

    /// How many characters of `text`, which is not empty, belong to its first move.
    fn first_symbol(text: &[char]) -> usize {
        Self::CHARACTERS.min(text.len())
    }

    /// The action that `symbol` stands for, whether it is legal now
    /// or not; `None` for a symbol that never stands for one.
    fn action_of(symbol: &str) -> Option<Self::Action>;

    /// The symbol of `action`: the inverse of [`Notation::action_of`].
    fn symbol_of(action: Self::Action) -> String;
}

/// The only character of `symbol`, if it has one only.
pub fn single(symbol: &str) -> Option<char> {
    let mut characters = symbol.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// The moves of a text, one after the other, whether they are moves or not.
pub fn symbols<G: Notation>(text: &str) -> impl Iterator<Item = String> + use<G> {
    let mut left: Vec<char> = text.chars().collect();
    core::iter::from_fn(move || {
        let length = (!left.is_empty()).then(|| G::first_symbol(&left).clamp(1, left.len()))?;
        Some(left.drain(..length).collect())
    })
}

/// Why a move in a text cannot be played. Plies and symbols are as in the text, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The symbol never stands for a move of this game.
    #[error("move {ply} is “{symbol}”, which is not a move")]
    NotAMove { ply: usize, symbol: String },
    /// The move is not legal in its position: a full column, a taken square.
    #[error("move {ply} (“{symbol}”) is not possible in that position")]
    Illegal { ply: usize, symbol: String },
    /// The game had ended before this move.
    #[error("move {ply} (“{symbol}”) comes after the end of the game")]
    AfterTheEnd { ply: usize, symbol: String },
}

impl MoveError {
    /// The number of the move, from 1: the moves before it are legal.
    pub fn ply(&self) -> usize {
        match self {
            Self::NotAMove { ply, .. }
            | Self::Illegal { ply, .. }
            | Self::AfterTheEnd { ply, .. } => *ply,
        }
    }
}

/// A game from its initial position on: the moves played and the position they lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    moves: Vec<G::Action>,
    position: G,
}

impl<G: Notation> Record<G> {
    /// A record without moves.
    pub fn new(initial: G) -> Self {
        Self {
            moves: Vec::new(),
            position: initial,
        }
    }

    /// Plays the moves of `text` from `initial`. On error the record holds the legal moves before it.
    pub fn parse(initial: G, text: &str) -> (Self, Result<(), MoveError>) {
        let mut record = Self::new(initial);
        let result = symbols::<G>(text).try_for_each(|symbol| record.try_play(symbol));
        (record, result)
    }

    fn try_play(&mut self, symbol: String) -> Result<(), MoveError> {
        let ply = self.moves.len() + 1;
        let action = G::action_of(&symbol).ok_or(MoveError::NotAMove { ply, symbol })?;
        self.try_apply(action)
    }

    /// Plays `action` if it is legal.
    ///
    /// # Errors
    /// [`MoveError::Illegal`] or [`MoveError::AfterTheEnd`]; the record is unchanged then.
    pub fn try_apply(&mut self, action: G::Action) -> Result<(), MoveError> {
        let ply = self.moves.len() + 1;
        let symbol = G::symbol_of(action);
        if self.position.turn() == Turn::Over {
            return Err(MoveError::AfterTheEnd { ply, symbol });
        }
        if !self.position.actions().any(|legal| legal == action) {
            return Err(MoveError::Illegal { ply, symbol });
        }
        self.position.apply(action);
        self.moves.push(action);
        Ok(())
    }

    /// The moves, in order.
    pub fn moves(&self) -> &[G::Action] {
        &self.moves
    }

    /// The position after the last move.
    pub fn position(&self) -> &G {
        &self.position
    }
}

impl<G: Notation> Display for Record<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves
            .iter()
            .try_for_each(|&action| write!(formatter, "{}", G::symbol_of(action)))
    }
}
