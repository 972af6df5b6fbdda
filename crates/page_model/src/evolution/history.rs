//! History of an evolution: what its strategies are worth against the start.

use engines::evolution::Compared;
use engines::rrrats::three_numbers::Found;
use experiments::evolution::{EvolutionExperiment, Evolved, Findings};
use texts::Texts;

/// What the strategy after each generation is worth, as far as that is known without a gap.
pub fn worth(main: &Evolved) -> Vec<f64> {
    let known = main.steps.iter().map_while(|step| main.worth_after(step));
    known.map(|worth| worth.mean).collect()
}

/// The strategy that wins most against the start, where it is known.
pub fn best(findings: &Findings) -> Option<Found> {
    findings.optimum.as_ref()?.best
}

/// What the strategy is worth now, and how far that is from the best, or how sure it is; nothing before it is known.
pub fn sentence(
    lab: &EvolutionExperiment,
    now: Option<f64>,
    best: Option<Found>,
    texts: &Texts,
) -> String {
    let words = &texts.labs.evolution.page;
    match (now, best) {
        (Some(now), Some(best)) => (words.distance)(now, best.mean, &best.probabilities),
        (Some(now), None) => match lab.compared_interval(now).zip(lab.compared_games()) {
            None => (words.worth_exactly)(now),
            Some((interval, games)) => {
                (words.worth_simulated)(now, interval, &(texts.number)(games))
            }
        },
        (None, _) => String::new(),
    }
}

/// What a comparison has found, with its interval; a dash without one.
pub fn worth_cell(lab: &EvolutionExperiment, worth: Option<&Compared>, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    worth.map_or_else(
        || "–".to_owned(),
        |worth| (words.worth_cell)(worth.mean, lab.compared_interval(worth.mean)),
    )
}

/// Worth is at least drawn up to here.
const MIN_TOP: f64 = 0.6;
/// The highest worth stands at this share of the height.
const TOP: f64 = 0.9;

/// The worth by generation: its number, and how high it stands, from 0 at one half to the most near 1.
pub fn rise(main: &Evolved) -> Vec<(u64, f64)> {
    let known = worth(main);
    let most = known.iter().copied().fold(MIN_TOP, f64::max);
    let height = |worth: f64| TOP * ((worth - 0.5) / (most - 0.5)).max(0.0);
    let numbers = main.steps.iter().map(|step| step.number);
    numbers.zip(known.into_iter().map(height)).collect()
}
