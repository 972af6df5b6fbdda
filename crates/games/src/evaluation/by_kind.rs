//! Gardner's chess by number and kind of pieces: how many a side has of each kind, times what one is worth.
//!
//! Source: "博弈2:最大最小值方法", which names the number of pieces, their kinds and the part they play on the board as what positions
//! are judged by before the end; C. E. Shannon, "Programming a computer for playing chess" (1950), section 3, has the worths 9, 5, 3,
//! 3, 1 and a tenth of a pawn for each move that can be made. Deviations: the part that pieces play is the squares they attack, legal or
//! not, which is a count of bits; it counts nothing unless somebody says so.

use super::{ALMOST_WON, Evaluate};
use crate::Player;
use crate::gardner::{Gardner, Kind, Move};

/// So many points are as much as a win.
pub const POINTS_OF_A_WIN: f64 = 100.0;

/// What pieces are worth, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByKind {
    /// By [`Kind::index`]; kings are never taken and count nothing.
    pub worth: [f64; 5],
    /// For each square that a piece attacks.
    pub mobility: f64,
}

/// A kind's part in the worth of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// How many there are: of the first and of the second player.
    pub counts: [u32; 2],
    pub worth: f64,
}

impl Part {
    /// What it adds for the first player, in points.
    pub fn points(self) -> f64 {
        let [first, second] = self.counts.map(f64::from);
        self.worth * (first - second)
    }
}

impl ByKind {
    /// The kinds that count, the least first.
    pub const KINDS: [Kind; 5] = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
    ];

    /// What a piece is worth.
    #[inline(always)]
    fn worth(&self, kind: Kind) -> f64 {
        self.worth.get(kind.index()).copied().unwrap_or(0.0)
    }

    /// What a kind of piece adds.
    #[inline(always)]
    pub fn part(&self, position: &Gardner, kind: Kind) -> Part {
        Part {
            counts: Player::BOTH.map(|player| position.count(player, kind)),
            worth: self.worth(kind),
        }
    }

    /// What attacked squares add.
    pub fn mobility_part(&self, position: &Gardner) -> Part {
        Part {
            counts: Player::BOTH.map(|player| position.mobility(player)),
            worth: self.mobility,
        }
    }

    /// The sum for the first player, in points.
    #[inline(always)]
    pub fn points(&self, position: &Gardner) -> f64 {
        let mut points = 0.0;
        for kind in Self::KINDS {
            points += self.part(position, kind).points();
        }
        if self.mobility != 0.0 {
            points += self.mobility_part(position).points();
        }
        points
    }
}

impl Evaluate<Gardner> for ByKind {
    #[inline(always)]
    fn evaluate(&self, position: &Gardner, player: Player) -> f64 {
        let worth = player.sign() * self.points(position) / POINTS_OF_A_WIN;
        // Adding 0 makes 0 of −0.
        (worth + 0.0).clamp(-ALMOST_WON, ALMOST_WON)
    }

    /// Nobody is in check, and the player who is to move can take nothing for less than it is worth and promote no pawn.
    fn is_quiet(&self, position: &Gardner) -> bool {
        !position.is_check() && !position.can_gain(|kind| self.worth(kind))
    }

    /// Captures first, those of the most by the least; a pawn that becomes something counts as if it took that.
    #[inline(always)]
    fn promise(&self, position: &Gardner, action: Move) -> f64 {
        /// What is taken decides; what takes it, among equals.
        const AMONG_EQUALS: f64 = 1.0 / 64.0;
        let gained = |kind: Option<Kind>| kind.map_or(0.0, |kind| self.worth(kind));
        let gain = gained(position.captured(action)) + gained(action.promotion);
        if gain == 0.0 {
            return 0.0;
        }
        gain - AMONG_EQUALS * gained(position.moved(action))
    }
}
