//! The result for programs and for a terminal.

use super::findings::{Curve, CurvePoint, Findings};
use crate::report::Table;
use crate::solve::MoveTruth;
use serde::Serialize;
use statistics::Estimate;
use ts_rs::TS;

/// The result as JSON has it. Columns are counted from 1; scores are for the player to move.
#[derive(Serialize, TS)]
pub(super) struct ConvergenceResult {
    columns: Vec<ColumnResult>,
    best_score: Option<i32>,
    agents: Vec<AgentResult>,
    searches: u64,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct ColumnResult {
    column: u8,
    score: Option<i32>,
    /// Where the score lies as far as is known.
    bounds: (i32, i32),
}

#[derive(Serialize, TS)]
struct AgentResult {
    agent: String,
    points: Vec<PointResult>,
}

#[derive(Serialize, TS)]
struct PointResult {
    simulations: u64,
    seeds: u64,
    regret: Option<f64>,
    regret_interval: Option<(f64, f64)>,
    optimal: Option<f64>,
    optimal_interval: Option<(f64, f64)>,
    visit_share: f64,
    mean: f64,
}

pub(super) fn result(curves: &Findings) -> ConvergenceResult {
    let column = |known: &MoveTruth| ColumnResult {
        column: known.column.number(),
        score: known.bounds.score(),
        bounds: (known.bounds.lower, known.bounds.upper),
    };
    let point = |point: &CurvePoint| PointResult {
        simulations: point.simulations,
        seeds: point.seeds,
        regret: point.regret.map(|regret| regret.mean),
        regret_interval: point.regret.and_then(|regret| regret.interval),
        optimal: point.optimal.map(|optimal| optimal.mean),
        optimal_interval: point.optimal.and_then(|optimal| optimal.interval),
        visit_share: point.visit_share,
        mean: point.mean,
    };
    let agent = |curve: &Curve| AgentResult {
        agent: curve.agent.to_string(),
        points: curve.points.iter().map(point).collect(),
    };
    ConvergenceResult {
        columns: curves.truth.moves.iter().map(column).collect(),
        best_score: curves.truth.best(),
        agents: curves.curves.iter().map(agent).collect(),
        searches: curves.searches.0,
        stopped_early: !curves.is_complete(),
    }
}

pub(super) fn table(curves: &Findings) -> Table {
    let header = [
        "agent",
        "simulations",
        "seeds",
        "regret",
        "low",
        "high",
        "optimal",
        "low",
        "high",
        "visits",
        "mean",
    ];
    let estimate = |estimate: Option<Estimate>| {
        let number = |number: Option<f64>| {
            number.map_or_else(|| "unknown".to_owned(), |number| format!("{number:.4}"))
        };
        let interval = estimate.and_then(|estimate| estimate.interval);
        [
            number(estimate.map(|estimate| estimate.mean)),
            number(interval.map(|(low, _)| low)),
            number(interval.map(|(_, high)| high)),
        ]
    };
    let row = |(curve, point): (&Curve, &CurvePoint)| {
        let mut cells = vec![
            curve.agent.to_string(),
            point.simulations.to_string(),
            point.seeds.to_string(),
        ];
        cells.extend(estimate(point.regret));
        cells.extend(estimate(point.optimal));
        cells.push(format!("{:.4}", point.visit_share));
        cells.push(format!("{:.4}", point.mean));
        cells
    };
    let points = curves
        .curves
        .iter()
        .flat_map(|curve| curve.points.iter().map(move |point| (curve, point)));
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: points.map(row).collect(),
    }
}
