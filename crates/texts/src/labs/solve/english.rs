//! Solver in English.

use super::*;
use crate::english::parameter::{counted, plain};
use crate::english::phrases::PLAYERS;

pub(crate) const ENGLISH: SolveLabTexts = SolveLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
};

const PARAMETERS: SolveParameterTexts = SolveParameterTexts {
    moves: plain(
        "Moves",
        "The game so far: one column a move, counted from 1, then a, b, c.",
    ),
    ply: plain(
        "Moment",
        "The number of moves after which the game is looked at.",
    ),
    budget: counted(
        "Budget",
        "nodes a move",
        "How many positions may be visited for each move; what is not known by then stays unknown.",
    ),
};

const PAGE: SolveTexts = SolveTexts {
    summary: "The exact score of every move of a Connect Four position: who wins if nobody errs, and how soon.",
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
    verdict: |score, player| {
        let (mover, other) = (PLAYERS[player], PLAYERS[1 - player]);
        match score {
            0 => "With perfect play a draw.".to_owned(),
            1.. => format!("With perfect play {mover} wins (+{score})."),
            _ => format!("With perfect play {other} wins (−{}).", -score),
        }
    },
    no_verdict: "What perfect play leads to is not known yet.",
    too_large: "Too many empty cells to be solved: the exact scores stay unknown.",
    regret: |regret| match regret {
        0 => "Its choice is a perfect move.".to_owned(),
        _ => format!("Its choice loses {regret} against the best move."),
    },
    coach: |column, score, best, columns| {
        let word = |score: i32| match score {
            0 => "a draw",
            1.. => "a win",
            _ => "a loss",
        };
        if score == best {
            format!("Column {column} was best: {}.", word(score))
        } else if word(score) == word(best) {
            format!(
                "Column {column} is still {}, but costs {} (best: {columns}).",
                word(score),
                best - score
            )
        } else {
            format!(
                "Column {column} turns {} into {}: it costs {} (best: {columns}).",
                word(best),
                word(score),
                best - score
            )
        }
    },
    coach_waits: "The exact scores of your last move are still being found out.",
    coach_label: "Coach",
};
