//! The result for programs and for a terminal.

use super::findings::Findings;
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct AliensResult {
    games: u64,
    won: u64,
    bombed: u64,
    landed: u64,
    out_of_time: u64,
    win_share: Option<f64>,
    win_share_interval: Option<(f64, f64)>,
    /// Per game.
    points: Option<f64>,
    points_interval: Option<(f64, f64)>,
    /// Per game.
    steps: Option<f64>,
    /// The number of the first game with most points, and with fewest.
    best_game: Option<u64>,
    worst_game: Option<u64>,
    stopped_early: bool,
}

pub(super) fn result(findings: &Findings) -> AliensResult {
    let tally = &findings.tally;
    let games = tally.games();
    let (points, share) = (tally.points(), tally.win_share());
    AliensResult {
        games,
        won: tally.won,
        bombed: tally.bombed,
        landed: tally.landed,
        out_of_time: tally.out_of_time,
        win_share: share.map(|share| share.mean),
        win_share_interval: share.and_then(|share| share.interval),
        points: points.map(|points| points.mean),
        points_interval: points.and_then(|points| points.interval),
        steps: (games > 0).then(|| tally.steps as f64 / games as f64),
        best_game: tally.best.map(|best| best.game),
        worst_game: tally.worst.map(|worst| worst.game),
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let result = result(findings);
    let number =
        |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.6}"));
    let low = |interval: Option<(f64, f64)>| number(interval.map(|interval| interval.0));
    let high = |interval: Option<(f64, f64)>| number(interval.map(|interval| interval.1));
    Table {
        header: [
            "games",
            "won",
            "win share",
            "from",
            "to",
            "points",
            "from",
            "to",
            "steps",
        ]
        .map(str::to_owned)
        .to_vec(),
        rows: vec![vec![
            result.games.to_string(),
            result.won.to_string(),
            number(result.win_share),
            low(result.win_share_interval),
            high(result.win_share_interval),
            number(result.points),
            low(result.points_interval),
            high(result.points_interval),
            number(result.steps),
        ]],
    }
}
