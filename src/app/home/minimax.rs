//! Minimax, small: alpha-beta on the textbook's tree, step by step.

use super::work::{Work, use_done};
use crate::app::components::job::{Asked, use_job};
use crate::app::context::use_page;
use crate::app::device::prefers_reduced_motion;
use crate::app::labs::minimax::moment_tree::{MomentTree, Subject};
use drawing::scene::Scene;
use drawing::svg::{STYLE, elements};
use drawing::tree::Metrics;
use experiments::minimax::predictions::Predictions;
use experiments::minimax::{Algorithm, Hide, MinimaxLab, Picture};
use first_page::Sketch;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The textbook's tree with room around its nodes.
const METRICS: Metrics = Metrics {
    node: (40.0, 30.0),
    sibling_distance: 52.0,
    level_distance: 84.0,
};

/// Between two steps, and before it begins anew.
const STEP_MILLISECONDS: u32 = 800;
const END_MILLISECONDS: u32 = 4_000;

fn experiment() -> MinimaxLab {
    MinimaxLab {
        algorithm: Algorithm::AlphaBeta,
        ..MinimaxLab::default()
    }
}

#[derive(PartialEq, Properties)]
pub struct MinimaxMiniatureProps {
    pub work: Work,
    pub on_done: Callback<()>,
}

/// The tree, moving.
#[component]
pub fn MinimaxMiniature(
    &MinimaxMiniatureProps { work, ref on_done }: &MinimaxMiniatureProps,
) -> Html {
    let texts = use_page().texts;
    let question = work.may_begin.then(experiment);
    let asked: Asked<MinimaxLab, Rc<Picture>> = use_job(question, |_, job| {
        let bytes = job.records.first().filter(|bytes| !bytes.is_empty());
        let picture = bytes.and_then(|bytes| Picture::from_bytes(bytes.clone()));
        picture.map(Rc::new)
    });
    let has_ended = work.may_begin && !asked.is_open();
    use_done(has_ended, on_done);
    let picture = asked.latest(|_| true);
    let step = use_state(|| 0_u32);
    let still = use_memo((), |()| prefers_reduced_motion());
    let last = picture.map_or(0, |picture| picture.record.step_count());
    {
        let set_step = step.setter();
        use_effect_with(
            (*step, last, work.is_in_sight),
            move |&(step, last, is_in_sight)| {
                let (pause, next) = if step < last {
                    (STEP_MILLISECONDS, step + 1)
                } else {
                    (END_MILLISECONDS, 0)
                };
                let moves = last > 0 && is_in_sight && !*still;
                let timer = moves.then(|| Timeout::new(pause, move || set_step.set(next)));
                move || drop(timer)
            },
        );
    }
    let drawn = picture.and_then(|picture| {
        let subject = Subject {
            picture: picture.clone(),
            place: Rc::new(experiment().place()),
            cuts: true,
            is_given: true,
            has_labels: false,
            metrics: METRICS,
            texts,
        };
        MomentTree::new(subject, *step, Predictions::new(Hide::Nothing))
    });
    let Some(tree) = drawn else {
        return html! { <Sketch lab="minimax" /> };
    };
    let (scene, (width, height)) = Scene::of_whole(&tree);
    let svg = format!(
        "<svg class=\"tree\" viewBox=\"0 0 {width} {height}\"><style>{STYLE}</style>{}</svg>",
        elements(&scene)
    );
    html! {
        <div class="miniature tree-miniature" aria-hidden="true">
            { Html::from_html_unchecked(AttrValue::from(svg)) }
        </div>
    }
}
