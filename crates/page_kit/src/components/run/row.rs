//! Row of a run: how it is doing, how long it will take (see [`runner::time_left`]), and the buttons that begin and end it.

use super::super::focus::FocusFallback;
use super::failure::RunFailure;
use super::{Found, Run, RunCommand, SampleInSight};
use crate::context::use_page;
use crate::workers::hardware_concurrency;
use experiments::Progress;
use page_model::kit::runs::row;
use page_model::kit::runs::row::FirstButton;
use page_model::kit::runs::words::{differences, remark, say_time_left, sentence, state_name};
use runner::scheduler::JobState;
use runner::time_left::{Pace, TimeLeft};
use texts::{RunTexts, Texts};
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

impl RunRowProps {
    fn is_runnable(&self) -> bool {
        self.why_not_runnable.is_empty()
    }

    /// How far the run is itself: what a small one has found is no progress of it.
    fn own_progress(&self) -> Progress {
        match self.run.sample {
            None => self.progress,
            Some(_) => Progress { done: 0, total: 0 },
        }
    }

    /// The small run that is shown where nothing was begun.
    fn sample(&self) -> Option<&SampleInSight> {
        let sample = self.run.sample.as_ref();
        sample.filter(|_| self.run.state().is_none() && self.idle.is_empty())
    }
}

/// The row, or its status alone where nothing has to be seen.
#[component]
pub fn RunRow(props: &RunRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.runs;
    let run = &props.run;
    let found = run.found.as_deref();
    let state = run.state();
    let news = found.filter(|found| found.has_news);
    let milliseconds = news.map(|found| found.milliseconds);
    let left = use_time_left(state, milliseconds, props.own_progress());
    let is_small = run.cost.is_small();
    let is_calm = row::is_calm(state, run.begins_unasked, is_small, milliseconds);
    if is_calm && props.is_runnable() {
        return status(props, true, texts);
    }
    let is_told_why = !props.is_runnable() && (state.is_some() || !props.idle.is_empty());
    html! {
        <div class="run-row" role="group" aria-label={words.label}>
            { status(props, false, texts) }
            if let Some(remark) = found.and_then(|found| remark(found, words)) {
                <p class="quiet small" id="run-remark">{ remark }</p>
            }
            if is_told_why { <p class="quiet">{ &props.why_not_runnable }</p> }
            { buttons(props, left, words) }
            if let Some(JobState::Failed(failure)) = state {
                <RunFailure failure={failure.clone()} />
            }
        </div>
    }
}

/// How the run is doing; if it `is_calm`, for screen readers alone.
fn status(props: &RunRowProps, is_calm: bool, texts: &'static Texts) -> Html {
    let words = &texts.runs;
    let run = &props.run;
    let state = run.state();
    let said = if state.is_none() && !is_calm && !props.idle.is_empty() {
        props.idle.clone()
    } else if state.is_none() && !props.is_runnable() {
        props.why_not_runnable.clone()
    } else {
        sentence(state, run.was_another_ended, words).into()
    };
    let found = run.found.as_deref();
    let busy = found.map_or(0.0, Found::all_busy_milliseconds);
    let done = run.sample.is_none().then_some(&props.done);
    html! {
        <p id="run-status" class={is_calm.then_some("visually-hidden")} role="status" data-state={state_name(state)}
            data-done={props.own_progress().done.to_string()} data-busy-milliseconds={busy.to_string()}>
            { said }
            if let Some(sample) = props.sample().filter(|_| !is_calm) { { " " }{ (words.sample)(&differences(&sample.asked, &sample.shown, texts)) } }
            if is_calm || state.is_some() { <span aria-live="off">{ " " }{ for done }</span> }
        </p>
    }
}

/// The buttons, and while the run goes on how far it is.
fn buttons(props: &RunRowProps, left: TimeLeft, words: &'static RunTexts) -> Html {
    let run = &props.run;
    let button = |id: &'static str, label: &'static str, command: RunCommand| {
        let onclick = run.command.reform(move |_: MouseEvent| command.clone());
        html! { <button {id} {onclick}>{ label }</button> }
    };
    let state = run.state();
    // One element in every state, which keeps the focus.
    let first = match row::first_button(state) {
        _ if !props.is_runnable() => Html::default(),
        FirstButton::Begin => begin(run, words),
        FirstButton::Pause => button("pause", words.pause, RunCommand::Pause(true)),
        FirstButton::GoOn => button("pause", words.go_on, RunCommand::Pause(false)),
        FirstButton::Again => button("run", words.run_again, RunCommand::Start),
        FirstButton::Resume => button("resume", words.resume, RunCommand::Resume),
    };
    let is_active = run.is_active();
    let progress = props.own_progress();
    let share = progress.done as f64 / progress.total.max(1) as f64;
    html! {
        <div class="run-buttons">
            if is_active {
                <progress max="1" value={share.to_string()} aria-label={words.progress}></progress>
                <span class="quiet number" aria-live="off">{ say_time_left(left, words) }</span>
            }
            { first }
            if let Some(sample) = props.sample().filter(|sample| sample.is_open) {
                <FocusFallback fallback=".run-buttons button">
                    <button id="stop-sample" onclick={sample.stop.reform(|_: MouseEvent| ())}>{ words.stop }</button>
                </FocusFallback>
            }
            if row::is_resumable(state) && props.is_runnable() {
                <FocusFallback fallback=".run-buttons button">{ button("run", words.run_again, RunCommand::Start) }</FocusFallback>
            }
            if is_active {
                <FocusFallback fallback=".run-buttons button">{ button("stop", words.stop, RunCommand::Stop) }</FocusFallback>
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

/// What is left of a run in this state, so far after so many milliseconds; there is news of it or there is not.
#[hook]
pub fn use_time_left(
    state: Option<&JobState>,
    milliseconds: Option<f64>,
    progress: Progress,
) -> TimeLeft {
    let pace = use_mut_ref(Pace::default);
    let mut pace = pace.borrow_mut();
    match milliseconds.filter(|_| state == Some(&JobState::Running)) {
        Some(milliseconds) => pace.note(milliseconds, progress),
        None => {
            pace.forget();
            TimeLeft::Unknown
        }
    }
}
