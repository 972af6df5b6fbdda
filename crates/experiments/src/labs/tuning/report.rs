//! The result for programs and for a terminal.

use super::finals::{FinalRace, Finals};
use super::findings::{CurvePoint, Findings, Found};
use super::problems::Described;
use super::reported_model::ModelResult;
use super::settings::{OptimizerName, ProblemName, TuningExperiment};
use crate::report::Table;
use engines::tuning::problems::Dimension;
use serde::Serialize;
use statistics::{Range, mean};
use texts::ENGLISH;
use ts_rs::TS;

/// The result as JSON has it: that of the first optimizer, then all of them. Values of dimensions are counted from 0; what a
/// point is worth is the true value, or the mean of fresh evaluations where nobody knows that.
#[derive(Serialize, TS)]
pub(super) struct TuningResult {
    dimensions: Vec<DimensionResult>,
    best_value: Option<f64>,
    #[serde(flatten)]
    first: OptimizerResult,
    optimizers: Vec<OptimizerResult>,
    finals: Option<FinalsResult>,
    /// What the first run knows, tuple by tuple.
    model: Option<ModelResult>,
    /// The point at which the fitness of the first run has no value.
    no_value_at: Option<Vec<u16>>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct DimensionResult {
    name: String,
    values: Vec<String>,
}

#[derive(Clone, Serialize, TS)]
struct OptimizerResult {
    optimizer: &'static str,
    /// What its first run recommends.
    recommended: Option<Vec<u16>>,
    recommended_values: Option<Vec<String>>,
    /// Of rules of Aliens: the dimensions with their final values, described.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    described: Option<Vec<Described>>,
    true_value_mean: Option<f64>,
    true_value_standard_error: Option<f64>,
    /// 95 %, see [`statistics`].
    true_value_interval: Option<(f64, f64)>,
    curve: Vec<PointResult>,
    /// The first optimizer beside this one, run by run.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    first_beside_it: Option<PairsResult>,
    /// Runs that ended before their budget was spent, where they may.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    ended_early: Option<u64>,
    /// Evaluations of a run that is over, on average, where runs may end early.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    evaluations_mean: Option<Option<f64>>,
}

#[derive(Clone, Serialize, TS)]
struct PairsResult {
    better: u64,
    worse: u64,
    alike: u64,
    /// Two-sided, of the sign test.
    probability: f64,
}

#[derive(Clone, Serialize, TS)]
struct PointResult {
    evaluations: u64,
    mean: Option<f64>,
    standard_error: Option<f64>,
    interval: Option<(f64, f64)>,
    repeats: u64,
}

#[derive(Serialize, TS)]
struct FinalsResult {
    winner: Vec<u16>,
    /// The winner as rules of Aliens, described.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    described: Option<Vec<Described>>,
    finalists: Vec<FinalistResult>,
    races: Vec<RaceResult>,
}

#[derive(Serialize, TS)]
struct FinalistResult {
    point: Vec<u16>,
    evaluations: u32,
    mean: Option<f64>,
    /// 95 %, for each finalist on its own.
    interval: Option<(f64, f64)>,
}

#[derive(Serialize, TS)]
struct RaceResult {
    leader: u8,
    challenger: u8,
    comparisons: u64,
    leader_share: f64,
    bounds: (f64, f64),
    /// Whether the leader leads afterwards: unless the challenger is better by `bounds`.
    leader_stays: Option<bool>,
    reason: Option<&'static str>,
}

fn optimizer_result(
    lab: &TuningExperiment,
    (first, found): (&Found, &Found),
    dimensions: &[Dimension],
) -> OptimizerResult {
    let point = |point: &CurvePoint| PointResult {
        evaluations: point.evaluations,
        mean: point.mean(),
        standard_error: point.standard_error,
        interval: point.interval(),
        repeats: point.runs,
    };
    let names = |point: &Vec<u16>| {
        let values = point.iter().zip(dimensions);
        values
            .map(|(&value, dimension)| dimension.values[usize::from(value)].clone())
            .collect()
    };
    OptimizerResult {
        optimizer: found.optimizer.name(),
        recommended: found.recommended.clone(),
        recommended_values: found.recommended.as_ref().map(names),
        described: found
            .recommended
            .as_ref()
            .and_then(|point| described(lab, point)),
        true_value_mean: found.last().and_then(CurvePoint::mean),
        true_value_standard_error: found.last().and_then(|point| point.standard_error),
        true_value_interval: found.last().and_then(CurvePoint::interval),
        curve: found.curve.iter().map(point).collect(),
        first_beside_it: (first.optimizer != found.optimizer)
            .then(|| first.beside(found))
            .flatten()
            .map(|pairs| PairsResult {
                better: pairs.better,
                worse: pairs.worse,
                alike: pairs.alike,
                probability: pairs.probability,
            }),
        ended_early: lab.may_end_early().then_some(found.ended_early),
        evaluations_mean: lab.may_end_early().then(|| found.mean_evaluations()),
    }
}

/// Rules of Aliens, dimension by dimension.
fn described(lab: &TuningExperiment, point: &[u16]) -> Option<Vec<Described>> {
    (lab.problem == ProblemName::Aliens).then(|| lab.aliens_problem().described(point, &ENGLISH))
}

fn finals_result(lab: &TuningExperiment, finals: &Finals, range: Range) -> Option<FinalsResult> {
    let winner = finals.leader()?.point.clone();
    let finalists = finals.finalists.iter().map(|finalist| FinalistResult {
        point: finalist.point.clone(),
        evaluations: finalist.entry.visits,
        mean: finalist.entry.mean(),
        interval: mean(&finalist.entry.sample(), range),
    });
    let race = |race: &FinalRace| RaceResult {
        leader: race.leader,
        challenger: race.challenger,
        comparisons: race.comparisons,
        leader_share: race.share,
        bounds: race.bounds,
        leader_stays: race.verdict.map(|(stays, _)| stays),
        reason: race.verdict.map(|(_, reason)| reason.name()),
    };
    Some(FinalsResult {
        described: described(lab, &winner),
        winner,
        finalists: finalists.collect(),
        races: finals.races.iter().map(race).collect(),
    })
}

pub(super) fn result(lab: &TuningExperiment, findings: &Findings) -> TuningResult {
    let problem = lab.problem();
    let dimensions = problem.dimensions();
    let nothing = Found::new(OptimizerName::Ntbea);
    // At least one is chosen.
    let first_optimizer = findings.found.first().unwrap_or(&nothing);
    let optimizer = |found| optimizer_result(lab, (first_optimizer, found), &dimensions);
    let optimizers: Vec<OptimizerResult> = findings.found.iter().map(optimizer).collect();
    let first = findings.first.as_ref();
    TuningResult {
        best_value: problem.best_value(),
        first: optimizer(first_optimizer),
        optimizers,
        finals: first.and_then(|run| finals_result(lab, &run.finals, problem.range())),
        model: first.and_then(|run| lab.reported_model(run, problem.space())),
        no_value_at: first.and_then(|run| run.fault.clone()),
        stopped_early: !findings.is_complete,
        dimensions: dimensions
            .into_iter()
            .map(|Dimension { name, values }| DimensionResult { name, values })
            .collect(),
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let header = [
        "optimizer",
        "evaluations",
        "runs",
        "mean",
        "standard_error",
        "low",
        "high",
    ];
    let number =
        |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.6}"));
    let row = |found: &Found, point: &CurvePoint| {
        vec![
            found.optimizer.name().to_owned(),
            point.evaluations.to_string(),
            point.runs.to_string(),
            number(point.mean()),
            number(point.standard_error),
            number(point.interval().map(|(low, _)| low)),
            number(point.interval().map(|(_, high)| high)),
        ]
    };
    let rows = findings.found.iter();
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: rows
            .flat_map(|found| found.curve.iter().map(move |point| row(found, point)))
            .collect(),
    }
}
