//! Legality: who gives check, and which pieces are pinned. Worked out once for each position, so that every move that is listed
//! is legal and none has to be tried.

use super::attacks::{attacks, between, bishop, king, knight, pawn, rook};
use super::kind::Kind;
use super::pieces::Pieces;
use super::square::Square;
use crate::Player;

/// What threatens the king of the player who is to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Threats {
    /// The pieces that give check.
    pub checkers: u32,
    /// Their own pieces that stand alone between the king and a piece that would give check.
    pub pinned: u32,
}

impl Pieces {
    /// The square of the king of `player`, who has one.
    #[inline(always)]
    pub fn king(&self, player: Player) -> Square {
        Square::lowest(self.of(player, Kind::King))
    }

    /// What threatens the king of `player`.
    #[inline(always)]
    pub fn threats(&self, player: Player) -> Threats {
        let (king, other) = (self.king(player), player.opponent());
        let enemy = self.side(other);
        let queens = self.kind(Kind::Queen);
        let mut threats = Threats {
            checkers: enemy
                & (pawn(player, king) & self.kind(Kind::Pawn)
                    | knight(king) & self.kind(Kind::Knight)),
            pinned: 0,
        };
        let straight = rook(king, 0) & (self.kind(Kind::Rook) | queens);
        let diagonal = bishop(king, 0) & (self.kind(Kind::Bishop) | queens);
        let mut snipers = enemy & (straight | diagonal);
        while snipers != 0 {
            let sniper = Square::lowest(snipers);
            snipers &= snipers - 1;
            let in_the_way = between(king, sniper) & self.occupied();
            if in_the_way == 0 {
                threats.checkers |= sniper.bit();
            } else if in_the_way.is_power_of_two() {
                threats.pinned |= in_the_way & self.side(player);
            }
        }
        threats
    }

    /// All that the pieces of `player` attack if `occupied` stands in their way.
    pub fn attacked_by(&self, player: Player, occupied: u32) -> u32 {
        let mut attacked = king(self.king(player));
        for kind in [
            Kind::Pawn,
            Kind::Knight,
            Kind::Bishop,
            Kind::Rook,
            Kind::Queen,
        ] {
            let mut left = self.of(player, kind);
            while left != 0 {
                attacked |= attacks(kind, player, Square::lowest(left), occupied);
                left &= left - 1;
            }
        }
        attacked
    }
}
