//! The result for programs and for a terminal.

use super::findings::Findings;
use super::snapshot::{Exact, Optimum, Simulated};
use crate::report::Table;
use engines::rrrats::WinProbability;
use engines::rrrats::three_numbers::{Found, Three};
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it, for the first strategy.
#[derive(Serialize, TS)]
pub(super) struct RrratsResult {
    exact: Option<WinProbability>,
    simulated: Option<SimulatedResult>,
    /// Points per game of best play by everything on the table, against the second strategy.
    best_play: Option<f64>,
    optimum: Option<OptimumResult>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct SimulatedResult {
    games: u64,
    a_first: Option<f64>,
    b_first: Option<f64>,
    mean: Option<f64>,
    standard_error: Option<f64>,
}

#[derive(Serialize, TS)]
struct OptimumResult {
    best: Option<Found>,
    best_pure: Option<Found>,
    equilibrium: Option<Three>,
    best_play_against_equilibrium: Option<f64>,
}

pub(super) fn result(findings: &Findings) -> RrratsResult {
    let exact = findings.exact.as_ref();
    let is_final = |exact: &&Exact| exact.is_final;
    RrratsResult {
        exact: exact.and_then(Exact::win),
        simulated: (findings.simulated.games() > 0).then(|| simulated(&findings.simulated)),
        best_play: exact.filter(is_final).map(|exact| exact.best_mean),
        optimum: findings.optimum.as_ref().map(optimum),
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

fn simulated(found: &Simulated) -> SimulatedResult {
    SimulatedResult {
        games: found.games(),
        a_first: found.a_first.mean(),
        b_first: found.b_first.mean(),
        mean: found.both().mean(),
        standard_error: found.both().standard_error(),
    }
}

fn optimum(found: &Optimum) -> OptimumResult {
    OptimumResult {
        best: found.best,
        best_pure: found.best_pure,
        equilibrium: found.equilibrium,
        best_play_against_equilibrium: found.against_equilibrium,
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let mut rows = Vec::new();
    let mut row = |name: &str, value: Option<f64>, error: Option<f64>| {
        let text =
            |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.9}"));
        if value.is_some() {
            rows.push(vec![name.to_owned(), text(value), text(error)]);
        }
    };
    let win = findings.exact.as_ref().and_then(Exact::win);
    row("exact, a begins", win.map(|win| win.a_first), None);
    row("exact, b begins", win.map(|win| win.b_first), None);
    row("exact, mean", win.map(|win| win.mean), None);
    let both = findings.simulated.both();
    row("simulated, mean", both.mean(), both.standard_error());
    let best = findings.exact.as_ref().filter(|exact| exact.is_final);
    row(
        "best play against b",
        best.map(|exact| exact.best_mean),
        None,
    );
    let optimum = findings.optimum.clone().unwrap_or_default();
    row(
        "best three numbers against b",
        optimum.best.map(|best| best.mean),
        None,
    );
    row(
        "best pure against b",
        optimum.best_pure.map(|best| best.mean),
        None,
    );
    Table {
        header: ["what", "win probability", "standard error"]
            .map(str::to_owned)
            .to_vec(),
        rows,
    }
}
