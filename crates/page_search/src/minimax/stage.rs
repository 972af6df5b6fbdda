//! The trees at the moment shown, with what happens in words below them, and what is asked of the viewer.

use super::go::Go;
use super::marks::Marks;
use super::prediction_row::PredictionRow;
use super::side_tree::{SideTree, name_of_side};
use super::step_line::StepLine;
use super::toolbar::Toolbar;
use super::view::View;
use drawing::tree::NodeId;
use experiments::minimax::{Hide, MinimaxLab, Shown, Side};
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::Texts;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct StageProps {
    pub lab: MinimaxLab,
    pub view: View,
    pub go: Go,
    /// A person begins to play.
    pub on_begin: Callback<()>,
}

/// The way to another moment.
pub fn on_move(lab: &MinimaxLab, view: &View, go: &Go) -> Callback<u64> {
    let (lab, go, last) = (lab.clone(), go.clone(), view.last);
    Callback::from(move |step: u64| {
        let moved = MinimaxLab {
            step: Shown::after(step, last),
            ..lab.clone()
        };
        go.emit((moved, Entry::Replace));
    })
}

/// Trees, the step in words, question.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let texts = use_page().texts;
    let (lab, view) = (&props.lab, &props.view);
    let in_focus = lab.side_in_focus();
    let several = view.sides.len() > 1;
    let on_side = {
        let (lab, go) = (lab.clone(), props.go.clone());
        Callback::from(move |side: Side| {
            if side != lab.side {
                let other = MinimaxLab {
                    side,
                    node: None,
                    ..lab.clone()
                };
                go.emit((other, Entry::Replace));
            }
        })
    };
    let open = view
        .barrier
        .filter(|(step, _)| *step == view.at && view.predictions.hides_values());
    let question_about =
        |side: Side| -> Option<NodeId> { open.filter(|_| in_focus == side).map(|(_, node)| node) };
    html! {
        <div class={classes!("tree-stage", view.is_stale.then_some("stale"))}>
            <Marks lab={lab.clone()} view={view.clone()} />
            <Toolbar lab={lab.clone()} go={props.go.clone()} on_begin={props.on_begin.clone()} />
            <div class={classes!("trees", several.then_some("several"))}>
                { for view.sides.iter().map(|side| html! {
                    <SideTree key={side.side.index()} side={side.clone()} {several} lab={lab.clone()} go={props.go.clone()}
                        predictions={view.predictions.clone()} question_about={question_about(side.side)}
                        in_focus={in_focus == side.side} on_side={on_side.clone()} />
                }) }
            </div>
            <div class="told">
                if let Some(moves) = view.first_levels {
                    <p class="small" id="first-levels">{ (texts.labs.minimax.page.first_levels)(moves) }</p>
                }
                if let Some(side) = view.side(in_focus) {
                    <StepLine side={side.clone()} predictions={(*view.predictions).clone()} lab={lab.clone()} go={props.go.clone()}
                        is_opening={lab.step == Shown::Opening && lab.hide == Hide::Nothing && view.at < side.subject.picture.record.step_count()} />
                }
                <PredictionRow view={view.clone()} {in_focus} on_move={on_move(lab, view, &props.go)} />
            </div>
            { difference(props, texts) }
        </div>
    }
}

/// What two searches have not in common.
fn difference(props: &StageProps, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let Some(found) = &props.view.difference else {
        return Html::default();
    };
    let alone: Vec<(String, String)> = Side::BOTH
        .into_iter()
        .map(|side| (side, found.alone[side.index()].len() as u64))
        .filter(|(_, count)| *count > 0)
        .map(|(side, count)| (name_of_side(&props.lab, side, texts), (texts.number)(count)))
        .collect();
    let sentence = match (found.first, alone.is_empty()) {
        (None, _) => words.no_difference.to_owned(),
        (_, true) => return Html::default(),
        _ => (words.differs)(&alone),
    };
    html! { <p class="small quiet" id="difference">{ sentence }</p> }
}
