//! The result for programs and for a terminal.

use super::calculated::ALPHA_TWO_DELTAS;
use super::findings::{Findings, RaceCurve, RacePoint};
use super::settings::RaceCurvesExperiment;
use super::variance::{TestsNeeded, tests_needed};
use crate::report::Table;
use engines::racing::Schedule;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it; names as in the result of a single race: what is called exact is so but for the width rule.
/// At exactly ½ neither player is better, and an error is a verdict for the first player, as in the source's (2.15).
#[derive(Serialize, TS)]
pub(super) struct RaceCurvesResult {
    races: Vec<CurveResult>,
    /// Figure 2.1.
    tests_every_game: Vec<TestsResult>,
    /// Figure 2.2.
    tests_squares: Vec<TestsResult>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct CurveResult {
    race: &'static str,
    delta: f64,
    n_max: u64,
    n_min: u64,
    most_games: u64,
    points: Vec<PointResult>,
}

#[derive(Serialize, TS)]
struct PointResult {
    mean: f64,
    error_bound: Option<f64>,
    error_bound_with_delta: Option<f64>,
    error_product: Option<f64>,
    error_exact: Option<f64>,
    error_simulated: Option<f64>,
    error_standard_error: Option<f64>,
    games_exact: Option<f64>,
    games_simulated: Option<f64>,
    games_standard_error: Option<f64>,
    races: u64,
    /// δ and α₂ of (2.10).
    alpha_2: Option<[(f64, f64); 4]>,
}

#[derive(Serialize, TS)]
struct TestsResult {
    variance: f64,
    hoeffding: f64,
    bernstein: f64,
}

pub(super) fn result(lab: &RaceCurvesExperiment, curves: &Findings) -> RaceCurvesResult {
    let tests = |schedule| {
        let needed = tests_needed(lab, schedule);
        needed.iter().map(tests_result).collect()
    };
    RaceCurvesResult {
        races: curves.curves.iter().map(curve_result).collect(),
        tests_every_game: tests(Schedule::EveryGame),
        tests_squares: tests(Schedule::Squares),
        stopped_early: curves.progress.done < curves.progress.total,
    }
}

fn tests_result(needed: &TestsNeeded) -> TestsResult {
    TestsResult {
        variance: needed.variance,
        hoeffding: needed.hoeffding,
        bernstein: needed.bernstein,
    }
}

fn curve_result(curve: &RaceCurve) -> CurveResult {
    CurveResult {
        race: curve.race.name(),
        delta: curve.plan.delta,
        n_max: curve.plan.n_max,
        n_min: curve.plan.n_min,
        most_games: curve.plan.most_games(),
        points: curve.points.iter().map(point_result).collect(),
    }
}

fn point_result(point: &RacePoint) -> PointResult {
    let calculated = point.calculated;
    let bound = calculated.and_then(|calculated| calculated.bound);
    let (error, games) = (point.tally.error(point.mean), point.tally.mean_games());
    let with_delta =
        |values: [f64; 4]| core::array::from_fn(|index| (ALPHA_TWO_DELTAS[index], values[index]));
    PointResult {
        mean: point.mean,
        error_bound: bound.map(|bound| bound.with_delta_1),
        error_bound_with_delta: bound.map(|bound| bound.with_delta),
        error_product: bound.map(|bound| bound.product),
        error_exact: calculated.map(|calculated| calculated.exact.error(point.mean)),
        error_simulated: error.map(|error| error.value),
        error_standard_error: error.and_then(|error| error.standard_error),
        games_exact: calculated.map(|calculated| calculated.exact.games),
        games_simulated: games.map(|games| games.value),
        games_standard_error: games.and_then(|games| games.standard_error),
        races: point.tally.races,
        alpha_2: calculated
            .and_then(|calculated| calculated.alpha_2)
            .map(with_delta),
    }
}

/// A row a race and mean.
pub(super) fn table(curves: &Findings) -> Table {
    let header = [
        "race",
        "mean",
        "bound",
        "product",
        "exact but for the width rule",
        "simulated",
        "+-",
        "games, exact but for the width rule",
        "games, simulated",
        "+-",
    ];
    let number = |number: Option<f64>, digits: usize| {
        number.map_or_else(String::new, |number| format!("{number:.digits$}"))
    };
    let row = |curve: &RaceCurve, point: &RacePoint| {
        let found = point_result(point);
        vec![
            curve.race.name().to_owned(),
            point.mean.to_string(),
            number(found.error_bound, 6),
            number(found.error_product, 6),
            number(found.error_exact, 6),
            number(found.error_simulated, 4),
            number(found.error_standard_error, 4),
            number(found.games_exact, 1),
            number(found.games_simulated, 1),
            number(found.games_standard_error, 1),
        ]
    };
    let curves = curves.curves.iter();
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: curves
            .flat_map(|curve| curve.points.iter().map(move |point| row(curve, point)))
            .collect(),
    }
}
