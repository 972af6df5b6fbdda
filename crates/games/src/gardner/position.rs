//! Positions: the pieces, who is to move, and how many plies nothing has been taken and no pawn has moved.

use super::ending::{Ending, MAX_QUIET_PLIES};
use super::keys;
use super::kind::Kind;
use super::legality::Threats;
use super::moves::{Move, Moves};
use super::pieces::Pieces;
use super::square::Square;
use crate::{Deterministic, Game, Indexed, Keyed, Player, Turn, ZeroSum};

/// A position. [`Gardner::new`] begins a game; any other comes from [`text`](core::str::FromStr) or from moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gardner {
    pub(super) pieces: Pieces,
    pub(super) mover: Player,
    pub(super) quiet_plies: u8,
    pub(super) ending: Option<Ending>,
    pub(super) threats: Threats,
    /// Of pieces and mover, without the quiet plies.
    key: u64,
}

impl Gardner {
    /// The position with these pieces. Each side has a king, and that of `mover`'s opponent is not attacked.
    pub(super) fn with(pieces: Pieces, mover: Player, quiet_plies: u8) -> Self {
        let mut position = Self {
            pieces,
            mover,
            quiet_plies,
            ending: None,
            threats: Threats::default(),
            key: match mover {
                Player::First => 0,
                Player::Second => keys::of_second_to_move(),
            },
        };
        let squares = (0..25).filter_map(Square::new);
        let key_on = |square| {
            let (player, kind) = position.piece(square)?;
            Some(keys::of_piece(player, kind, square))
        };
        position.key ^= squares.filter_map(key_on).fold(0, |all, key| all ^ key);
        position.settle();
        position
    }

    /// Who has which piece on a square.
    pub fn piece(&self, square: Square) -> Option<(Player, Kind)> {
        let kind = self.pieces.kind_on(square)?;
        let is_first = self.pieces.side(Player::First) & square.bit() != 0;
        let player = if is_first {
            Player::First
        } else {
            Player::Second
        };
        Some((player, kind))
    }

    /// How many pieces of a kind a player has.
    #[inline(always)]
    pub fn count(&self, player: Player, kind: Kind) -> u32 {
        self.pieces.of(player, kind).count_ones()
    }

    /// The player to move, or who would be.
    pub fn mover(&self) -> Player {
        self.mover
    }

    /// Whether the player who is to move is in check.
    #[inline(always)]
    pub fn is_check(&self) -> bool {
        self.threats.checkers != 0
    }

    /// How the game has ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plies since something was taken or a pawn moved.
    pub fn quiet_plies(&self) -> u8 {
        self.quiet_plies
    }

    /// What a move takes.
    #[inline(always)]
    pub fn captured(&self, action: Move) -> Option<Kind> {
        let is_capture = self.pieces.side(self.mover.opponent()) & action.to.bit() != 0;
        if is_capture {
            self.pieces.kind_on(action.to)
        } else {
            None
        }
    }

    /// The kind of the piece that a move moves.
    #[inline(always)]
    pub fn moved(&self, action: Move) -> Option<Kind> {
        self.pieces.kind_on(action.from)
    }

    /// The legal moves, also of a game that a count has ended.
    #[inline(always)]
    pub(super) fn moves(&self) -> Moves {
        Moves::of(&self.pieces, self.mover, self.threats)
    }

    #[inline(always)]
    fn toggle(&mut self, player: Player, kind: Kind, square: Square) {
        self.pieces.toggle(player, kind, square);
        self.key ^= keys::of_piece(player, kind, square);
    }

    /// What follows from pieces and mover: threats, and whether the game is over.
    #[inline(always)]
    fn settle(&mut self) {
        self.threats = self.pieces.threats(self.mover);
        self.ending = if self.moves().next().is_none() {
            Some(if self.is_check() {
                Ending::Checkmate
            } else {
                Ending::Stalemate
            })
        } else if self.pieces.are_too_few() {
            Some(Ending::TooFewPieces)
        } else if self.quiet_plies >= MAX_QUIET_PLIES {
            Some(Ending::FiftyMoves)
        } else {
            None
        };
    }
}

impl Game for Gardner {
    type Action = Move;
    type Actions = Moves;

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.ending {
            Some(_) => Turn::Over,
            None => Turn::Player(self.mover),
        }
    }

    /// Square by square of the pieces, then of where they go; of promotions queen, rook, bishop, knight.
    fn actions(&self) -> Moves {
        match self.ending {
            Some(_) => Moves::NONE,
            None => self.moves(),
        }
    }

    fn apply(&mut self, action: Move) {
        debug_assert!(self.actions().any(|legal| legal == action));
        let (own, other) = (self.mover, self.mover.opponent());
        let captured = self.captured(action);
        let moved = self.moved(action).unwrap_or(Kind::Pawn);
        if let Some(kind) = captured {
            self.toggle(other, kind, action.to);
        }
        self.toggle(own, moved, action.from);
        self.toggle(own, action.promotion.unwrap_or(moved), action.to);
        let is_quiet = captured.is_none() && moved != Kind::Pawn;
        self.quiet_plies = if is_quiet { self.quiet_plies + 1 } else { 0 };
        self.mover = other;
        self.key ^= keys::of_second_to_move();
        self.settle();
    }

    fn payoff(&self, player: Player) -> f64 {
        match self.ending {
            Some(Ending::Checkmate) if player == self.mover => -1.0,
            Some(Ending::Checkmate) => 1.0,
            _ => 0.0,
        }
    }
}

impl Keyed for Gardner {
    #[inline(always)]
    fn key(&self) -> u64 {
        self.key ^ keys::of_quiet_plies(self.quiet_plies)
    }
}

impl Indexed for Gardner {
    fn index(action: Move) -> usize {
        action.index()
    }
}

impl Deterministic for Gardner {}
impl ZeroSum for Gardner {}
