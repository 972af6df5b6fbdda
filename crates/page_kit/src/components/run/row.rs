//! Row of a run: how it is doing, how long it will take, and the buttons that begin and end it.

use super::failure::RunFailure;
use super::{Run, RunCommand, use_time_left};
use crate::components::focus::FocusFallback;
use crate::context::use_page;
use crate::workers::hardware_concurrency;
use experiments::Progress;
use page_model::kit::runs::row::{self, FirstButton};
use page_model::kit::runs::words::{differences, remark, say_time_left, sentence, state_name};
use runner::scheduler::JobState;
use texts::RunTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RunRowProps {
    pub run: Run,
    /// How far the whole experiment is, in any unit.
    pub progress: Progress,
    /// The same as a sentence.
    pub done: AttrValue,
    /// What is said before anything was begun, where something is there all the same; empty for the usual.
    #[prop_or_default]
    pub idle: AttrValue,
    /// Why there is nothing to run; empty if there is.
    #[prop_or_default]
    pub why_not_runnable: AttrValue,
}

/// The row.
#[component]
pub fn RunRow(props: &RunRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.runs;
    let found = props.run.found.as_deref();
    let state = found.map(|found| &found.state);
    let milliseconds = found
        .filter(|found| found.has_news)
        .map(|found| found.milliseconds);
    // What a small run has found is no progress of this one.
    let is_own = props.run.sample.is_none();
    let progress = if is_own {
        props.progress
    } else {
        Progress { done: 0, total: 0 }
    };
    let done = Some(&props.done).filter(|_| is_own);
    let left = use_time_left(state, milliseconds, progress);
    let share = progress.done as f64 / progress.total.max(1) as f64;
    let button = |id: &'static str, label: &'static str, command: RunCommand| {
        let onclick = props
            .run
            .command
            .reform(move |_: MouseEvent| command.clone());
        html! { <button {id} {onclick}>{ label }</button> }
    };
    // One element in every state, which keeps the focus.
    let first = match row::first_button(state) {
        _ if !props.why_not_runnable.is_empty() => Html::default(),
        FirstButton::Begin => begin(&props.run, words),
        FirstButton::Pause => button("pause", words.pause, RunCommand::Pause(true)),
        FirstButton::GoOn => button("pause", words.go_on, RunCommand::Pause(false)),
        FirstButton::Again => button("run", words.run_again, RunCommand::Start),
        FirstButton::Resume => button("resume", words.resume, RunCommand::Resume),
    };
    let is_resumable = row::is_resumable(state) && props.why_not_runnable.is_empty();
    let is_active = props.run.is_active();
    let busy: f64 = found.map_or(0.0, |found| found.busy_milliseconds.iter().sum());
    let is_small = props.run.cost.is_small();
    let is_calm = row::is_calm(state, props.run.begins_unasked, is_small, milliseconds);
    let said = sentence(state, props.run.was_another_ended, words);
    if is_calm && props.why_not_runnable.is_empty() {
        return html! {
            <p id="run-status" class="visually-hidden" role="status" data-state={state_name(state)} data-done={progress.done.to_string()}
                data-busy-milliseconds={busy.to_string()}>{ said }<span aria-live="off">{ " " }{ for done }</span></p>
        };
    }
    let sample = props
        .run
        .sample
        .as_ref()
        .filter(|_| state.is_none() && props.idle.is_empty());
    html! {
        <div class="run-row" role="group" aria-label={words.label}>
            <p id="run-status" role="status" data-state={state_name(state)} data-done={progress.done.to_string()}
                data-busy-milliseconds={busy.to_string()}>
                if state.is_none() && !props.idle.is_empty() {
                    { &props.idle }
                } else if state.is_none() && !props.why_not_runnable.is_empty() {
                    { &props.why_not_runnable }
                } else {
                    { said }
                }
                if let Some(sample) = sample { { " " }{ (words.sample)(&differences(&sample.asked, &sample.shown, texts)) } }
                if state.is_some() { <span aria-live="off">{ " " }{ for done }</span> }
            </p>
            if let Some(remark) = found.and_then(|found| remark(found, words)) {
                <p class="quiet small" id="run-remark">{ remark }</p>
            }
            if !props.why_not_runnable.is_empty() && (state.is_some() || !props.idle.is_empty()) { <p class="quiet">{ &props.why_not_runnable }</p> }
            <div class="run-buttons">
                if is_active {
                    <progress max="1" value={share.to_string()} aria-label={words.progress}></progress>
                    <span class="quiet number" aria-live="off">{ say_time_left(left, words) }</span>
                }
                { first }
                if let Some(sample) = sample.filter(|sample| sample.is_open) {
                    <FocusFallback fallback=".run-buttons button">
                        <button id="stop-sample" onclick={sample.stop.reform(|_: MouseEvent| ())}>{ words.stop }</button>
                    </FocusFallback>
                }
                if is_resumable {
                    <FocusFallback fallback=".run-buttons button">{ button("run", words.run_again, RunCommand::Start) }</FocusFallback>
                }
                if is_active {
                    <FocusFallback fallback=".run-buttons button">{ button("stop", words.stop, RunCommand::Stop) }</FocusFallback>
                }
            </div>
            if let Some(JobState::Failed(failure)) = state {
                <RunFailure failure={failure.clone()} />
            }
        </div>
    }
}

/// The button that begins, with what that costs.
fn begin(run: &Run, words: &'static RunTexts) -> Html {
    let onclick = run.command.reform(|_: MouseEvent| RunCommand::Start);
    let seconds = run.cost.seconds(hardware_concurrency());
    let label = match run.sample {
        Some(_) => (words.run_whole)(seconds),
        None => (words.run_for)(seconds),
    };
    html! { <button id="run" class="primary" {onclick}>{ label }</button> }
}
