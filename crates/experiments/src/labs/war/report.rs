//! The result for programs and for a terminal.

use super::findings::Findings;
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it, for the first strategy.
#[derive(Serialize, TS)]
pub(super) struct WarResult {
    games: u64,
    score: Option<f64>,
    standard_error: Option<f64>,
    won: u64,
    drawn: u64,
    lost: u64,
    /// Games that were stopped at the cap.
    unfinished: u64,
    /// Rounds a game.
    rounds: Option<f64>,
    stopped_early: bool,
}

pub(super) fn result(findings: &Findings) -> WarResult {
    let (tally, points) = (&findings.tally, &findings.tally.points);
    let games = points.games();
    WarResult {
        games,
        score: points.mean(),
        standard_error: points.standard_error(),
        won: points.won,
        drawn: points.drawn,
        lost: points.lost,
        unfinished: tally.unfinished,
        rounds: (games > 0).then(|| tally.rounds as f64 / games as f64),
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let result = result(findings);
    let number =
        |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.6}"));
    Table {
        header: ["games", "score", "standard error", "unfinished", "rounds"]
            .map(str::to_owned)
            .to_vec(),
        rows: vec![vec![
            result.games.to_string(),
            number(result.score),
            number(result.standard_error),
            result.unfinished.to_string(),
            number(result.rounds),
        ]],
    }
}
