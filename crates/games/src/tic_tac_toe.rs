//! Tic-tac-toe: three in a row on a board of three by three.
//!
//! Squares are counted from 1 in reading order, in texts as in the picture:
//!
//! ```text
//!  1 2 3
//!  4 5 6
//!  7 8 9
//! ```

use super::record::Notation;
use super::{Deterministic, Game, Indexed, Keyed, Knowledge, Player, Turn, ZeroSum};
use core::fmt::{self, Display};
use core::str::FromStr;
use thiserror::Error;

/// The eight lines, as sets of squares; bit i is square i + 1.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];
const ALL: u16 = 0b111_111_111;

/// A square, 0 to 8 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this index, if it is one.
    pub fn new(index: u8) -> Option<Self> {
        (index < 9).then_some(Self(index))
    }

    /// 0 to 8 in reading order.
    pub fn index(self) -> u8 {
        self.0
    }
}

/// A text that is not a square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” is not a square: 1 to 9 are allowed")]
pub struct NotASquare(String);

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Self(digit - b'1')),
            _ => Err(NotASquare(text.to_owned())),
        }
    }
}

impl Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0 + 1)
    }
}

/// A position. Bit i of each set is square i + 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    /// The stones of the first and of the second player.
    stones: [u16; 2],
}

impl TicTacToe {
    /// The empty board.
    pub fn new() -> Self {
        Self::default()
    }

    /// Who has a stone on `square`.
    pub fn stone(&self, square: Square) -> Option<Player> {
        Player::BOTH
            .into_iter()
            .find(|player| self.stones[player.index()] >> square.0 & 1 == 1)
    }

    /// Who has three in a row.
    pub fn winner(&self) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| {
            let stones = self.stones[player.index()];
            LINES.iter().any(|&line| line & !stones == 0)
        })
    }

    /// Whether a stone on `square`, which is empty, would complete a line of either player.
    pub fn is_wanted(&self, square: Square) -> bool {
        let bit = 1 << square.0;
        self.stones
            .iter()
            .any(|stones| LINES.iter().any(|&line| line & !stones == bit))
    }

    fn empty(&self) -> u16 {
        ALL & !(self.stones[0] | self.stones[1])
    }

    fn mover(&self) -> Player {
        Player::at_ply((9 - self.empty().count_ones()) as usize)
    }
}

/// The empty squares, in reading order.
#[derive(Clone, Debug)]
pub struct Squares(u16);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Square(index as u8))
    }
}

impl Game for TicTacToe {
    type Action = Square;
    type Actions = Squares;

    fn turn(&self) -> Turn {
        if self.empty() == 0 || self.winner().is_some() {
            Turn::Over
        } else {
            Turn::Player(self.mover())
        }
    }

    fn actions(&self) -> Squares {
        Squares(match self.turn() {
            Turn::Over => 0,
            _ => self.empty(),
        })
    }

    fn apply(&mut self, action: Square) {
        debug_assert!(self.actions().any(|legal| legal == action));
        self.stones[self.mover().index()] |= 1 << action.0;
    }

    fn payoff(&self, player: Player) -> f64 {
        match self.winner() {
            Some(winner) if winner == player => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        }
    }
}

impl Keyed for TicTacToe {
    fn key(&self) -> u64 {
        u64::from(self.stones[0]) | u64::from(self.stones[1]) << 9
    }
}

impl Indexed for TicTacToe {
    fn index(action: Square) -> usize {
        usize::from(action.0)
    }
}

impl TicTacToe {
    /// The empty squares that complete a line for `player`.
    fn completing(&self, player: Player) -> u16 {
        let (stones, empty) = (self.stones[player.index()], self.empty());
        let completing = LINES.iter().map(|&line| line & !stones);
        completing
            .filter(|rest| rest.is_power_of_two())
            .fold(0, |squares, rest| squares | rest & empty)
    }
}

impl Knowledge for TicTacToe {
    fn winning_actions(&self) -> Squares {
        Squares(self.completing(self.mover()))
    }

    fn blocking_actions(&self) -> Squares {
        Squares(self.completing(self.mover().opponent()))
    }

    fn safe_actions(&self) -> Squares {
        let wins = self.completing(self.mover());
        let threats = self.completing(self.mover().opponent());
        let safe = match threats.count_ones() {
            0 => self.empty(),
            1 => threats,
            _ => 0,
        };
        Squares(wins | safe)
    }

    /// A line that can be completed is worth more the more own stones it has, a line of the opponent's more the
    /// closer it is to his win. Weights by feeling.
    fn rating(&self, action: Square) -> f64 {
        let mover = self.mover();
        let (own, other) = (
            self.stones[mover.index()],
            self.stones[mover.opponent().index()],
        );
        let mut worth = 0.0;
        for line in LINES.iter().filter(|&line| line >> action.0 & 1 == 1) {
            worth += match ((line & own).count_ones(), (line & other).count_ones()) {
                (2, 0) => return 1.0,
                (0, 2) => 8.0,
                (1, 0) => 2.0,
                (0, 1) => 1.5,
                (0, 0) => 1.0,
                _ => 0.0,
            };
        }
        worth / (worth + 4.0)
    }

    fn place(&self, action: Square) -> u8 {
        action.0
    }

    fn has_taken(&self, player: Player, place: u8) -> bool {
        self.stones[player.index()] >> place & 1 == 1
    }
}

impl Deterministic for TicTacToe {}
impl ZeroSum for TicTacToe {}

impl Notation for TicTacToe {
    fn action_of(symbol: &str) -> Option<Square> {
        symbol.parse().ok()
    }

    fn symbol_of(action: Square) -> String {
        action.to_string()
    }
}
