//! The steps of an iteration that is there: time, the tree and the story of the moment.

use super::picture::WalkPicture;
use super::story_panel::story_panel;
use engines::regret::GameTree;
use engines::regret::record::Iteration;
use experiments::regret::RegretExperiment;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_model::regret::look::MAX_DRAWN;
use page_model::regret::walk_state::{self, Landmark, WalkState};
use page_model::regret::walk_tree::{Shape, identity};
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

#[derive(Properties)]
pub struct StepsProps {
    pub lab: RegretExperiment,
    pub tree: Arc<GameTree>,
    pub iteration: Rc<Iteration>,
    pub state: Rc<WalkState>,
    /// The iteration asked for.
    pub number: u64,
    pub go: Callback<(u64, u64)>,
}

impl PartialEq for StepsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.iteration, &other.iteration)
            && Rc::ptr_eq(&self.state, &other.state)
            && self.number == other.number
            && self.lab == other.lab
    }
}

/// An iteration that is there: time, tree, story.
#[component]
pub fn Steps(props: &StepsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.inside;
    let (tree, iteration) = (&props.tree, &props.iteration);
    let last = iteration.steps.len();
    let at = (props.lab.step as usize).min(last);
    let pointer = Rc::as_ptr(iteration) as usize;
    let shape = use_memo((pointer, Arc::as_ptr(tree) as usize), |_| {
        Shape::new(tree, iteration, texts).map(Rc::new)
    });
    let Some(shape) = (*shape).clone() else {
        return html! { <p class="quiet" id="too-large">{ (words.too_large)(MAX_DRAWN) }</p> };
    };
    let number = props.number;
    let on_move = props.go.reform(move |step: u64| (number, step));
    let count = |number: usize| (texts.number)(number as u64);
    html! {
        <>
            <div class="inside-time">
                <TimeControl position={at as u64} last={last as u64} caption={(words.moment)(&count(at), &count(last))}
                    on_move={on_move.clone()} />
                { landmarks(iteration, at, &on_move, words) }
            </div>
            <div class="inside-view">
                <WalkPicture {shape} state={props.state.clone()} version={(pointer as u64).wrapping_mul(1 << 24).wrapping_add(at as u64)}
                    identity={identity(&props.lab, tree, iteration)} />
                { story_panel(&props.lab, tree, iteration, &props.state, texts) }
            </div>
        </>
    }
}

fn landmarks(
    iteration: &Rc<Iteration>,
    at: usize,
    on_move: &Callback<u64>,
    words: &'static texts::RegretInsideTexts,
) -> Html {
    let button = |id: &'static str, label: &'static str, target: Option<usize>| {
        let on_move = on_move.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(target) = target {
                on_move.emit(target as u64);
            }
        });
        html! { <button {id} {onclick} aria-disabled={target.is_none().to_string()}>{ label }</button> }
    };
    let next = |landmark| walk_state::next(iteration, landmark, at);
    html! {
        <div class="leaps" role="group" aria-label={words.landmarks}>
            { button("previous-learning", words.previous_learning, walk_state::previous(iteration, Landmark::Learning, at)) }
            { button("next-learning", words.next_learning, next(Landmark::Learning)) }
            { button("next-settling", words.next_settling, next(Landmark::Settling)) }
            { button("next-walk", words.next_walk, next(Landmark::Walk)) }
        </div>
    }
}
