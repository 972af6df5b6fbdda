//! The result for programs and for a terminal.

use super::findings::{Evolved, Findings, Step};
use super::settings::EvolutionLab;
use crate::engines::evolution::RaceRecord;
use crate::engines::rrrats::WinProbability;
use crate::experiments::report::Table;
use crate::experiments::rrrats::Optimum;
use crate::games::rrrats::RollOn;
use serde::Serialize;

/// The result as JSON has it; strategy, probabilities and history are those of the first evolution.
#[derive(Serialize)]
pub(super) struct EvolutionResult<'a> {
    strategy: &'a [f64],
    /// What it means: see the lab's help.
    probabilities: Vec<f64>,
    generations: usize,
    games: u64,
    archive: &'a [Vec<f64>],
    /// For Rrrats.
    exact: Option<ExactResult>,
    history: Vec<GenerationResult<'a>>,
    evolutions: Vec<EvolvedResult<'a>>,
    stopped_early: bool,
}

/// What the strategy is worth, exactly.
#[derive(Serialize)]
struct ExactResult {
    against_start: Option<WinProbability>,
    /// The best strategy of three numbers against the start, and what it is worth.
    best_against_start: Option<([f64; 3], f64)>,
    /// The strategy of three numbers that no other beats.
    equilibrium: Option<[f64; 3]>,
    against_equilibrium: Option<WinProbability>,
}

#[derive(Serialize)]
struct GenerationResult<'a> {
    generation: u64,
    parent: &'a [f64],
    offspring: &'a [f64],
    sigma: f64,
    races: &'a [RaceRecord],
    accepted: bool,
    probabilities: &'a [f64],
    games: u64,
}

#[derive(Serialize)]
struct EvolvedResult<'a> {
    strategy: &'a [f64],
    probabilities: Vec<f64>,
    generations: usize,
    games: u64,
    exact_against_start: Option<f64>,
}

pub(super) fn result<'a>(lab: &EvolutionLab, findings: &'a Findings) -> EvolutionResult<'a> {
    let main = findings.main();
    EvolutionResult {
        strategy: main.strategy(),
        probabilities: meaning(lab, main),
        generations: main.steps.len(),
        games: main.games,
        archive: &main.archive,
        exact: exact(lab, main, findings.optimum.as_ref()),
        history: main.steps.iter().map(generation).collect(),
        evolutions: findings
            .evolved
            .iter()
            .map(|evolved| evolution(lab, evolved))
            .collect(),
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

fn meaning(lab: &EvolutionLab, evolved: &Evolved) -> Vec<f64> {
    if evolved.archive.is_empty() {
        return Vec::new();
    }
    lab.meaning(evolved.strategy())
}

fn against_start(lab: &EvolutionLab, evolved: &Evolved) -> Option<WinProbability> {
    lab.exactly(evolved.strategy(), evolved.archive.first()?)
}

fn exact(lab: &EvolutionLab, evolved: &Evolved, optimum: Option<&Optimum>) -> Option<ExactResult> {
    let against_start = against_start(lab, evolved)?;
    let best = optimum.and_then(|optimum| optimum.best);
    let equilibrium = optimum.and_then(|optimum| optimum.equilibrium);
    let rules = lab.rrrats().0;
    let own = lab.rrrats().roll_on(evolved.strategy());
    let against =
        |strategy| crate::engines::rrrats::win_probability(&rules, &own, &RollOn::three(strategy));
    Some(ExactResult {
        against_start: Some(against_start),
        best_against_start: best.map(|best| (best.probabilities, best.mean)),
        equilibrium,
        against_equilibrium: equilibrium.map(against),
    })
}

fn generation(step: &Step) -> GenerationResult<'_> {
    GenerationResult {
        generation: step.number,
        parent: &step.parent,
        offspring: &step.offspring,
        sigma: step.sigma,
        races: &step.races,
        accepted: step.is_accepted,
        probabilities: step.meaning_after(),
        games: step.games,
    }
}

fn evolution<'a>(lab: &EvolutionLab, evolved: &'a Evolved) -> EvolvedResult<'a> {
    EvolvedResult {
        strategy: evolved.strategy(),
        probabilities: meaning(lab, evolved),
        generations: evolved.steps.len(),
        games: evolved.games,
        exact_against_start: against_start(lab, evolved).map(|win| win.mean),
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
            format!("{:.6}", step.sigma),
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
