//! Inside an iteration: both players' walks, step by step, in the tree of the game and in formulas.
//!
//! * [`looking`]: an iteration, fetched from a worker.
//! * [`iteration_row`]: which one. [`walk_tree`]: the tree to be drawn.
//! * [`story_panel`]: the step in words, formulas and pseudo-code. [`numbers`]: tables.

mod iteration_row;
mod looking;
mod numbers;
mod story_panel;
mod walk_tree;

use crate::app::components::time_control::TimeControl;
use crate::app::components::tree::TreeView;
use crate::app::context::use_page;
use crate::app::router::Entry;
use crate::drawing::tree::{NodeId, Tree};
use crate::engines::regret::GameTree;
use crate::engines::regret::record::Iteration;
use crate::experiments::Experiment;
use crate::experiments::regret::walk_state::{self, Landmark, WalkState};
use crate::experiments::regret::{Learned, MOST_DRAWN, RegretLab};
use iteration_row::IterationRow;
use looking::use_looking;
use std::rc::Rc;
use std::sync::Arc;
use story_panel::StoryPanel;
use walk_tree::{Shape, WalkTree};
use yew::prelude::*;

#[derive(Properties)]
pub struct InsideProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
}

/// Of what was learned only the game matters here.
impl PartialEq for InsideProps {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab && Arc::ptr_eq(&self.learned.tree, &other.learned.tree)
    }
}

/// The section.
#[component]
pub fn Inside(props: &InsideProps) -> Html {
    let page = use_page();
    let words = &page.texts.regret_inside;
    let (lab, tree) = (&props.lab, &props.learned.tree);
    let may_be_drawn = lab.may_be_drawn(tree);
    let number = lab.iteration_looked_at().filter(|_| may_be_drawn);
    let seen = use_looking(lab, tree, number);
    let go = {
        let (router, lab) = (page.router.clone(), lab.clone());
        Callback::from(move |(look, step): (u64, u64)| {
            let moment = RegretLab {
                look: Some(look),
                step,
                ..lab.clone()
            };
            router.go(&Experiment::Regret(moment).link(), Entry::Replace);
        })
    };
    let step = lab.step;
    let sentence = if seen.is_loading {
        words.loading
    } else if seen.has_failed {
        words.failed
    } else {
        ""
    };
    let shown = seen.iteration.as_ref().map_or(0, |known| known.number);
    html! {
        <section class="inside regret-inside" id="inside" aria-labelledby="inside-heading"
            data-loading={seen.is_loading.to_string()} data-iteration={shown.to_string()}>
            <h2 id="inside-heading">{ words.heading }</h2>
            if !may_be_drawn {
                <p class="quiet" id="too-large">{ (words.too_large)(MOST_DRAWN) }</p>
            } else if let Some(number) = number {
                <IterationRow {number} last={lab.iterations} on_go={go.reform(move |number| (number, step))} />
                <p class="quiet small" role="status">{ sentence }</p>
                if let Some(iteration) = seen.iteration {
                    <Steps lab={lab.clone()} tree={tree.clone()} {iteration} {number} {go} />
                }
            } else {
                <p>{ words.lead }</p>
                <p><button id="look-inside" onclick={go.reform(|_: MouseEvent| (1, 1))}>{ words.look }</button></p>
            }
        </section>
    }
}

#[derive(Properties)]
struct StepsProps {
    lab: RegretLab,
    tree: Arc<GameTree>,
    iteration: Rc<Iteration>,
    /// The iteration asked for.
    number: u64,
    go: Callback<(u64, u64)>,
}

impl PartialEq for StepsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.iteration, &other.iteration)
            && self.number == other.number
            && self.lab == other.lab
    }
}

/// An iteration that is there: time, tree, story.
#[component]
fn Steps(props: &StepsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.regret_inside;
    let (tree, iteration) = (&props.tree, &props.iteration);
    let last = iteration.steps.len();
    let at = (props.lab.step as usize).min(last);
    let pointer = Rc::as_ptr(iteration) as usize;
    let shape = use_memo((pointer, Arc::as_ptr(tree) as usize), |_| {
        Shape::new(tree, iteration).map(Rc::new)
    });
    let is_drawn = shape.is_some();
    let state = use_memo((Rc::as_ptr(&shape) as usize, at), |_| {
        is_drawn.then(|| Rc::new(WalkState::new(tree, iteration, at)))
    });
    let (Some(shape), Some(state)) = ((*shape).clone(), (*state).clone()) else {
        return html! { <p class="quiet" id="too-large">{ (words.too_large)(MOST_DRAWN) }</p> };
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
                <WalkPicture {shape} state={state.clone()} version={(pointer as u64).wrapping_mul(1 << 24).wrapping_add(at as u64)}
                    identity={identity(&props.lab, tree, iteration)} />
                <StoryPanel lab={props.lab.without_look()} tree={tree.clone()} iteration={iteration.clone()} {state} />
            </div>
        </>
    }
}

/// Another game is another picture; of a large game, whose walks are drawn alone, so is another iteration.
fn identity(lab: &RegretLab, tree: &GameTree, iteration: &Iteration) -> u64 {
    let drawn = if tree.len() <= MOST_DRAWN {
        0
    } else {
        iteration.number
    };
    drawn << 16 | (lab.game as u64) << 8 | lab.cards
}

fn landmarks(
    iteration: &Rc<Iteration>,
    at: usize,
    on_move: &Callback<u64>,
    words: &'static crate::texts::RegretInsideTexts,
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

#[derive(Properties)]
struct WalkPictureProps {
    shape: Rc<Shape>,
    state: Rc<WalkState>,
    version: u64,
    identity: u64,
}

impl PartialEq for WalkPictureProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.shape, &other.shape) && Rc::ptr_eq(&self.state, &other.state)
    }
}

/// The tree, with the node that the viewer has selected.
#[component]
fn WalkPicture(props: &WalkPictureProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.regret_inside;
    let selected = use_state(|| None::<NodeId>);
    {
        // Another tree numbers its nodes anew.
        let selected = selected.setter();
        use_effect_with(props.identity, move |_| selected.set(None));
    }
    let on_select = {
        let selected = selected.setter();
        use_callback((), move |node, ()| selected.set(Some(node)))
    };
    let tree = WalkTree::new(props.shape.clone(), props.state.clone(), texts);
    let follow = tree.current();
    html! {
        <div class="inside-tree">
            <TreeView tree={Rc::new(tree) as Rc<dyn Tree>} version={props.version} identity={props.identity}
                {follow} selected={*selected} {on_select} label={words.tree} />
            <p class="quiet small">{ words.tree_legend }</p>
        </div>
    }
}
