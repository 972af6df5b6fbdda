//! Moves: what one is, and the legal ones of a position, one after the other, from sets of squares; nothing is allocated.

use super::attacks::{attacks, between, line_through, pawn};
use super::kind::Kind;
use super::legality::Threats;
use super::pieces::Pieces;
use super::square::{ALL, FIRST_RANK, LAST_RANK, SIDE, SQUARES, Square};
use crate::Player;

/// A move: from a square to a square, and what a pawn becomes on the last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    /// One of [`Kind::PROMOTIONS`], exactly where a pawn comes to the last rank.
    pub promotion: Option<Kind>,
}

impl Move {
    /// A number below 725: squares first; rooks, bishops and knights of promotions by the files that the pawn leaves and comes to.
    pub(super) fn index(self) -> usize {
        let place = |kind| Kind::PROMOTIONS.iter().position(|&known| known == kind);
        match self.promotion.and_then(place) {
            None | Some(0) => self.from.index() * SQUARES + self.to.index(),
            Some(kind) => {
                let files = usize::from(self.from.file() * SIDE + self.to.file());
                SQUARES * SQUARES + (kind - 1) * SQUARES + files
            }
        }
    }
}

/// The legal moves of a position.
#[derive(Clone, Debug)]
pub struct Moves {
    pieces: Pieces,
    mover: Player,
    pinned: u32,
    /// Where pieces but the king may go: everywhere, or where they end a check.
    allowed: u32,
    /// Own pieces whose moves are still to come.
    left: u32,
    /// The piece under way, and where it can still go.
    from: Square,
    targets: u32,
    /// Which promotion to the lowest of them comes next; none for other moves.
    promotion: usize,
    is_pawn: bool,
}

/// Ranks on which pawns become something else. No pawn stands on the first rank of its own side.
const RANKS_OF_PROMOTION: u32 = FIRST_RANK | LAST_RANK;

impl Moves {
    const ANYWHERE: Square = match Square::new(0) {
        Some(square) => square,
        None => unreachable!(),
    };

    /// No moves.
    pub(super) const NONE: Self = Self {
        pieces: Pieces::EMPTY,
        mover: Player::First,
        pinned: 0,
        allowed: 0,
        left: 0,
        from: Self::ANYWHERE,
        targets: 0,
        promotion: 0,
        is_pawn: false,
    };

    /// Those of `mover`, whose king is threatened so.
    #[inline(always)]
    pub(super) fn of(pieces: &Pieces, mover: Player, threats: Threats) -> Self {
        let king = pieces.king(mover);
        let (own, checkers) = (pieces.side(mover), threats.checkers);
        let (allowed, left) = if checkers == 0 {
            (ALL, own)
        } else if checkers.is_power_of_two() {
            (between(king, Square::lowest(checkers)) | checkers, own)
        } else {
            // Out of two checks only the king can go.
            (0, king.bit())
        };
        Self {
            pieces: *pieces,
            mover,
            pinned: threats.pinned,
            allowed,
            left,
            ..Self::NONE
        }
    }

    /// Whether a pawn can become something else.
    pub(super) fn promotes(mut self) -> bool {
        let before_the_last = match self.mover {
            Player::First => LAST_RANK >> SIDE,
            Player::Second => FIRST_RANK << SIDE,
        };
        self.left &= self.pieces.of(self.mover, Kind::Pawn) & before_the_last;
        self.next().is_some()
    }

    /// Where the piece on `from` may go.
    #[inline(always)]
    fn targets_of(&self, kind: Kind, from: Square) -> u32 {
        let (own, occupied) = (self.pieces.side(self.mover), self.pieces.occupied());
        let other = self.mover.opponent();
        let reached = match kind {
            Kind::Pawn => {
                let ahead = match self.mover {
                    Player::First => from.bit() << SIDE,
                    Player::Second => from.bit() >> SIDE,
                };
                ahead & !occupied | pawn(self.mover, from) & self.pieces.side(other)
            }
            _ => attacks(kind, self.mover, from, occupied) & !own,
        };
        if kind == Kind::King {
            // What attacks through the square that the king leaves attacks behind it, too.
            return match reached {
                0 => 0,
                _ => reached & !self.pieces.attacked_by(other, occupied ^ from.bit()),
            };
        }
        let on_the_line = if self.pinned & from.bit() == 0 {
            ALL
        } else {
            line_through(self.pieces.king(self.mover), from)
        };
        reached & self.allowed & on_the_line
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        while self.targets == 0 {
            if self.left == 0 {
                return None;
            }
            self.from = Square::lowest(self.left);
            self.left &= self.left - 1;
            if let Some(kind) = self.pieces.kind_on(self.from) {
                self.targets = self.targets_of(kind, self.from);
                self.is_pawn = kind == Kind::Pawn;
            }
        }
        let to = Square::lowest(self.targets);
        if !self.is_pawn || to.bit() & RANKS_OF_PROMOTION == 0 {
            self.targets &= self.targets - 1;
            return Some(Move {
                from: self.from,
                to,
                promotion: None,
            });
        }
        let promotion = Kind::PROMOTIONS.get(self.promotion).copied();
        self.promotion += 1;
        if self.promotion == Kind::PROMOTIONS.len() {
            self.promotion = 0;
            self.targets &= self.targets - 1;
        }
        Some(Move {
            from: self.from,
            to,
            promotion,
        })
    }
}
