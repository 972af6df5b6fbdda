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

use crate::app::context::use_page;
use crate::app::router::Entry;
use crate::experiments::Experiment;
use crate::experiments::regret::{Learned, MOST_DRAWN, RegretLab};
use crate::texts::RegretInsideTexts;
use iteration_row::IterationRow;
use looking::{Seen, use_looking};
use std::rc::Rc;
use std::sync::Arc;
use steps::Steps;
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
    let status = status(&seen, words);
    let shown = seen.iteration.as_ref().map_or(0, |known| known.number);
    html! {
        <section class="inside regret-inside regret-section" id="inside" aria-labelledby="inside-heading"
            data-loading={seen.is_loading.to_string()} data-iteration={shown.to_string()}>
            <h2 id="inside-heading">{ words.heading }</h2>
            if !may_be_drawn {
                <p class="quiet" id="too-large">{ (words.too_large)(MOST_DRAWN) }</p>
            } else if let Some(number) = number {
                <IterationRow {number} last={lab.iterations} on_go={go.reform(move |number| (number, step))} />
                <p class="quiet small" role="status">{ status }</p>
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
