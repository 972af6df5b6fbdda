//! A run under way: how far it is, how long it will take, and the buttons that end it.

use crate::mcts::command::Command;
use page_kit::components::run::use_time_left;
use page_kit::context::use_page;
use page_model::kit::runs::words::say_time_left;
use page_model::mcts::thinking::{Found, Purpose, Running};
use runner::scheduler::JobState;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RunningRowProps {
    pub running: Running,
    pub found: Option<Rc<Found>>,
    pub command: Callback<Command>,
}

/// Progress, time left, and the buttons that end it.
#[component]
pub fn RunningRow(props: &RunningRowProps) -> Html {
    let texts = use_page().texts;
    let (words, running) = (&texts.labs.mcts.page, &props.running);
    let found = props.found.as_ref().filter(|found| {
        matches!(
            found.state,
            JobState::Running | JobState::Paused | JobState::Finished
        )
    });
    let progress = found
        .map(|found| found.findings.progress)
        .unwrap_or_default();
    let share = progress.done as f64 / progress.total.max(1) as f64;
    let left = use_time_left(
        found.map(|found| &found.state),
        found.map(|found| found.milliseconds),
        progress,
    );
    let button = |id: &'static str, label: &'static str, command: Command| {
        let onclick = props.command.reform(move |_: MouseEvent| command.clone());
        html! { <button {id} {onclick}>{ label }</button> }
    };
    let pause = if running.paused {
        words.resume
    } else {
        words.pause
    };
    html! {
        <div class="running">
            <progress max="1" value={share.to_string()} aria-label={words.progress}></progress>
            <span class="quiet number">{ say_time_left(left, &texts.runs) }</span>
            { button("pause", pause, Command::Pause(!running.paused)) }
            if running.purpose == Purpose::Move { { button("move-now", words.move_now, Command::MoveNow) } }
            { button("stop", words.stop, Command::Stop) }
        </div>
    }
}
