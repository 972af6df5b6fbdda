//! The trees at the moment shown, with what happens in words below them, and what is asked of the viewer.

use super::go::Go;
use super::marks::marks;
use super::prediction_row::prediction_row;
use super::side_tree::{SideTree, name_of_side};
use super::step_line::step_line;
use super::toolbar::toolbar;
use super::view::View;
use drawing::tree::NodeId;
use experiments::minimax::{MinimaxLab, Shown, Side};
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::Texts;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct StageProps {
    pub lab: MinimaxLab,
    pub view: View,
    pub go: Go,
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
    let words = &texts.labs.minimax;
    let StageProps { lab, view, go } = props;
    let in_focus = lab.side_in_focus();
    let several = view.sides.len() > 1;
    let on_side = {
        let (lab, go) = (lab.clone(), go.clone());
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
            { marks(lab, view, &words.legend) }
            { toolbar(lab, go, texts) }
            <div class={classes!("trees", several.then_some("several"))}>
                { for view.sides.iter().map(|side| html! {
                    <SideTree key={side.side.index()} side={side.clone()} {several} lab={lab.clone()} go={go.clone()}
                        predictions={view.predictions.clone()} question_about={question_about(side.side)}
                        in_focus={in_focus == side.side} on_side={on_side.clone()} />
                }) }
            </div>
            <div class="told">
                if let Some(moves) = view.first_levels {
                    <p class="small" id="first-levels">{ (words.page.first_levels)(moves) }</p>
                }
                if let Some(side) = view.side(in_focus) {
                    { step_line(lab, view, side, go, texts) }
                }
                { prediction_row(view, in_focus, &on_move(lab, view, go), &words.page) }
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
