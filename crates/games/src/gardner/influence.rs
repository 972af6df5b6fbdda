//! Influence: what pieces can do without looking ahead, for judges of positions. Squares they attack, and what can be taken for
//! nothing.

use super::attacks::attacks;
use super::kind::Kind;
use super::position::Gardner;
use super::square::Square;
use crate::Player;

impl Gardner {
    /// How many squares the pieces of a player attack, each counted once for every piece that does, own pieces not counted.
    pub fn mobility(&self, player: Player) -> u32 {
        let (own, occupied) = (self.pieces.side(player), self.pieces.occupied());
        let mut left = own;
        let mut count = 0;
        while left != 0 {
            let from = Square::lowest(left);
            left &= left - 1;
            if let Some(kind) = self.pieces.kind_on(from) {
                count += (attacks(kind, player, from, occupied) & !own).count_ones();
            }
        }
        count
    }

    /// Whether the player who is to move could take something of more worth than what takes it, by `worth`, or something that nothing
    /// guards, or make a pawn a queen. A look at the board, not at what follows.
    pub fn can_gain(&self, worth: impl Fn(Kind) -> f64) -> bool {
        let (own, other) = (self.mover, self.mover.opponent());
        let (pieces, occupied) = (&self.pieces, self.pieces.occupied());
        let guarded = pieces.attacked_by(other, occupied);
        let mut left = pieces.side(own);
        while left != 0 {
            let from = Square::lowest(left);
            left &= left - 1;
            let Some(kind) = pieces.kind_on(from) else {
                continue;
            };
            let mut taken = attacks(kind, own, from, occupied) & pieces.side(other);
            while taken != 0 {
                let to = Square::lowest(taken);
                taken &= taken - 1;
                let is_guarded = guarded & to.bit() != 0;
                let gains = |victim| kind != Kind::King && worth(victim) > worth(kind);
                if !is_guarded || pieces.kind_on(to).is_some_and(gains) {
                    return true;
                }
            }
        }
        self.moves().promotes()
    }
}
