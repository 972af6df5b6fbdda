//! The ladder's result for programs and for a terminal.

use super::findings::{Findings, RungStanding};
use crate::common::counts::Counts;
use crate::report::Table;
use engines::agents::Agent;
use games::Player;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it. Everything is from the contender's point of view.
#[derive(Serialize, TS)]
pub(super) struct LadderResult {
    agent: String,
    rungs: Vec<RungResult>,
    opponents_met: usize,
    /// By points, or by the verdict of a race.
    opponents_beaten: usize,
    /// See [`RungStanding::sure_winner`].
    opponents_surely_beaten: usize,
    share_beaten: Option<f64>,
    share_won_against_beaten: Option<f64>,
    games: u64,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct RungResult {
    opponent: String,
    games: u64,
    as_first: Counts,
    as_second: Counts,
    points: f64,
    share: Option<f64>,
    /// 95 %, see [`RungStanding::interval`].
    interval: (f64, f64),
    beaten: bool,
    surely_beaten: bool,
    surely_not_beaten: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    ended_by: Option<&'static str>,
    mean_length: Option<f64>,
    last_game: Option<String>,
    unproven_perfect_moves: u64,
}

pub(super) fn result(agent: &Agent, findings: &Findings) -> LadderResult {
    let rung = |rung: &RungStanding| RungResult {
        opponent: rung.opponent.to_string(),
        games: rung.games(),
        as_first: rung.as_first,
        as_second: rung.as_second,
        points: rung.points(),
        share: rung.share(),
        interval: rung.interval(),
        beaten: rung.is_beaten(),
        surely_beaten: rung.is_surely_beaten(),
        surely_not_beaten: rung.sure_winner() == Some(Player::Second),
        ended_by: rung.verdict.map(|verdict| verdict.reason.name()),
        mean_length: rung.mean_length(),
        last_game: rung.last_game.as_ref().map(|game| game.moves.clone()),
        unproven_perfect_moves: rung.unproven,
    };
    LadderResult {
        agent: agent.to_string(),
        rungs: findings.rungs.iter().map(rung).collect(),
        opponents_met: findings.met(),
        opponents_beaten: findings.beaten(),
        opponents_surely_beaten: findings.surely_beaten(),
        share_beaten: findings.share_beaten(),
        share_won_against_beaten: findings.share_won_against_beaten(),
        games: findings.progress.done,
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let header = [
        "opponent", "games", "won", "drawn", "lost", "share", "low", "high", "beaten", "length",
        "unproven",
    ];
    let number = |number: Option<f64>, digits: usize| {
        number.map_or_else(String::new, |number| format!("{number:.digits$}"))
    };
    let row = |rung: &RungStanding| {
        let (counts, (low, high)) = (rung.counts(), rung.interval());
        let beaten = match (rung.is_surely_beaten(), rung.is_beaten()) {
            (true, _) => "surely",
            (false, true) => "yes",
            (false, false) => "",
        };
        vec![
            rung.opponent.to_string(),
            rung.games().to_string(),
            counts.won.to_string(),
            counts.drawn.to_string(),
            counts.lost.to_string(),
            number(rung.share(), 4),
            format!("{low:.4}"),
            format!("{high:.4}"),
            beaten.to_owned(),
            number(rung.mean_length(), 1),
            rung.unproven.to_string(),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: findings.rungs.iter().map(row).collect(),
    }
}
