//! The two players and whose turn it is.

use serde::{Deserialize, Serialize};

/// One of the two players, named by who moves first from the game's initial position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    First,
    Second,
}

impl Player {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other one.
    #[inline(always)]
    pub fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first player, 1 for the second.
    #[inline(always)]
    pub fn index(self) -> usize {
        self as usize
    }

    /// What turns a number for the first player into the same for this one, in a zero-sum game: 1 or −1.
    #[inline(always)]
    pub fn sign(self) -> f64 {
        match self {
            Self::First => 1.0,
            Self::Second => -1.0,
        }
    }

    /// The player who makes the move number `ply` (from 0) of a game in which the players alternate.
    #[inline(always)]
    pub fn at_ply(ply: usize) -> Self {
        Self::BOTH[ply & 1]
    }
}

/// Who is to act in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// This player chooses.
    Player(Player),
    /// Nature draws.
    Chance,
    /// Nobody: the game is over and payoffs can be read.
    Over,
}
