//! The end of a game as JSON, and as a table.

use super::game::End;
use super::snapshot::Snapshot;
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct WarGameResult {
    rounds: u64,
    /// Points of the first strategy; `None` until the game is over.
    score: Option<f64>,
    /// Whether it was stopped at the cap.
    stopped: Option<bool>,
}

pub(super) fn result(snapshot: Option<&Snapshot>) -> WarGameResult {
    let end = snapshot.and_then(|snapshot| snapshot.end);
    WarGameResult {
        rounds: snapshot.map_or(0, |snapshot| snapshot.rounds),
        score: end.map(|end| end.score),
        stopped: end.as_ref().map(End::is_capped),
    }
}

pub(super) fn table(result: &WarGameResult) -> Table {
    let text = |value: Option<String>| value.unwrap_or_default();
    let yes_or_no = |is: bool| if is { "yes" } else { "no" }.to_owned();
    Table {
        header: ["rounds", "score", "stopped"].map(str::to_owned).to_vec(),
        rows: vec![vec![
            result.rounds.to_string(),
            text(result.score.map(|score| score.to_string())),
            text(result.stopped.map(yes_or_no)),
        ]],
    }
}
