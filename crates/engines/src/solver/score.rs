//! Scores: who wins, and how soon.
//!
//! The score of a position is for the player to move, both sides playing to win soonest and lose latest. Who wins
//! with the last stone the board has room for scores 1, with the stone of his before that 2, and so on; the loser has
//! the negative; a draw is 0. On the standard board that is 22 less the stones the winner has played when he wins.

/// A score, see the module; −72 to 72 on the largest board.
pub type Score = i32;

/// More than any score.
pub const INFINITE: Score = 100;

/// The score of winning with the next stone, with `plies` of `capacity` stones on the board.
#[inline(always)]
pub fn win_at_once(capacity: u32, plies: u32) -> Score {
    (capacity as Score + 1 - plies as Score) / 2
}

/// The score when the opponent wins with the stone after the next one.
#[inline(always)]
pub fn loss_at_once(capacity: u32, plies: u32) -> Score {
    -win_at_once(capacity, plies + 1)
}

/// The highest score of a player who cannot win at once: he wins with the stone after the next two.
#[inline(always)]
pub fn best_without_win(capacity: u32, plies: u32) -> Score {
    win_at_once(capacity, plies + 2)
}

/// The lowest score of a player with a move that does not lose at once.
#[inline(always)]
pub fn worst_when_safe(capacity: u32, plies: u32) -> Score {
    -win_at_once(capacity, plies + 3)
}

/// What is known about a score: it lies between the two, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub lower: Score,
    pub upper: Score,
}

impl Bounds {
    /// Nothing is known.
    pub const OPEN: Self = Self {
        lower: -INFINITE,
        upper: INFINITE,
    };

    /// The score is known.
    pub fn exactly(score: Score) -> Self {
        Self {
            lower: score,
            upper: score,
        }
    }

    /// The score, once it is known.
    pub fn score(self) -> Option<Score> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// 1, 0 or −1 for a win, a draw or a loss, once that is known; it may be long before the score is.
    pub fn outcome(self) -> Option<Score> {
        match (self.lower, self.upper) {
            (1.., _) => Some(1),
            (_, ..=-1) => Some(-1),
            (0, 0) => Some(0),
            _ => None,
        }
    }

    /// The same for the opponent.
    pub fn reversed(self) -> Self {
        Self {
            lower: -self.upper,
            upper: -self.lower,
        }
    }

    /// With what a search asked "more than `threshold`?" has answered: `value` is a lower bound if it is more, else
    /// an upper bound.
    pub fn narrowed(self, threshold: Score, value: Score) -> Self {
        if value > threshold {
            Self {
                lower: self.lower.max(value),
                ..self
            }
        } else {
            Self {
                upper: self.upper.min(value),
                ..self
            }
        }
    }
}
