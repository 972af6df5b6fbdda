//! How a run is doing, how long it will take, and the buttons that begin and end it.

use super::{Found, Run, RunAsk};
use crate::app::components::focus::Passing;
use crate::app::context::use_page;
use crate::experiments::Progress;
use crate::runner::scheduler::{Failure, JobState};
use crate::texts::RunTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RunRowProps {
    pub run: Run,
    /// How far the whole experiment is, in any unit.
    pub progress: Progress,
    /// The same as a sentence.
    pub done: AttrValue,
    /// Why there is nothing to run; empty if there is.
    #[prop_or_default]
    pub hindrance: AttrValue,
}

/// The row.
#[component]
pub fn RunRow(props: &RunRowProps) -> Html {
    let words = &use_page().texts.runs;
    let found = props.run.found.as_deref();
    let state = found.map(|found| &found.state);
    let left = use_time_left(found, props.progress);
    let share = props.progress.done as f64 / props.progress.total.max(1) as f64;
    let button = |id: &'static str, label: &'static str, ask: RunAsk| {
        let onclick = props.run.ask.reform(move |_: MouseEvent| ask.clone());
        html! { <button {id} {onclick}>{ label }</button> }
    };
    // One element in every state, which keeps the focus.
    let first = match state {
        _ if !props.hindrance.is_empty() => Html::default(),
        None => button("run", words.run, RunAsk::Start),
        Some(JobState::Running) => button("pause", words.pause, RunAsk::Pause(true)),
        Some(JobState::Paused) => button("pause", words.go_on, RunAsk::Pause(false)),
        Some(JobState::Finished) => button("run", words.run_again, RunAsk::Start),
        Some(JobState::Stopped | JobState::Failed(_)) => {
            button("resume", words.resume, RunAsk::Resume)
        }
    };
    let is_resumable = matches!(state, Some(JobState::Stopped | JobState::Failed(_)))
        && props.hindrance.is_empty();
    let is_active = props.run.is_active();
    let busy: f64 = found.map_or(0.0, |found| found.busy_milliseconds.iter().sum());
    html! {
        <div class="run-row" role="group" aria-label={words.label}>
            <p id="run-status" role="status" data-state={state_name(state)} data-done={props.progress.done.to_string()}
                data-busy-milliseconds={busy.to_string()}>
                { sentence(state, words) }
                <span aria-live="off">{ " " }{ &props.done }</span>
            </p>
            if !props.hindrance.is_empty() { <p class="quiet">{ &props.hindrance }</p> }
            <div class="run-buttons">
                if is_active {
                    <progress max="1" value={share.to_string()} aria-label={words.progress}></progress>
                    <span class="quiet number" aria-live="off">{ left.map(words.time_left).unwrap_or_default() }</span>
                }
                { first }
                if is_resumable {
                    <Passing heir=".run-buttons button">{ button("run", words.run_again, RunAsk::Start) }</Passing>
                }
                if is_active {
                    <Passing heir=".run-buttons button">{ button("stop", words.stop, RunAsk::Stop) }</Passing>
                }
            </div>
            if let Some(JobState::Failed(failure)) = state {
                <p class="field-error" role="alert">{ failure_sentence(failure, words) }</p>
            }
        </div>
    }
}

/// Seconds left, if it goes on as it did since it was begun or resumed.
#[hook]
fn use_time_left(found: Option<&Found>, progress: Progress) -> Option<f64> {
    // How far it was at the first news: what an earlier run has done took no time in this one.
    let first = use_mut_ref(|| None::<(f64, u64)>);
    let found = found.filter(|found| matches!(found.state, JobState::Running | JobState::Paused));
    let Some(found) = found.filter(|found| found.has_news) else {
        *first.borrow_mut() = None;
        return None;
    };
    let (begun_at, begun_with) = *first
        .borrow_mut()
        .get_or_insert((found.milliseconds, progress.done));
    let done = progress.done.saturating_sub(begun_with);
    let left = progress.total.saturating_sub(progress.done);
    (done > 0).then(|| (found.milliseconds - begun_at) / 1_000.0 * left as f64 / done as f64)
}

/// The state for tests and style sheets.
pub fn state_name(state: Option<&JobState>) -> &'static str {
    match state {
        None => "none",
        Some(JobState::Running) => "running",
        Some(JobState::Paused) => "paused",
        Some(JobState::Finished) => "finished",
        Some(JobState::Stopped) => "stopped",
        Some(JobState::Failed(_)) => "failed",
    }
}

fn sentence(state: Option<&JobState>, words: &RunTexts) -> &'static str {
    match state {
        None => words.not_begun,
        Some(JobState::Running) => words.running,
        Some(JobState::Paused) => words.paused,
        Some(JobState::Finished) => words.finished,
        Some(JobState::Stopped | JobState::Failed(_)) => words.stopped,
    }
}

/// Why a run ended, as a sentence.
pub fn failure_sentence(failure: &Failure, words: &RunTexts) -> String {
    match failure {
        Failure::WorkersDie => words.workers_die.to_owned(),
        Failure::OtherBuild => words.other_build.to_owned(),
        Failure::Refused(reason) => (words.refused)(reason),
    }
}
