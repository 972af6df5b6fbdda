//! The moves with their numbers, and below them how sure the result is.

use super::thinking::Found;
use crate::engines::mcts::MoveStatistics;
use crate::games::connect_four::Column;
use crate::runner::scheduler::{Failure, JobState};
use crate::texts::{MctsTexts, Texts};
use yew::prelude::*;

/// The table and the summary; `past` if they are about the moment before.
pub fn thoughts_table(found: &Found, past: bool, texts: &Texts) -> Html {
    let words = &texts.mcts;
    let thoughts = &found.thoughts;
    let row = |statistics: &MoveStatistics<Column>| {
        let best = thoughts.best == Some(statistics.action);
        let (low, high) = statistics.interval();
        let mean = statistics
            .mean()
            .map_or_else(|| "–".to_owned(), |mean| format!("{mean:.3}"));
        html! {
            <tr class={best.then_some("best")} data-column={statistics.action.symbol().to_string()}>
                <th scope="row">{ statistics.action.number() }{ if best { " ★" } else { "" } }</th>
                <td>{ (texts.number)(statistics.visits) }</td>
                <td>{ mean }</td>
                <td>{ format!("{low:.3} – {high:.3}") }</td>
            </tr>
        }
    };
    html! {
        <>
            <div class="scroll whole">
                <table class="number" id="thoughts">
                    <thead><tr>{ for words.thoughts_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody>{ for thoughts.moves.iter().map(row) }</tbody>
                </table>
            </div>
            <p class="quiet small" id="summary" data-state={if past { "past" } else { state_name(&found.state) }}
                data-done={thoughts.progress.done.to_string()}
                data-milliseconds={found.milliseconds.to_string()}
                data-busy-milliseconds={found.busy_milliseconds.to_string()}>
                { summary(found, words, texts.number) }
            </p>
            if let JobState::Failed(failure) = &found.state {
                <p class="field-error" role="alert">{ failure_sentence(failure, words) }</p>
            }
        </>
    }
}

fn state_name(state: &JobState) -> &'static str {
    match state {
        JobState::Running => "running",
        JobState::Paused => "paused",
        JobState::Finished => "finished",
        JobState::Stopped => "stopped",
        JobState::Failed(_) => "failed",
    }
}

fn failure_sentence(failure: &Failure, words: &MctsTexts) -> String {
    match failure {
        Failure::WorkersDie => words.workers_die.to_owned(),
        Failure::OtherBuild => words.other_build.to_owned(),
        Failure::Refused(reason) => (words.refused)(reason),
    }
}

fn summary(found: &Found, words: &MctsTexts, group: fn(u64) -> String) -> String {
    let thoughts = &found.thoughts;
    let progress = thoughts.progress;
    let mut sentences = vec![(words.simulations_done)(
        &group(progress.done),
        &group(progress.total),
    )];
    if found.state == JobState::Stopped {
        sentences.push(words.stopped_early.to_owned());
    }
    if found.milliseconds > 0.0 {
        let rate = progress.done as f64 / found.milliseconds * 1_000.0;
        sentences.push((words.rate)(&group(two_digits(rate))));
    }
    sentences.push((words.nodes)(&group(thoughts.nodes)));
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
