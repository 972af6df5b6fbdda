//! A game of Connect Four as people, links and files have it: a board and the moves played on it.

use super::shape::{Custom, Shape};
use super::{Column, ConnectFour, Setup, SetupError};
use crate::Game;
use crate::record::{MoveError, Record};
use core::fmt::{self, Display};
use core::str::FromStr;
use ethnum::U256;
use thiserror::Error;

/// Any board: the widest set of cells, since nothing here is in a hurry.
pub type AnyBoard = ConnectFour<Custom<U256>>;

/// A board, the moves on it, and the position they lead to.
///
/// As text: the moves, `4453`, on the standard board; otherwise the board first, `9x10-4.1:4453`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    setup: Setup,
    record: Record<AnyBoard>,
}

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameRecordError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Move(#[from] MoveError),
}

impl GameRecord {
    /// Plays `moves` on the board. On error the record has the legal moves before the wrong one.
    pub fn parse(setup: Setup, moves: &str) -> (Self, Result<(), MoveError>) {
        let initial = empty_board(setup);
        let (record, result) = Record::parse(initial, moves);
        (Self { setup, record }, result)
    }

    /// The board.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The position after the last move.
    pub fn position(&self) -> &AnyBoard {
        self.record.position()
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Column] {
        self.record.moves()
    }

    /// The moves as text.
    pub fn moves_text(&self) -> String {
        self.record.to_string()
    }

    /// The same game after its first `plies` moves; the whole game if it has fewer.
    pub fn first_plies(&self, plies: usize) -> Self {
        let mut record = Record::new(empty_board(self.setup));
        for &action in self.moves().iter().take(plies) {
            // Legal moves of a legal game: nothing to report.
            let _ = record.try_apply(action);
        }
        Self {
            setup: self.setup,
            record,
        }
    }

    /// Plays `column` if that is legal; unchanged otherwise.
    ///
    /// # Errors
    /// Says which move it would have been and why it cannot be played.
    pub fn try_apply(&mut self, column: Column) -> Result<(), MoveError> {
        self.record.try_apply(column)
    }

    /// The first `plies` moves on a board of another shape of the same setup, such as the fast standard one.
    pub fn replay<S: Shape>(&self, shape: S, plies: usize) -> ConnectFour<S> {
        debug_assert!(shape.setup() == self.setup);
        let mut position = ConnectFour::new(shape);
        for &action in self.moves().iter().take(plies) {
            position.apply(action);
        }
        position
    }
}

fn empty_board(setup: Setup) -> AnyBoard {
    // 12 · 13 = 156 bits at most, so this is never `None`.
    let shape = Custom::new(setup).unwrap_or_else(|| unreachable!("256 bits hold every board"));
    ConnectFour::new(shape)
}

impl FromStr for GameRecord {
    type Err = GameRecordError;

    fn from_str(text: &str) -> Result<Self, GameRecordError> {
        let (setup, moves) = match text.split_once(':') {
            Some((setup, moves)) => (setup.parse()?, moves),
            None => (Setup::STANDARD, text),
        };
        let (record, result) = Self::parse(setup, moves);
        result?;
        Ok(record)
    }
}

impl Display for GameRecord {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.setup != Setup::STANDARD {
            write!(formatter, "{}:", self.setup)?;
        }
        self.record.fmt(formatter)
    }
}
