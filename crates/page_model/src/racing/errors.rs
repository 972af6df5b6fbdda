//! Errors of the chosen race and how many games it takes: by formula, exactly, and simulated, as rows of a table.

use experiments::racing::{Findings, RacingExperiment};
use statistics::Estimate;
use texts::Texts;

/// A row: the error, its interval, games, their interval.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorRow {
    pub id: &'static str,
    pub name: &'static str,
    pub cells: [String; 4],
}

/// Whether it is known that neither player is better: then no verdict is wrong, and none of the formulas means anything.
pub fn are_equal(lab: &RacingExperiment, findings: &Findings) -> bool {
    findings.mean(lab) == Some(0.5)
}

/// Whether the formulas have no value for this race, though its contestant is a coin.
pub fn has_no_bound(lab: &RacingExperiment, findings: &Findings) -> bool {
    let is_missing = findings.truth.is_some_and(|truth| truth.bound.is_none());
    is_missing && lab.coin().is_some()
}

/// The rows that are known.
pub fn rows(lab: &RacingExperiment, findings: &Findings, texts: &Texts) -> Vec<ErrorRow> {
    let calculated = by_formula(lab, findings, texts).into_iter();
    let exact = exact(lab, findings, texts);
    let simulated = simulated(lab, findings, texts);
    calculated.chain(exact).chain([simulated]).collect()
}

fn nothing() -> String {
    "–".to_owned()
}

/// The bounds on the error, with the most games that a race can take.
fn by_formula(lab: &RacingExperiment, findings: &Findings, texts: &Texts) -> Vec<ErrorRow> {
    let words = &texts.labs.racing.page.errors;
    let bound = findings.truth.and_then(|truth| truth.bound);
    let Some(bound) = bound.filter(|_| !are_equal(lab, findings)) else {
        return Vec::new();
    };
    let most = (words.at_most)(&(texts.number)(lab.plan().most_games()));
    let row = |id, name, value: f64| ErrorRow {
        id,
        name,
        cells: [
            (words.probability)(value),
            nothing(),
            most.clone(),
            nothing(),
        ],
    };
    vec![
        row("bound", words.bound, bound.with_delta_1),
        row("bound-with-delta", words.bound_with_delta, bound.with_delta),
        row("product", words.product, bound.product),
    ]
}

fn exact(lab: &RacingExperiment, findings: &Findings, texts: &Texts) -> Option<ErrorRow> {
    let words = &texts.labs.racing.page.errors;
    let exact = findings.truth?.exact?;
    Some(ErrorRow {
        id: "exact",
        name: words.exact,
        cells: [
            (words.probability)(exact.error(lab.mean)),
            nothing(),
            (texts.fixed)(exact.games, 1),
            nothing(),
        ],
    })
}

fn simulated(lab: &RacingExperiment, findings: &Findings, texts: &Texts) -> ErrorRow {
    let tally = &findings.tally;
    let mean = findings.mean(lab);
    let error = mean.and_then(|mean| tally.error_estimate(mean));
    let cells = |estimate: Option<Estimate>, decimals: usize| {
        let mean = estimate.map_or_else(nothing, |estimate| (texts.fixed)(estimate.mean, decimals));
        let interval = estimate.and_then(|estimate| estimate.interval);
        let interval = interval.map_or_else(nothing, |ends| (texts.range)(ends, decimals));
        [mean, interval]
    };
    let [wrong, wrong_interval] = cells(error, 4);
    let [played, played_interval] = cells(tally.games_estimate(&lab.plan()), 1);
    ErrorRow {
        id: "simulated",
        name: texts.labs.racing.page.errors.simulated,
        cells: [wrong, wrong_interval, played, played_interval],
    }
}
