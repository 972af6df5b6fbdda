//! The result for programs and for a terminal.

use super::findings::Findings;
use super::settings::GeneralSumExperiment;
use super::snapshot::{Checkpoint, Snapshot};
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it. Lists are by player; payoffs are in antes in poker.
#[derive(Serialize, TS)]
pub(super) struct GeneralSumResult<'a> {
    players: usize,
    zero_sum: bool,
    /// What is proven to be approached: `equilibrium` by the averages, or `coarse-correlated` by what was played.
    promised: &'static str,
    runs: Vec<RunResult<'a>>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct RunResult<'a> {
    /// From 1.
    run: usize,
    iterations: u64,
    /// The last checkpoint's: ε of the averages, and of what was played.
    equilibrium_gap: Option<f64>,
    coarse_correlated_gap: Option<f64>,
    points: &'a [Checkpoint],
    information_sets: Vec<InformationSetResult<'a>>,
}

#[derive(Serialize, TS)]
struct InformationSetResult<'a> {
    key: &'a str,
    player: usize,
    actions: &'a [String],
    average_strategy: &'a [f64],
    current_strategy: &'a [f64],
}

pub(super) fn result<'a>(
    lab: &GeneralSumExperiment,
    findings: &'a Findings,
) -> GeneralSumResult<'a> {
    let game = &findings.compiled.game;
    let found = findings.runs.iter().enumerate();
    let known = found.filter_map(|(number, run)| Some((number, run.as_ref()?)));
    GeneralSumResult {
        players: game.players(),
        zero_sum: game.is_zero_sum(),
        promised: findings.compiled.promise().name(),
        runs: known
            .map(|(number, run)| run_result(findings, number, run))
            .collect(),
        stopped_early: findings.progress.done < lab.runs().saturating_mul(lab.iterations),
    }
}

fn run_result<'a>(findings: &'a Findings, number: usize, run: &'a Snapshot) -> RunResult<'a> {
    let last = run.checkpoints.last();
    let game = &findings.compiled.game;
    let sets = game.information_sets().iter().enumerate();
    let set = |(index, set): (usize, &'a games::extensive::InformationSet)| InformationSetResult {
        key: &set.key,
        player: set.player + 1,
        actions: &set.actions,
        average_strategy: &run.average[game.slots(index)],
        current_strategy: &run.current[game.slots(index)],
    };
    RunResult {
        run: number + 1,
        iterations: run.done,
        equilibrium_gap: last.map(Checkpoint::largest_gain),
        coarse_correlated_gap: last.map(Checkpoint::largest_regret),
        points: &run.checkpoints,
        information_sets: sets.map(set).collect(),
    }
}

/// A row a checkpoint of a run.
pub(super) fn table(findings: &Findings) -> Table {
    let players = 1..=findings.compiled.game.players();
    let mut header = vec![
        "run".to_owned(),
        "iteration".to_owned(),
        "nash_conv".to_owned(),
    ];
    for name in ["regret", "gain", "payoff"] {
        header.extend(players.clone().map(|player| format!("{name}_{player}")));
    }
    let number = |number: &f64| format!("{number:.9}");
    let row = |run: usize, point: &Checkpoint| {
        let mut cells = vec![
            run.to_string(),
            point.iteration.to_string(),
            number(&point.nash_conv),
        ];
        for list in [&point.average_regrets, &point.gains, &point.payoffs] {
            cells.extend(list.iter().map(number));
        }
        cells
    };
    let mut rows = Vec::new();
    for (index, run) in findings.runs.iter().enumerate() {
        let points = run.iter().flat_map(|run| &run.checkpoints);
        rows.extend(points.map(|point| row(index + 1, point)));
    }
    Table { header, rows }
}
