//! Positions as text: the Forsyth–Edwards notation of chess, for five ranks of five squares.
//!
//! `rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1`: ranks from the fifth to the first, capitals for the first player (White), digits for
//! empty squares; who is to move; castling and en passant, which there are not; plies without a capture or a pawn's move; the number
//! of the move, which is read and not kept. All but the ranks may be left out from the end.

use super::ending::MAX_QUIET_PLIES;
use super::kind::Kind;
use super::pieces::Pieces;
use super::position::Gardner;
use super::square::{SIDE, Square};
use crate::Player;
use core::fmt::{self, Display};
use core::str::FromStr;
use thiserror::Error;

/// The position in which games begin.
pub const START: &str = "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1";

/// Pieces that a side has at first, of each kind but the king.
const PAWNS: u32 = 5;
const OTHERS: u32 = 1;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    #[error("there are {found} ranks; five are needed")]
    Ranks { found: usize },
    #[error("rank {rank} has {found} squares; five are needed")]
    Rank { rank: u8, found: usize },
    #[error("“{found}” is not a piece")]
    Piece { found: char },
    #[error("a side has {found} kings; each needs one")]
    Kings { player: Player, found: u32 },
    #[error("a pawn on {square}; none can stand on the first or the fifth rank")]
    Pawn { square: Square },
    #[error("more pieces than five pawns can become")]
    TooMany { player: Player },
    #[error("“{found}” is not a side")]
    Mover { found: String },
    #[error("“{found}” is not allowed; there is no castling and no en passant")]
    Rights { found: String },
    #[error("“{found}” is not a number of quiet plies")]
    QuietPlies { found: String },
    #[error("“{found}” is not the number of a move")]
    MoveNumber { found: String },
    #[error("more than six parts")]
    TooLong,
    #[error("whoever is not to move is in check")]
    CanTakeTheKing,
}

impl Gardner {
    /// The position in which games begin.
    pub fn new() -> Self {
        START
            .parse()
            .unwrap_or_else(|_| unreachable!("a position that has been written here"))
    }
}

impl Default for Gardner {
    fn default() -> Self {
        Self::new()
    }
}

fn pieces_of(text: &str) -> Result<Pieces, PositionError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(SIDE) {
        return Err(PositionError::Ranks { found: ranks.len() });
    }
    let mut pieces = Pieces::EMPTY;
    for (rank, text) in (0..SIDE).rev().zip(ranks) {
        let mut file = 0;
        for symbol in text.chars() {
            if let Some(empty) = symbol.to_digit(10).filter(|&count| count > 0) {
                file += empty as usize;
                continue;
            }
            let kind = Kind::of_letter(symbol.to_ascii_lowercase());
            let kind = kind.ok_or(PositionError::Piece { found: symbol })?;
            let player = if symbol.is_ascii_uppercase() {
                Player::First
            } else {
                Player::Second
            };
            // A rank that is too long is told below.
            if let Some(square) = u8::try_from(file)
                .ok()
                .and_then(|file| Square::at(file, rank))
            {
                pieces.toggle(player, kind, square);
            }
            file += 1;
        }
        if file != usize::from(SIDE) {
            let (rank, found) = (rank + 1, file);
            return Err(PositionError::Rank { rank, found });
        }
    }
    Ok(pieces)
}

/// Whether a game could have come to these pieces, as far as their numbers and the pawns' ranks tell.
fn check(pieces: &Pieces) -> Result<(), PositionError> {
    for player in Player::BOTH {
        let count = |kind| pieces.of(player, kind).count_ones();
        let kings = count(Kind::King);
        if kings != 1 {
            let found = kings;
            return Err(PositionError::Kings { player, found });
        }
        let promoted: u32 = Kind::PROMOTIONS
            .into_iter()
            .map(|kind| count(kind).saturating_sub(OTHERS))
            .sum();
        if count(Kind::Pawn) + promoted > PAWNS {
            return Err(PositionError::TooMany { player });
        }
    }
    let ends = (0..SIDE).flat_map(|file| [0, SIDE - 1].map(|rank| Square::at(file, rank)));
    let is_pawn = |square: &Square| pieces.kind_on(*square) == Some(Kind::Pawn);
    match ends.flatten().find(is_pawn) {
        Some(square) => Err(PositionError::Pawn { square }),
        None => Ok(()),
    }
}

impl FromStr for Gardner {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut parts = text.split_ascii_whitespace();
        let mut part = |default: &'static str| parts.next().unwrap_or(default).to_owned();
        let pieces = pieces_of(&part(""))?;
        check(&pieces)?;
        let mover = match part("w") {
            white if white == "w" => Player::First,
            black if black == "b" => Player::Second,
            found => return Err(PositionError::Mover { found }),
        };
        for _ in ["castling", "en passant"] {
            let found = part("-");
            if found != "-" {
                return Err(PositionError::Rights { found });
            }
        }
        let found = part("0");
        let quiet_plies = found.parse().ok();
        let quiet_plies = quiet_plies.filter(|&plies: &u8| plies <= MAX_QUIET_PLIES);
        let quiet_plies = quiet_plies.ok_or(PositionError::QuietPlies { found })?;
        let found = part("1");
        if found.parse::<u16>().is_err() {
            return Err(PositionError::MoveNumber { found });
        }
        if parts.next().is_some() {
            return Err(PositionError::TooLong);
        }
        if pieces.threats(mover.opponent()).checkers != 0 || kings_touch(&pieces) {
            return Err(PositionError::CanTakeTheKing);
        }
        Ok(Self::with(pieces, mover, quiet_plies))
    }
}

fn kings_touch(pieces: &Pieces) -> bool {
    let [one, other] = Player::BOTH.map(|player| pieces.king(player));
    let apart = |one: u8, other: u8| one.abs_diff(other) > 1;
    !apart(one.file(), other.file()) && !apart(one.rank(), other.rank())
}

impl Display for Gardner {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..SIDE).rev() {
            let mut empty = 0;
            for square in (0..SIDE).filter_map(|file| Square::at(file, rank)) {
                let Some((player, kind)) = self.piece(square) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(formatter, "{empty}")?;
                    empty = 0;
                }
                match player {
                    Player::First => write!(formatter, "{}", kind.letter().to_ascii_uppercase())?,
                    Player::Second => write!(formatter, "{}", kind.letter())?,
                }
            }
            if empty > 0 {
                write!(formatter, "{empty}")?;
            }
            if rank > 0 {
                formatter.write_str("/")?;
            }
        }
        let mover = match self.mover() {
            Player::First => 'w',
            Player::Second => 'b',
        };
        write!(formatter, " {mover} - - {} 1", self.quiet_plies())
    }
}
