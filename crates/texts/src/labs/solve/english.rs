//! Solver in English.

use super::*;
use crate::english::parameter::{counted, plain, views};
use crate::english::phrases::PLAYERS;

pub(crate) const ENGLISH: SolveLabTexts = SolveLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
};

const PARAMETERS: SolveParameterTexts = SolveParameterTexts {
    moves: plain(
        "Moves",
        "The game so far: one column per move, 1 to 9, then a, b, c.",
    ),
    ply: plain("Moment", "The position after this many moves is solved."),
    budget: counted(
        "Budget",
        "nodes per move",
        "How many positions may be visited for each move; what is not solved by then stays unknown.",
    ),
    view: views(&[
        "The whole page",
        "The exact score over each column",
        "The same as a table",
    ]),
};

const PAGE: SolveTexts = SolveTexts {
    summary: "The exact score of every move of a Connect Four position: who wins with perfect play, and how soon.",
    sentence: "How every move ends with perfect play, with at most {budget} positions looked at for each.",
    solved: |solved, all| format!("{solved} of {all} moves solved."),
    undo: "Undo",
    header: ["Move", "Exact score", "In words", "Positions visited"],
    between: |low, high| format!("{low} to {high}"),
    to_search: "See what a search makes of it",
    exact: "Exact",
    outcome: |outcome| match outcome {
        1 => "win",
        0 => "draw",
        _ => "loss",
    },
    score: |score| match score {
        0 => "0".to_owned(),
        1.. => format!("+{score}"),
        _ => format!("−{}", -score),
    },
    unknown: "?",
    searching: "…",
    scored: |score, moves| {
        let end = match score {
            0 => return "draw".to_owned(),
            1.. => "wins",
            _ => "loses",
        };
        match moves {
            1 => format!("{end} at once"),
            _ => format!("{end} in {moves}"),
        }
    },
    score_explained: "An exact score is for the player to move, with perfect play: 0 is a draw, +1 a win with your last possible stone, +2 with the one before it, and so on; − is a loss. “Wins in 5” counts the moves of both.",
    verdict: |score, player, moves| {
        let (mover, other) = (PLAYERS[player], PLAYERS[1 - player]);
        let (winner, sign) = match score {
            0 => return "With perfect play this is a draw.".to_owned(),
            1.. => (mover, "+"),
            _ => (other, "−"),
        };
        let when = match moves {
            1 => "with the next move".to_owned(),
            _ => format!("in {moves} moves"),
        };
        let size = score.unsigned_abs();
        format!(
            "With perfect play {winner} wins {when} (score {sign}{size} for {mover}, who is to move)."
        )
    },
    no_verdict: "The result of perfect play is not known yet.",
    too_large: "Too many empty cells to solve: the exact scores stay unknown.",
    regret: |regret| match regret {
        0 => "Its choice is a perfect move.".to_owned(),
        _ => format!("Its choice scores {regret} less than the best move."),
    },
    coach: |column, score, best, columns| {
        let word = |score: i32| match score {
            0 => "a draw",
            1.. => "a win",
            _ => "a loss",
        };
        if score == best {
            match score {
                0 => format!("Your last move, column {column}, was best: it draws."),
                1.. => format!("Your last move, column {column}, was best: it wins soonest."),
                _ => format!(
                    "Every move lost there. Your last move, column {column}, holds out longest."
                ),
            }
        } else if word(score) == word(best) {
            format!(
                "Your last move, column {column}, is still {}, but cost {} (best: {columns}).",
                word(score),
                best - score
            )
        } else {
            format!(
                "Your last move, column {column}, turned {} into {}: it cost {} (best: {columns}).",
                word(best),
                word(score),
                best - score
            )
        }
    },
    coach_waits: "The exact scores of your last move are still being computed.",
    coach_label: "Coach",
};
