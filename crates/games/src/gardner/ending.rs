//! Ends of games: how one can end, and the count that makes every game end.

/// After so many plies without a capture or a pawn's move a game is drawn: fifty moves of each side.
pub const MAX_QUIET_PLIES: u8 = 100;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The player who is to move is in check and has no move: the other one has won.
    Checkmate,
    /// The player who is to move has no move and is not in check: a draw.
    Stalemate,
    /// For [`MAX_QUIET_PLIES`] plies nothing was taken and no pawn moved: a draw.
    FiftyMoves,
    /// Nobody has enough pieces left to give mate: a draw.
    TooFewPieces,
}
