//! The trees at the moment shown, with what happens in words below them, and what is asked of the viewer.

use super::go::Go;
use super::marks::marks;
use super::prediction_row::prediction_row;
use super::side_tree::SideTree;
use super::step_line::step_line;
use super::toolbar::toolbar;
use drawing::tree::NodeId;
use experiments::minimax::{MinimaxExperiment, Side};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::minimax::asking::open_question;
use page_model::minimax::changes::{at_step, told_of};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::sides::difference;
use page_model::minimax::view::View;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct StageProps {
    pub lab: MinimaxExperiment,
    pub view: View,
    pub go: Go,
    pub on_predict: UseStateSetter<Predictions>,
}

/// The way to another moment.
pub fn on_move(lab: &MinimaxExperiment, view: &View, go: &Go) -> Callback<u64> {
    let (lab, go, last) = (lab.clone(), go.clone(), view.last);
    Callback::from(move |step: u64| {
        go.emit((at_step(&lab, step, last), Entry::Replace));
    })
}

/// Trees, the step in words, question.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax;
    let StageProps {
        lab,
        view,
        go,
        on_predict,
    } = props;
    let difference = difference(lab, view, texts);
    let in_focus = lab.side_in_focus();
    let several = view.sides.len() > 1;
    let on_side = {
        let (lab, go) = (lab.clone(), go.clone());
        Callback::from(move |side: Side| {
            if let Some(other) = told_of(&lab, side) {
                go.emit((other, Entry::Replace));
            }
        })
    };
    let open = open_question(view).filter(|_| view.predictions.hides_values());
    let question_about = |side: Side| -> Option<NodeId> { open.filter(|_| in_focus == side) };
    html! {
        <div class={classes!("tree-stage", view.is_stale.then_some("stale"))}>
            { marks(lab, view, &words.legend) }
            { toolbar(lab, go, texts) }
            <div class={classes!("trees", several.then_some("several"))}>
                { for view.sides.iter().map(|side| html! {
                    <SideTree key={side.side.index()} side={side.clone()} {several} lab={lab.clone()} go={go.clone()}
                        predictions={view.predictions.clone()} on_predict={on_predict.clone()} question_about={question_about(side.side)}
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
                { prediction_row(view, in_focus, on_predict, &on_move(lab, view, go), &words.page) }
            </div>
            if !difference.is_empty() {
                <p class="small quiet" id="difference">{ difference }</p>
            }
        </div>
    }
}
