//! Gardner's chess in the minimax lab: its board, its evaluation, what is wrong with a typed position.

use crate::english::numbers::{grouped, value};
use crate::english::phrases::{PLAYERS, capital};

/// Texts of the game.
#[derive(Debug)]
pub struct ChessTexts {
    /// What is allowed as a position.
    pub allowed: &'static str,
    /// Takes the parameter and what is wrong with its text.
    pub fault: fn(&str, &str) -> String,
    pub faults: PositionFaultTexts,
    /// Pawn to king.
    pub kinds: [&'static str; 6],
    /// How a game has ended, in the order checkmate, stalemate, fifty moves, too few pieces.
    pub endings: [&'static str; 4],
    /// Said of a finished game: takes one of them.
    pub ended: fn(&str) -> String,
    pub check: &'static str,
    pub board: ChessBoardTexts,
    pub evaluation: EvaluationTexts,
}

/// The board as one plays on it.
#[derive(Debug)]
pub struct ChessBoardTexts {
    /// Takes the square, and the piece on it: whose, and which kind.
    pub square: fn(&str, Option<(usize, usize)>) -> String,
    /// Added to that: it is chosen; the chosen piece can go there.
    pub chosen: &'static str,
    pub target: &'static str,
    pub how: &'static str,
    pub promotion: &'static str,
}

/// The sum by number and kind of pieces.
#[derive(Debug)]
pub struct EvaluationTexts {
    pub header: [&'static str; 6],
    /// Kinds, of several pieces: pawns to queens.
    pub kinds: [&'static str; 5],
    pub mobility: &'static str,
    pub sum: &'static str,
    /// Of points: with a sign.
    pub points: fn(f64) -> String,
    /// Takes the position's name, its points for the first player, whether the maximising player is the second, and the value.
    pub said: fn(&str, f64, bool, f64) -> String,
    /// Takes the position's name and how the game ended.
    pub over: fn(&str, &str) -> String,
    /// What an estimate of a position that is searched further is good for.
    pub not_asked: &'static str,
}

/// What is wrong with a typed position.
#[derive(Debug)]
pub struct PositionFaultTexts {
    pub ranks: fn(usize) -> String,
    pub rank: fn(u8, usize) -> String,
    pub piece: fn(char) -> String,
    pub kings: fn(usize, u32) -> String,
    pub pawn: fn(&str) -> String,
    pub too_many: fn(usize) -> String,
    pub mover: fn(&str) -> String,
    pub rights: fn(&str) -> String,
    pub quiet_plies: fn(&str, u8) -> String,
    pub move_number: fn(&str) -> String,
    pub too_long: &'static str,
    pub can_take_the_king: &'static str,
}

const KINDS: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

pub(super) const ENGLISH: ChessTexts = ChessTexts {
    allowed: "a position such as rnbqk/ppppp/5/PPPPP/RNBQK w: ranks from the fifth down, capitals for First, digits for empty squares, then who is to move (w or b)",
    fault: |key, fault| format!("{key}: {fault}"),
    faults: FAULTS,
    kinds: KINDS,
    endings: [
        "checkmate",
        "stalemate, a draw",
        "fifty moves of each side without a capture or a pawn’s move, a draw",
        "nobody can give mate any more, a draw",
    ],
    ended: |ending| format!("{}.", capital(ending)),
    check: "Check.",
    board: ChessBoardTexts {
        square: |square, piece| match piece {
            Some((player, kind)) => format!("{square}: {} of {}", KINDS[kind], PLAYERS[player]),
            None => format!("{square}: empty"),
        },
        chosen: "chosen",
        target: "can go here",
        how: "Choose a piece, then its square. By keyboard: arrows, Enter, and Escape to choose another.",
        promotion: "The pawn becomes",
    },
    evaluation: EvaluationTexts {
        header: ["", "First", "Second", "More", "Each", "Points"],
        kinds: ["Pawns", "Knights", "Bishops", "Rooks", "Queens"],
        mobility: "Squares attacked",
        sum: "Sum for First",
        points: signed,
        said: |name, points, second_maximises, worth| {
            let (points, worth) = (signed(points), value(worth));
            let name = capital(name);
            if second_maximises {
                format!(
                    "{name} is worth {points} points for First. Max is Second here, and a hundred points are a win: {worth} for Max."
                )
            } else {
                format!(
                    "{name} is worth {points} points for First, who is Max. A hundred points are a win: {worth}."
                )
            }
        },
        over: |name, ending| {
            format!("At {name} the game is over ({ending}): its result counts, not the pieces.")
        },
        not_asked: "The search looks further here: its value comes from below, not from this sum.",
    },
};

/// With its sign, as it is printed.
fn signed(points: f64) -> String {
    if points > 0.0 {
        format!("+{}", value(points))
    } else {
        value(points)
    }
}

const FAULTS: PositionFaultTexts = PositionFaultTexts {
    ranks: |found| {
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
    rank: |rank, found| {
        let squares = if found == 1 { "square" } else { "squares" };
        format!(
            "rank {rank} has {} {squares}; five are needed.",
            grouped(found as u64)
        )
    },
    piece: |found| format!("“{found}” is no piece; p, n, b, r, q, k and digits are allowed."),
    kings: |player, found| format!("{} has {found} kings; one is needed.", PLAYERS[player]),
    pawn: |square| format!("a pawn on {square}: none can be on the first or the fifth rank."),
    too_many: |player| {
        format!(
            "{} has more pieces than five pawns can become.",
            PLAYERS[player]
        )
    },
    mover: |found| format!("“{found}” is not to move; w (First) or b (Second) is."),
    rights: |found| {
        format!(
            "“{found}” has no meaning here: there is no castling and no en passant. Write a dash."
        )
    },
    quiet_plies: |found, most| {
        format!("“{found}” moves without a capture or a pawn’s move; 0 to {most} are possible.")
    },
    move_number: |found| format!("“{found}” is not the number of a move."),
    too_long: "there is more text after the number of the move.",
    can_take_the_king: "the player who is not to move is in check: the king could be taken.",
};
