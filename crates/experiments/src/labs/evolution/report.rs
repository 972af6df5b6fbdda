//! The result for programs and for a terminal.

use super::exact::ExactValues;
use super::findings::{Evolved, Findings, Step};
use super::settings::{EvolutionExperiment, GameName};
use crate::report::Table;
use crate::rrrats::Optimum;
use engines::evolution::RaceRecord;
use engines::rrrats::WinProbability;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it; strategy, probabilities and history are those of the first evolution.
#[derive(Serialize, TS)]
pub(super) struct EvolutionResult<'a> {
    strategy: &'a [f64],
    #[serde(flatten)]
    meaning: Meaning,
    generations: usize,
    games: u64,
    archive: &'a [Vec<f64>],
    /// For Rrrats.
    exact: Option<ExactResult>,
    history: Vec<GenerationResult<'a>>,
    evolutions: Vec<EvolvedResult<'a>>,
    stopped_early: bool,
}

/// What a strategy means, by the name of what its numbers are.
#[derive(Serialize, TS)]
enum Meaning {
    /// Of War and Rrrats: see the lab's help.
    #[serde(rename = "probabilities")]
    Probabilities(Vec<f64>),
    /// Of Connect Four: what an open line with one, two and three stones is worth, of a won game.
    #[serde(rename = "worths_of_lines")]
    WorthsOfLines(Vec<f64>),
}

impl Meaning {
    fn of(lab: &EvolutionExperiment, numbers: Vec<f64>) -> Self {
        match lab.game {
            GameName::Rrrats | GameName::War => Self::Probabilities(numbers),
            GameName::ConnectFour => Self::WorthsOfLines(numbers),
        }
    }
}

/// What the strategy is worth, exactly.
#[derive(Serialize, TS)]
struct ExactResult {
    against_start: Option<WinProbability>,
    /// The best strategy of three numbers against the start, and what it is worth.
    best_against_start: Option<([f64; 3], f64)>,
    /// The strategy of three numbers that no other beats.
    equilibrium: Option<[f64; 3]>,
    against_equilibrium: Option<WinProbability>,
}

#[derive(Serialize, TS)]
struct GenerationResult<'a> {
    generation: u64,
    parent: &'a [f64],
    offspring: &'a [f64],
    sigma: f64,
    races: &'a [RaceRecord],
    accepted: bool,
    #[serde(flatten)]
    meaning: Meaning,
    games: u64,
}

#[derive(Serialize, TS)]
struct EvolvedResult<'a> {
    strategy: &'a [f64],
    #[serde(flatten)]
    meaning: Meaning,
    generations: usize,
    games: u64,
    exact_against_start: Option<f64>,
}

pub(super) fn result<'a>(
    lab: &EvolutionExperiment,
    findings: &'a Findings,
    values: &ExactValues,
) -> EvolutionResult<'a> {
    let main = findings.main();
    EvolutionResult {
        strategy: main.strategy(),
        meaning: meaning(lab, main),
        generations: main.steps.len(),
        games: main.games,
        archive: &main.archive,
        exact: exact(values, findings.optimum.as_ref()),
        history: main
            .steps
            .iter()
            .map(|step| generation(lab, step))
            .collect(),
        evolutions: findings
            .evolved
            .iter()
            .enumerate()
            .map(|(index, evolved)| evolution(lab, evolved, values.against_start(index)))
            .collect(),
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

fn meaning(lab: &EvolutionExperiment, evolved: &Evolved) -> Meaning {
    let numbers = if evolved.archive.is_empty() {
        Vec::new()
    } else {
        lab.meaning(evolved.strategy())
    };
    Meaning::of(lab, numbers)
}

fn exact(values: &ExactValues, optimum: Option<&Optimum>) -> Option<ExactResult> {
    let best = optimum.and_then(|optimum| optimum.best);
    Some(ExactResult {
        against_start: Some(values.against_start(0)?),
        best_against_start: best.map(|best| (best.probabilities, best.mean)),
        equilibrium: optimum.and_then(|optimum| optimum.equilibrium),
        against_equilibrium: values.against_equilibrium(),
    })
}

fn generation<'a>(lab: &EvolutionExperiment, step: &'a Step) -> GenerationResult<'a> {
    GenerationResult {
        generation: step.number,
        parent: &step.parent,
        offspring: &step.offspring,
        sigma: step.sigma,
        races: &step.races,
        accepted: step.is_accepted,
        meaning: Meaning::of(lab, step.meaning_after().to_vec()),
        games: step.games,
    }
}

fn evolution<'a>(
    lab: &EvolutionExperiment,
    evolved: &'a Evolved,
    against_start: Option<WinProbability>,
) -> EvolvedResult<'a> {
    EvolvedResult {
        strategy: evolved.strategy(),
        meaning: meaning(lab, evolved),
        generations: evolved.steps.len(),
        games: evolved.games,
        exact_against_start: against_start.map(|win| win.mean),
    }
}

/// With six digits that mean something.
fn sigma(value: f64) -> String {
    if (0.001..1e6).contains(&value) {
        format!("{value:.6}")
    } else {
        format!("{value:.5e}")
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let header = [
        "evolution",
        "generation",
        "sigma",
        "accepted",
        "races",
        "games",
        "strategy",
    ];
    let row = |(evolution, step): (usize, &Step)| {
        let numbers: Vec<String> = step
            .meaning_after()
            .iter()
            .map(|number| format!("{number:.6}"))
            .collect();
        vec![
            (evolution + 1).to_string(),
            step.number.to_string(),
            sigma(step.sigma),
            if step.is_accepted { "yes" } else { "no" }.to_owned(),
            step.races.len().to_string(),
            step.games.to_string(),
            numbers.join(" "),
        ]
    };
    let all = findings.evolved.iter().enumerate();
    let steps = all
        .flat_map(|(evolution, evolved)| evolved.steps.iter().map(move |step| (evolution, step)));
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: steps.map(row).collect(),
    }
}
