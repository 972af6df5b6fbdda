//! Solver: its texts.

use crate::english::numbers::signed;
use crate::english::phrases::PLAYERS;
use crate::parameter::{ParameterText, counted, plain, views};

texts! {
    /// The texts of the lab.
    pub struct SolveLabTexts {
        parameters: SolveParameterTexts,
        page: SolveTexts,
    }

    /// The parameters of the solver.
    pub struct SolveParameterTexts: ParameterText {
        moves = plain("Moves", "The game so far: one column per move, 1 to 9, then a, b, c."),
        ply = plain("Moment", "The position after this many moves is solved."),
        budget = counted("Budget", "nodes per move",
            "How many positions may be visited for each move; what is not solved by then stays unknown."),
        view = views(&[
            ("all", "The whole page"),
            ("board", "The exact score over each column"),
            ("table", "The same as a table"),
        ]),
    }

    /// The exact truth beside the estimates.
    pub struct SolveTexts {
        summary = "The exact score of every move of a Connect Four position: who wins with perfect play, and how soon.",
        sentence = "How every move ends with perfect play, with at most {budget} positions looked at for each.",
        solved(solved: usize, all: usize) = format!("{solved} of {all} moves solved."),
        undo = "Undo",
        /// The heads of the table: move, exact score, what it means, positions visited.
        header: [&'static str; 4] = ["Move", "Exact score", "In words", "Positions visited"],
        /// A score that is known to lie between two.
        between(low: &str, high: &str) = format!("{low} to {high}"),
        /// The way to the search that plays from here.
        to_search = "See what a search makes of it",
        /// A move of which it is known how it ends, but not when: 1, 0 or −1.
        outcome(outcome: i32) -> &'static str = match outcome {
            1 => "win",
            0 => "draw",
            _ => "loss",
        },
        /// A score with its sign.
        score: fn(i32) -> String = signed,
        /// Not known within the budget.
        unknown = "?",
        searching = "…",
        /// A score in words: takes it and the moves until the end.
        scored(score: i32, moves: u32) = {
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
        /// What scores say.
        score_explained = "An exact score is for the player to move, with perfect play: 0 is a draw, +1 a win with \
            your last possible stone, +2 with the one before it, and so on; − is a loss. “Wins in 5” counts the moves \
            of both.",
        verdict(score: i32, player: usize, moves: u32) = {
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
        /// Nothing certain is known about the position as a whole.
        no_verdict = "The result of perfect play is not known yet.",
        too_large = "Too many empty cells to solve: the exact scores stay unknown.",
        /// What the search would lose with its choice: takes the regret.
        regret(regret: i32) = match regret {
            0 => "Its choice is a perfect move.".to_owned(),
            _ => format!("Its choice scores {regret} less than the best move."),
        },
        /// The coach: takes column, its score, the best score and the best columns.
        coach(column: u8, score: i32, best: i32, columns: &str) = {
            let word = |score: i32| match score {
                0 => "a draw",
                1.. => "a win",
                _ => "a loss",
            };
            let best_columns = if columns.contains(',') {
                format!("columns {columns}")
            } else {
                format!("column {columns}")
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
                    "Your last move, column {column}, is still {}, but scores {} less than the best ({best_columns}).",
                    word(score),
                    best - score
                )
            } else {
                format!(
                    "Your last move, column {column}, turned {} into {}: it scores {} less than the best ({best_columns}).",
                    word(best),
                    word(score),
                    best - score
                )
            }
        },
        /// The coach's words before anything is known about the move.
        coach_waits = "The exact scores of your last move are still being computed.",
        coach_label = "Coach",
    }
}
