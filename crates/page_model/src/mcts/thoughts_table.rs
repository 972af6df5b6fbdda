//! Table of the moves: which columns it has, the bounds in it, and what is known beside the numbers.

use super::thinking::Found;
use super::words::sight_sentence;
use engines::mcts::MoveStatistics;
use experiments::mcts::{Machine, MctsExperiment, Sight};
use games::Game;
use games::connect_four::Column;
use runner::scheduler::JobState;
use texts::Texts;

/// The moves of the table, from the beginning, so that nothing below moves when numbers come.
pub fn moves(lab: &MctsExperiment, found: Option<&Found>) -> Vec<Column> {
    match found {
        Some(found) => found
            .findings
            .moves
            .iter()
            .map(|known| known.action)
            .collect(),
        None => lab.game_so_far().position().actions().collect(),
    }
}

/// Whether a column of the table is shown: the move, exact score, visits, mean, noise of sampling, bound, prior, what the agent
/// knows of the score.
pub fn is_shown(
    lab: &MctsExperiment,
    found: Option<&Found>,
    has_truth: bool,
    index: usize,
) -> bool {
    let has_numbers = lab.simulates();
    let is_own = lab.agent == Machine::Settings;
    match index {
        0 => true,
        1 => has_truth,
        2..=4 => has_numbers,
        5 => has_numbers && is_own && has_bounds(lab),
        6 => has_numbers && is_own && lab.prior > 0,
        _ => has_scores(found),
    }
}

/// Whether the agent knows exact scores of its own.
fn has_scores(found: Option<&Found>) -> bool {
    let sight = found.and_then(|found| found.findings.sight.as_ref());
    let bounds = |sight: &Sight| {
        let mut places = 0..usize::from(Column::MAX_COUNT);
        places.any(|place| {
            sight
                .bounds(place)
                .is_some_and(|bounds| bounds.outcome().is_some())
        })
    };
    sight.is_some_and(bounds)
}

/// Whether the bounds at the root can be told: several trees have a bound each, and RAVE's are in the look inside.
fn has_bounds(lab: &MctsExperiment) -> bool {
    lab.trees == 1 && lab.rave == 0.0
}

/// w/n + C·√(ln(N + 1)/n), or without the root, virtual visits included; `None` where there are no visits of any kind.
pub fn bound(known: &MoveStatistics<Column>, all: u64, lab: &MctsExperiment) -> Option<f64> {
    let virtual_visits = f64::from(known.prior.visits);
    let visits = known.visits as f64 + virtual_visits;
    let mean = (known.total + virtual_visits * known.prior.mean) / visits;
    let term = (all as f64 + 1.0).ln() / visits;
    let exploration = lab.c * if lab.rootless { term } else { term.sqrt() };
    (visits > 0.0).then_some(mean + exploration)
}

/// What is known beside the numbers of the moves, how far the search has come.
pub fn summary(lab: &MctsExperiment, found: &Found, texts: &Texts) -> String {
    let (words, group) = (&texts.labs.mcts.page, texts.number);
    let thoughts = &found.findings;
    if !lab.simulates() {
        return sight_sentence(thoughts, texts);
    }
    let progress = thoughts.progress;
    let mut sentences = vec![(words.simulations_done)(
        &group(progress.done),
        &group(progress.total),
    )];
    if found.state == JobState::Stopped {
        sentences.push(words.stopped_early.to_owned());
        let percent = (found.redone * 100.0).round() as u32;
        if percent > 0 {
            sentences.push((texts.runs.redone)(percent));
        }
    }
    if found.milliseconds > 0.0 {
        let rate = progress.done as f64 / found.milliseconds * 1_000.0;
        sentences.push((words.rate)(&group(two_digits(rate))));
    }
    // Flat Monte Carlo keeps no tree.
    if thoughts.nodes > 0 {
        sentences.push((words.nodes)(&group(thoughts.nodes)));
    }
    if thoughts.full {
        sentences.push(words.tree_full.to_owned());
    }
    sentences.join(" ")
}

/// A rate to two digits: more would only be noise.
fn two_digits(rate: f64) -> u64 {
    let unit = 10_u64.pow((rate.max(1.0) as u64).ilog10().saturating_sub(1));
    (rate / unit as f64).round() as u64 * unit
}
