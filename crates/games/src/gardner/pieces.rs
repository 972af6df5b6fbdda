//! The pieces on the board, as sets of squares: one for each kind of piece, and one for each side.

use super::kind::Kind;
use super::square::Square;
use crate::Player;

/// The pieces on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Pieces {
    kinds: [u32; 6],
    sides: [u32; 2],
}

impl Pieces {
    /// None.
    pub const EMPTY: Self = Self {
        kinds: [0; 6],
        sides: [0; 2],
    };

    /// All pieces of a kind.
    #[inline(always)]
    pub fn kind(&self, kind: Kind) -> u32 {
        self.kinds[kind.index()]
    }

    /// All pieces of a player.
    #[inline(always)]
    pub fn side(&self, player: Player) -> u32 {
        self.sides[player.index()]
    }

    /// The pieces of a kind of a player.
    #[inline(always)]
    pub fn of(&self, player: Player, kind: Kind) -> u32 {
        self.side(player) & self.kind(kind)
    }

    /// All pieces.
    #[inline(always)]
    pub fn occupied(&self) -> u32 {
        self.sides[0] | self.sides[1]
    }

    /// The kind of the piece on a square.
    #[inline(always)]
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        let bit = square.bit();
        Kind::ALL
            .into_iter()
            .find(|&kind| self.kind(kind) & bit != 0)
    }

    /// Puts a piece on a square or takes it away.
    #[inline(always)]
    pub fn toggle(&mut self, player: Player, kind: Kind, square: Square) {
        self.kinds[kind.index()] ^= square.bit();
        self.sides[player.index()] ^= square.bit();
    }

    /// Whether nobody can be mated any more: kings alone, or with a single bishop or knight.
    pub fn are_too_few(&self) -> bool {
        let minor = self.kind(Kind::Bishop) | self.kind(Kind::Knight);
        minor.count_ones() <= 1 && self.occupied() == minor | self.kind(Kind::King)
    }
}
