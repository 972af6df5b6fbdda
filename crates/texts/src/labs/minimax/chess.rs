//! Gardner's chess in the minimax lab: its board, its evaluation, what is wrong with a typed position.

use crate::english::numbers::{grouped, value};
use crate::english::phrases::{PLAYERS, capital};

texts! {
    /// Texts of the game.
    pub struct ChessTexts {
        /// What is allowed as a position.
        allowed = "a position such as rnbqk/ppppp/5/PPPPP/RNBQK w: ranks from the fifth down, capitals for First, \
            digits for empty squares, then who is to move (w or b)",
        fault(key: &str, fault: &str) = format!("{key}: {fault}"),
        faults: PositionFaultTexts,
        /// Pawn to king.
        kinds: [&'static str; 6] = KINDS,
        /// How a game has ended, in the order checkmate, stalemate, fifty moves, too few pieces.
        endings: [&'static str; 4] = [
            "checkmate", "stalemate, a draw", "fifty moves of each side without a capture or a pawn’s move, a draw",
            "nobody can give mate any more, a draw",
        ],
        /// Said of a finished game: takes one of them.
        ended(ending: &str) = format!("{}.", capital(ending)),
        check = "Check.",
        board: ChessBoardTexts,
        evaluation: EvaluationTexts,
    }

    /// The board as one plays on it.
    pub struct ChessBoardTexts {
        square(square: &str, piece: Option<(usize, usize)>) = match piece {
            Some((player, kind)) => format!("{square}: {} of {}", KINDS[kind], PLAYERS[player]),
            None => format!("{square}: empty"),
        },
        /// Added to that: it is chosen; the chosen piece can go there.
        chosen = "chosen",
        target = "can go here",
        how = "Choose a piece, then its square. By keyboard: arrows, Enter, and Escape to choose another.",
        promotion = "The pawn becomes",
    }

    /// The sum by number and kind of pieces.
    pub struct EvaluationTexts {
        header: [&'static str; 6] = ["", "First", "Second", "More", "Each", "Points"],
        /// Kinds, of several pieces: pawns to queens.
        kinds: [&'static str; 5] = ["Pawns", "Knights", "Bishops", "Rooks", "Queens"],
        mobility = "Squares attacked",
        sum = "Sum for First",
        /// Of points: with a sign.
        points: fn(f64) -> String = signed,
        said(name: &str, points: f64, second_maximises: bool, worth: f64) = {
            let (points, worth) = (signed(points), value(worth));
            let name = capital(name);
            if second_maximises {
                format!(
                    "{name} is worth {points} points for First. Max is Second here, and a hundred points are a win: \
                        {worth} for Max."
                )
            } else {
                format!(
                    "{name} is worth {points} points for First, who is Max. A hundred points are a win: {worth}."
                )
            }
        },
        over(name: &str, ending: &str) =
            format!("At {name} the game is over ({ending}): its result counts, not the pieces."),
        /// What an estimate of a position that is searched further is good for.
        not_asked = "The search looks further here: its value comes from below, not from this sum.",
    }

    /// What is wrong with a typed position.
    pub struct PositionFaultTexts {
        ranks(found: usize) = {
            let (are, ranks) = if found == 1 {
                ("is", "rank")
            } else {
                ("are", "ranks")
            };
            format!(
                "there {are} {} {ranks}; five are needed, with / between them.",
                grouped(found as u64)
            )
        },
        rank(rank: u8, found: usize) = {
            let squares = if found == 1 { "square" } else { "squares" };
            format!(
                "rank {rank} has {} {squares}; five are needed.",
                grouped(found as u64)
            )
        },
        piece(found: char) = format!("“{found}” is no piece; p, n, b, r, q, k and digits are allowed."),
        kings(player: usize, found: u32) = format!("{} has {found} kings; one is needed.", PLAYERS[player]),
        pawn(square: &str) = format!("a pawn on {square}: none can be on the first or the fifth rank."),
        too_many(player: usize) = format!("{} has more pieces than five pawns can become.", PLAYERS[player]),
        mover(found: &str) = format!("“{found}” is not to move; w (First) or b (Second) is."),
        rights(found: &str) =
            format!("“{found}” has no meaning here: there is no castling and no en passant. Write a dash."),
        quiet_plies(found: &str, most: u8) =
            format!("“{found}” moves without a capture or a pawn’s move; 0 to {most} are possible."),
        move_number(found: &str) = format!("“{found}” is not the number of a move."),
        too_long = "there is more text after the number of the move.",
        can_take_the_king = "the player who is not to move is in check: the king could be taken.",
    }
}

const KINDS: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/// With its sign, as it is printed.
fn signed(points: f64) -> String {
    if points > 0.0 {
        format!("+{}", value(points))
    } else {
        value(points)
    }
}
