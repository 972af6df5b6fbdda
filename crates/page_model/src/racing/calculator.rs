//! Calculator of the δ that keeps the probability of a wrong verdict below a wanted one: its answers, and why there is none.

use engines::racing::wanted_error::MAX_TESTS;
use engines::racing::{BoundAnswer, Correction, ExactAnswer, Schedule};
use experiments::Experiment;
use experiments::racing::{RacingExperiment, Searched};
use texts::Texts;

/// What a search has found, as a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub name: &'static str,
    pub link_id: &'static str,
    pub n_max: u64,
    pub delta: f64,
    pub most_games: u64,
    pub error: f64,
}

/// The rows of both searches, as far as they have found something: by the bound, then exactly.
pub fn rows(searched: Searched) -> Vec<Row> {
    let by_bound = by_bound(searched.by_bound).into_iter();
    by_bound.chain(exactly(searched.exactly)).collect()
}

fn by_bound(answer: BoundAnswer) -> Option<Row> {
    let BoundAnswer::Found(found) = answer else {
        return None;
    };
    Some(Row {
        name: "bound",
        link_id: "race-with-delta",
        n_max: found.n_max,
        delta: found.delta,
        most_games: found.most_games,
        error: found.bound,
    })
}

fn exactly(answer: ExactAnswer) -> Option<Row> {
    let ExactAnswer::Found(found) = answer else {
        return None;
    };
    Some(Row {
        name: "exactly",
        link_id: "race-with-exact-delta",
        n_max: found.n_max,
        delta: found.delta,
        most_games: found.most_games,
        error: found.error,
    })
}

/// What is said below the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remarks {
    /// By the bound any δ does: precision ε alone needs more games than the error that is asked for.
    pub is_large: bool,
    /// Any δ does, though not by the bound.
    pub is_any: bool,
    /// The answers are for other races than the chosen one.
    pub is_another: bool,
}

/// What is to be said about these answers to a lab.
pub fn remarks(lab: &RacingExperiment, searched: Searched) -> Remarks {
    let rules = lab.rules();
    let is_large = matches!(searched.by_bound, BoundAnswer::Found(found) if found.delta >= 1.0);
    let is_any =
        matches!(searched.exactly, ExactAnswer::Found(found) if found.any_delta) && !is_large;
    Remarks {
        is_large,
        is_any,
        is_another: rules.correction != Correction::Equal || rules.schedule == Schedule::EveryGame,
    }
}

/// Why there is no δ, of each search that found none.
pub fn why_not(alpha: f64, searched: Searched, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.racing.page.calculator;
    let number = texts.number;
    let of_bound = match searched.by_bound {
        BoundAnswer::Found(_) => None,
        BoundAnswer::Never { n_max } => Some((words.never)(alpha, &number(n_max))),
        BoundAnswer::NotFound => Some((words.bound_not_found)(alpha, &number(MAX_TESTS))),
    };
    let of_error = match searched.exactly {
        ExactAnswer::Found(_) => None,
        ExactAnswer::NotFound { most_tests } => {
            let may_choose_epsilon = most_tests < MAX_TESTS;
            let tests = number(most_tests);
            Some((words.exactly_not_found)(alpha, &tests, may_choose_epsilon))
        }
    };
    of_bound.into_iter().chain(of_error).collect()
}

/// What the search of a row is called.
pub fn name(row: &Row, texts: &Texts) -> &'static str {
    let words = &texts.labs.racing.page.calculator;
    if row.name == "bound" {
        words.by_bound
    } else {
        words.exactly
    }
}

/// Tests, δ, games and error of a row.
pub fn cells(row: &Row, texts: &Texts) -> [String; 4] {
    let number = texts.number;
    [
        number(row.n_max),
        shown(row.delta),
        number(row.most_games),
        (texts.labs.racing.page.errors.probability)(row.error),
    ]
}

/// The race with the δ of a row, as a link; `None` if no race has that δ.
pub fn race_link(lab: &RacingExperiment, row: &Row) -> Option<String> {
    // Rounded up in the last digit that is written: rounded down it would lead to one more test.
    let racing = lab.with_delta(upwards(row.delta))?;
    Some(Experiment::Racing(racing).link())
}

fn shown(delta: f64) -> String {
    if delta >= 0.001 {
        return format!("{delta:.6}");
    }
    format!("{delta:.6e}").replace('-', "−")
}

/// With nine digits, rounded up.
fn upwards(delta: f64) -> f64 {
    let scale = libm::pow(
        10.0,
        8.0 - libm::floor(libm::log10(delta.max(f64::MIN_POSITIVE))),
    );
    if scale.is_finite() {
        libm::ceil(delta * scale) / scale
    } else {
        delta
    }
}
