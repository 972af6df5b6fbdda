//! Inside an iteration: both players' walks, step by step, in the tree of the game and in formulas.
//!
//! * [`looking`]: an iteration, fetched from a worker. [`iteration_row`]: which one.
//! * [`steps`]: time, [`picture`] and story. [`walk_tree`]: the tree to be drawn.
//! * [`story_panel`]: the step in words, formulas and pseudo-code. [`numbers`]: tables.

mod iteration_row;
mod looking;
mod numbers;
mod picture;
mod steps;
mod story_panel;
mod walk_tree;

use crate::app::components::arrival::use_scroll_to_moment;
use crate::app::components::focus::FocusFallback;
use crate::app::components::lab_page::use_go;
use crate::app::components::run::RunFailure;
use crate::app::components::section::Section;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::Lab;
use experiments::regret::{Learned, MAX_DRAWN, RegretLab};
use iteration_row::IterationRow;
use looking::{Seen, use_looking};
use std::rc::Rc;
use std::sync::Arc;
use steps::Steps;
use texts::RegretInsideTexts;
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
    let words = &page.texts.labs.regret.inside;
    let (lab, tree) = (&props.lab, &props.learned.tree);
    let may_be_drawn = lab.may_be_drawn(tree);
    let number = lab.iteration_looked_at().filter(|_| may_be_drawn);
    // Of which run somebody has asked for an iteration, however long it takes.
    let asked = use_state(|| None::<RegretLab>);
    let may_compute = |number: &u64| {
        lab.is_cheap_to_look_at(tree, *number) || asked.as_ref() == Some(&lab.asked())
    };
    let is_waiting = number.is_some_and(|number| !may_compute(&number));
    let seen = use_looking(lab, tree, number.filter(|_| !is_waiting));
    let place = use_node_ref();
    let is_there = seen.iteration.is_some() || seen.has_failed || is_waiting;
    use_scroll_to_moment(&place, number.is_some(), is_there);
    let go = {
        let (go, lab, asked) = (use_go(), lab.clone(), asked.setter());
        Callback::from(move |(look, step): (u64, u64)| {
            asked.set(Some(lab.asked()));
            let moment = RegretLab {
                look: Some(look),
                step,
                ..lab.clone()
            };
            go.emit((moment, Entry::Replace));
        })
    };
    let step = lab.step;
    let status = status(&seen, words);
    let shown = seen.iteration.as_ref().map_or(0, |known| known.number);
    let more = vec![
        ("id", "inside".into()),
        ("tabindex", "-1".into()),
        ("data-loading", seen.is_loading.to_string().into()),
        ("data-iteration", shown.to_string().into()),
    ];
    html! {
        <Section class="card wide inside regret-inside" name="inside" heading={words.heading} node={place} {more}>
            if !may_be_drawn {
                <p class="quiet" id="too-large">{ (words.too_large)(MAX_DRAWN) }</p>
            } else if let Some(number) = number {
                <IterationRow {number} last={lab.iterations} on_go={go.reform(move |number| (number, step))} />
                <p class="quiet small" role="status">{ status }</p>
                if let Some(failure) = seen.failure {
                    <RunFailure {failure} again={seen.again} fallback="#inside" />
                }
                if is_waiting {
                    <p id="costly-moment">{ (words.costly)(&(page.texts.number)(number)) }</p>
                    <FocusFallback fallback="#look">
                        <p><button id="look-inside" onclick={go.reform(move |_: MouseEvent| (number, step))}>{ words.compute }</button></p>
                    </FocusFallback>
                }
                if let Some(iteration) = seen.iteration {
                    <Steps lab={lab.clone()} tree={tree.clone()} {iteration} {number} {go} />
                }
            } else {
                <p>{ words.lead }</p>
                <FocusFallback fallback="#inside">
                    <p><button id="look-inside" onclick={go.reform(|_: MouseEvent| (1, 1))}>{ words.look }</button></p>
                </FocusFallback>
            }
        </Section>
    }
}

/// What is to be said while an iteration is not there.
fn status(seen: &Seen, words: &RegretInsideTexts) -> &'static str {
    if seen.is_loading {
        words.loading
    } else if seen.has_failed {
        words.failed
    } else {
        ""
    }
}
