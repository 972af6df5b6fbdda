//! The trees at the moment shown, and time.

use super::go::Go;
use super::jumps::Jumps;
use super::prediction_row::PredictionRow;
use super::searching::{Command, Searches};
use super::side_tree::SideTree;
use super::view::View;
use crate::app::components::run::RunFailure;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::minimax::{MinimaxLab, Side, story};
use runner::scheduler::JobState;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StageProps {
    pub lab: MinimaxLab,
    pub view: View,
    pub searches: Searches,
    pub in_focus: Side,
    pub on_side: Callback<Side>,
    pub go: Go,
}

/// Status, trees, question, time.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let texts = use_page().texts;
    let view = &props.view;
    let reachable = view.barrier.map_or(view.last, |(step, _)| step);
    let on_move = {
        let (lab, go, last) = (props.lab.clone(), props.go.clone(), view.last);
        Callback::from(move |step: u64| {
            let step = (step < u64::from(last)).then_some(step);
            go.emit((
                MinimaxLab {
                    step,
                    ..lab.clone()
                },
                Entry::Replace,
            ));
        })
    };
    let count = |number: u32| (texts.number)(number.into());
    let several = view.sides.len() > 1;
    let question = view.found.as_ref().map(|found| found.question.clone());
    let question = AttrValue::from(question.unwrap_or_default());
    let open = view
        .barrier
        .filter(|(step, _)| *step == view.at && view.predictions.hides_values());
    let question_about = |side: Side| {
        open.filter(|_| props.in_focus == side)
            .map(|(_, node)| node)
    };
    html! {
        <>
            { status(props, texts) }
            <div class={classes!("trees", several.then_some("several"))}>
                { for view.sides.iter().map(|side| html! {
                    <SideTree key={side.side.index()} side={side.clone()} question={question.clone()} {several} lab={props.lab.clone()}
                        predictions={view.predictions.clone()} question_about={question_about(side.side)}
                        in_focus={props.in_focus == side.side} on_side={props.on_side.clone()} />
                }) }
            </div>
            { story_line(props, texts) }
            <PredictionRow view={view.clone()} in_focus={props.in_focus} on_move={on_move.clone()} />
            if view.last > 0 {
                <Jumps view={view.clone()} in_focus={props.in_focus} on_move={on_move.clone()} />
                <TimeControl position={u64::from(view.at)} last={u64::from(reachable)}
                    caption={(texts.labs.minimax.page.moment)(&count(view.at), &count(view.last))} {on_move} />
            }
        </>
    }
}

/// The step in words once more, for narrow screens on which the panel is far below. Said by the panel already.
fn story_line(props: &StageProps, texts: &'static Texts) -> Html {
    let Some(side) = props.view.side(props.in_focus) else {
        return Html::default();
    };
    let subject = &side.subject;
    let (record, moment) = (&subject.picture.record, side.moment());
    let story = story::tell(&subject.place, record, &moment, subject.cuts, texts);
    let hides = props.view.predictions.hides_values();
    html! {
        <p class="story-line" aria-hidden="true">
            if let Some(story) = story {
                { story.sentence }
                if !hides { <span class="arithmetic number">{ story.arithmetic }</span> }
            } else {
                { texts.labs.minimax.page.not_begun }
            }
        </p>
    }
}

/// How the searches are doing, and what can be asked of them.
fn status(props: &StageProps, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let Some(found) = &props.view.found else {
        return html! { <p class="status" role="status" id="search-status" /> };
    };
    let nodes = (texts.number)(found.nodes());
    let button = |id: &'static str, label: &'static str, command: Command| {
        let onclick = props
            .searches
            .command
            .reform(move |_: MouseEvent| command.clone());
        html! { <button {id} {onclick}>{ label }</button> }
    };
    let (state, sentence, buttons) = match &found.state {
        JobState::Running if found.is_too_large() => (
            "counting",
            (words.too_large)(&nodes),
            html! { <>{ button("pause", words.pause, Command::Pause(true)) }{ button("stop", words.stop, Command::Stop) }</> },
        ),
        JobState::Running => (
            "searching",
            (words.searching)(&nodes),
            button("stop", words.stop, Command::Stop),
        ),
        JobState::Paused => (
            "paused",
            (words.too_large_stopped)(&nodes),
            html! { <>{ button("count-on", words.count_on, Command::Pause(false)) }{ button("stop", words.stop, Command::Stop) }</> },
        ),
        JobState::Stopped | JobState::Failed(_) => (
            "stopped",
            (words.stopped)(&nodes),
            button("again", words.search_again, Command::Again),
        ),
        JobState::Finished if found.is_too_large() => {
            ("finished", (words.too_large)(&nodes), Html::default())
        }
        JobState::Finished => ("finished", String::new(), Html::default()),
    };
    html! {
        <div class="status-line" hidden={sentence.is_empty()} data-state={state} id="search-status" data-nodes={found.nodes().to_string()}
            data-busy-milliseconds={found.busy_milliseconds.to_string()}>
            <p class="status" role="status">{ sentence }</p>
            <div class="actions">{ buttons }</div>
            if let JobState::Failed(failure) = &found.state { <RunFailure failure={failure.clone()} /> }
        </div>
    }
}
