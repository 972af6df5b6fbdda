//! The result for programs and for a terminal. Exact numbers are fractions as text where they are known as such, all others numbers; strategies and
//! vertices are in their order.

use super::exactly::{ByVertex, Exactly, Missing, Rest};
use super::findings::Findings;
use super::settings::PopulationsExperiment;
use crate::common::amount::{Amount, ReportedAmount};
use crate::common::reported_mean::Mean;
use crate::report::Table;
use engines::populations::rest_points::Nature;
use serde::Serialize;
use statistics::Estimate;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct PopulationsResult {
    strategies: Vec<String>,
    players: u32,
    exact: ExactResult,
    simulated: Simulated,
    watched: WatchedResult,
    stopped_early: bool,
}

/// What is known exactly; null where it is not.
#[derive(Serialize, TS)]
struct ExactResult {
    /// Of one player of each strategy among players of the other.
    fixation: Option<Vec<ReportedAmount>>,
    /// By the vertex where the one player of the first strategy stands: numbers, or their bounds.
    fixation_by_vertex: Option<Vec<VertexResult>>,
    /// That a strategy takes over by chance alone: 1/N.
    neutral: String,
    /// Steps until all play the same, from one player of the first strategy.
    steps: Option<ReportedAmount>,
    /// The same from one player of the second.
    steps_of_second: Option<ReportedAmount>,
    /// From the beginning of the experiment: by strategy, how probable it is that all come to play it.
    from_start: Option<Vec<ReportedAmount>>,
    steps_from_start: Option<ReportedAmount>,
    /// How often all play each strategy, as mutations become rare.
    rare_mutations: Option<Vec<ReportedAmount>>,
    /// With mutation: the mean share of each strategy in the long run.
    long_run: Option<Vec<f64>>,
    /// The same by state: of two strategies by how many play the first.
    long_run_states: Option<Vec<f64>>,
    rest_points: Vec<RestResult>,
    /// Strategies of faces where more than a point rests, from 0.
    resting_faces: Vec<Vec<u8>>,
    /// The number of the phase portrait of three strategies in Bomze's list.
    phase_portrait: Option<u8>,
    /// What is not known, and why.
    unknown: Vec<Unknown>,
}

#[derive(Serialize, TS)]
#[serde(untagged)]
enum VertexResult {
    Known(ReportedAmount),
    Between { at_least: f64, at_most: f64 },
}

#[derive(Serialize, TS)]
struct RestResult {
    shares: Vec<String>,
    payoff: String,
    /// Real and imaginary parts.
    eigenvalues: Vec<(f64, f64)>,
    nature: &'static str,
    equilibrium: bool,
}

#[derive(Serialize, TS)]
struct Unknown {
    what: &'static str,
    why: &'static str,
    /// Where fewer players would do: how many at most.
    most_players: Option<u32>,
}

/// What runs have come to.
#[derive(Serialize, TS)]
struct Simulated {
    runs: u64,
    /// Runs in which not all had come to play the same.
    stopped: u64,
    /// By strategy, of runs that were not stopped.
    fixation: Vec<Option<Mean>>,
    /// By strategy: at the end, or over the second half of runs that were stopped.
    shares: Vec<Option<Mean>>,
    /// Of runs that were not stopped.
    steps: Option<Mean>,
}

/// The run that is watched.
#[derive(Serialize, TS)]
struct WatchedResult {
    /// By generation and strategy.
    counts: Vec<Vec<u32>>,
}

fn known<T>(found: &Option<Result<T, Missing>>) -> Option<&T> {
    found.as_ref()?.as_ref().ok()
}

fn reported(amounts: &[Amount]) -> Vec<ReportedAmount> {
    amounts.iter().map(Amount::reported).collect()
}

pub(super) fn result(lab: &PopulationsExperiment, found: &Findings) -> PopulationsResult {
    let names = lab.named().map(|named| named.names.clone());
    let strategies = names.unwrap_or_default();
    let size = strategies.len();
    let each = |of: &dyn Fn(usize) -> Option<Estimate>| -> Vec<Option<Mean>> {
        (0..size)
            .map(|strategy| of(strategy).map(Mean::from))
            .collect()
    };
    PopulationsResult {
        players: lab.players(),
        exact: exact(lab, &found.exactly),
        simulated: Simulated {
            runs: found.ran.runs(),
            stopped: found.ran.stopped,
            fixation: each(&|strategy| found.fixation(strategy)),
            shares: each(&|strategy| found.share(strategy)),
            steps: found.steps().map(Mean::from),
        },
        watched: WatchedResult {
            counts: found.watched.counts.clone(),
        },
        stopped_early: found.progress.done < found.progress.total,
        strategies,
    }
}

fn exact(lab: &PopulationsExperiment, found: &Exactly) -> ExactResult {
    let takeover = known(&found.takeover);
    let steps = takeover.and_then(|takeover| takeover.steps.as_ref());
    let [first, second] = match steps {
        Some(steps) => steps.each_ref().map(|steps| Some(steps.reported())),
        None => [None, None],
    };
    let (from_start, steps_from_start) = from_start(found);
    let long_run = known(&found.long_run);
    ExactResult {
        fixation: takeover.map(|takeover| reported(&takeover.fixation)),
        fixation_by_vertex: known(&found.by_vertex).map(by_vertex),
        neutral: format!("1/{}", lab.players()),
        steps: first,
        steps_of_second: second,
        from_start,
        steps_from_start,
        rare_mutations: known(&found.rare).map(|shares| reported(shares)),
        long_run: long_run.map(|found| found.shares.clone()),
        long_run_states: long_run.map(|found| found.states.clone()),
        rest_points: found
            .flow
            .iter()
            .flat_map(|flow| &flow.points)
            .map(rest)
            .collect(),
        resting_faces: found
            .flow
            .as_ref()
            .map_or_else(Vec::new, |flow| flow.many.clone()),
        phase_portrait: found.flow.as_ref().and_then(|flow| flow.portrait),
        unknown: unknown(found),
    }
}

fn from_start(found: &Exactly) -> (Option<Vec<ReportedAmount>>, Option<ReportedAmount>) {
    let number = |value: f64| ReportedAmount::Number(value);
    if let Some(ends) = known(&found.ends) {
        let all = ends.strategies.iter().copied().map(number).collect();
        return (Some(all), Some(number(ends.steps)));
    }
    let takeover = known(&found.takeover);
    let first = takeover.and_then(|takeover| takeover.from_start.as_ref());
    let steps = takeover.and_then(|takeover| takeover.steps_from_start.as_ref());
    (
        first.map(|both| reported(both)),
        steps.map(Amount::reported),
    )
}

fn by_vertex(found: &ByVertex) -> Vec<VertexResult> {
    let between = |&(at_least, at_most): &(f64, f64)| VertexResult::Between { at_least, at_most };
    match found {
        ByVertex::Known(all) => {
            let each = all.iter().map(Amount::reported);
            each.map(VertexResult::Known).collect()
        }
        ByVertex::Between(all) => all.iter().map(between).collect(),
    }
}

fn rest(point: &Rest) -> RestResult {
    RestResult {
        shares: point
            .shares
            .iter()
            .map(|share| share.text.clone())
            .collect(),
        payoff: point.payoff.text.clone(),
        eigenvalues: point.eigenvalues.clone(),
        nature: nature(point.nature),
        equilibrium: point.is_equilibrium,
    }
}

fn nature(nature: Nature) -> &'static str {
    match nature {
        Nature::Sink => "sink",
        Nature::Source => "source",
        Nature::Saddle => "saddle",
        Nature::Centre => "centre",
        Nature::Undecided => "undecided",
    }
}

fn unknown(found: &Exactly) -> Vec<Unknown> {
    fn why<T>(found: &Option<Result<T, Missing>>) -> Option<Missing> {
        found.as_ref()?.as_ref().err().copied()
    }
    let all = [
        ("fixation", why(&found.takeover)),
        ("fixation_by_vertex", why(&found.by_vertex)),
        ("from_start", why(&found.ends)),
        ("rare_mutations", why(&found.rare)),
        ("long_run", why(&found.long_run)),
    ];
    let one = |(what, missing): (&'static str, Option<Missing>)| {
        let missing = missing?;
        Some(Unknown {
            what,
            why: match missing {
                Missing::TooMany(_) => "too-many-players",
                Missing::Structure => "structure",
                Missing::ComesBack => "strategies-come-back",
                Missing::NeverEnds => "never-ends",
                Missing::NobodyFit => "nobody-has-fitness",
                Missing::TooStrong => "selection-too-strong",
            },
            most_players: match missing {
                Missing::TooMany(most) => Some(most),
                _ => None,
            },
        })
    };
    all.into_iter().filter_map(one).collect()
}

/// A row a strategy.
pub(super) fn table(lab: &PopulationsExperiment, found: &Findings) -> Table {
    let header = [
        "strategy",
        "fixation of one",
        "steps from one",
        "fixed in runs",
        "low",
        "high",
        "mean share",
        "low",
        "high",
        "long run",
        "rare mutations",
    ];
    let names = lab.named().map(|named| named.names.clone());
    let number =
        |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.6}"));
    let amount = |amount: Option<&Amount>| amount.map_or_else(String::new, Amount::written);
    let row = |(strategy, name): (usize, String)| {
        let takeover = known(&found.exactly.takeover);
        let (fixed, share) = (found.fixation(strategy), found.share(strategy));
        let ends = |estimate: Option<Estimate>| {
            let interval = estimate.and_then(|estimate| estimate.interval);
            [interval.map(|ends| ends.0), interval.map(|ends| ends.1)].map(number)
        };
        let ([fixed_low, fixed_high], [low, high]) = (ends(fixed), ends(share));
        let long_run = known(&found.exactly.long_run);
        vec![
            name,
            amount(takeover.and_then(|takeover| takeover.fixation.get(strategy))),
            amount(takeover.and_then(|takeover| takeover.steps.as_ref()?.get(strategy))),
            number(fixed.map(|fixed| fixed.mean)),
            fixed_low,
            fixed_high,
            number(share.map(|share| share.mean)),
            low,
            high,
            number(long_run.and_then(|found| found.shares.get(strategy).copied())),
            amount(known(&found.exactly.rare).and_then(|shares| shares.get(strategy))),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: names
            .unwrap_or_default()
            .into_iter()
            .enumerate()
            .map(row)
            .collect(),
    }
}
