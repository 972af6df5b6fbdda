//! Minimax, small: alpha-beta on the textbook's tree, step by step.

use super::work::{Work, use_done};
use drawing::scene::Scene;
use drawing::svg::elements;
use drawing::tree::Metrics;
use experiments::minimax::{Algorithm, Hide, MinimaxExperiment, Picture};
use first_page::Sketch;
use gloo::timers::callback::Timeout;
use page_kit::components::job::{Asked, use_job};
use page_kit::context::use_page;
use page_kit::device::prefers_reduced_motion;
use page_model::minimax::moment_tree::{MomentTree, Subject};
use page_model::minimax::predictions::Predictions;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The textbook's tree, as large as a tile has room for.
const METRICS: Metrics = Metrics {
    node: (30.0, 24.0),
    sibling_distance: 34.0,
    level_distance: 50.0,
};

/// Between two steps, and before it begins anew.
const STEP_MILLISECONDS: u32 = 800;
const END_MILLISECONDS: u32 = 4_000;

fn experiment() -> MinimaxExperiment {
    MinimaxExperiment {
        algorithm: Algorithm::AlphaBeta,
        ..MinimaxExperiment::default()
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
    let asked: Asked<MinimaxExperiment, Rc<Picture>> = use_job(question, |_, job| {
        let bytes = job.records.first().filter(|bytes| !bytes.is_empty());
        let picture = bytes.and_then(|bytes| Picture::from_bytes(bytes.clone()));
        picture.map(Rc::new)
    });
    use_done(work.may_begin && !asked.is_open(), on_done);
    let picture = asked.latest(|_| true);
    let last = picture.map_or(0, |picture| picture.record.step_count());
    let step = use_stepping(last, work.is_in_sight);
    match picture.and_then(|picture| drawn(picture, step, texts)) {
        Some(tree) => html! { <div class="miniature" aria-hidden="true">{ tree }</div> },
        None => html! { <Sketch lab="minimax" /> },
    }
}

/// A step after the other while somebody sees it; the last one for those who want nothing to move.
#[hook]
fn use_stepping(last: u32, is_in_sight: bool) -> u32 {
    let step = use_state(|| 0_u32);
    let still = use_memo((), |()| prefers_reduced_motion());
    let set_step = step.setter();
    let moves = last > 0 && is_in_sight && !*still;
    use_effect_with((*step, last, moves), move |&(step, last, moves)| {
        let (pause, next) = if step < last {
            (STEP_MILLISECONDS, step + 1)
        } else {
            (END_MILLISECONDS, 0)
        };
        let timer = moves.then(|| Timeout::new(pause, move || set_step.set(next)));
        move || drop(timer)
    });
    if *still { last } else { *step }
}

/// The tree at a step.
fn drawn(picture: &Rc<Picture>, step: u32, texts: &'static Texts) -> Option<Html> {
    let subject = Subject {
        picture: picture.clone(),
        place: Rc::new(experiment().place()),
        cuts: true,
        is_given: true,
        has_labels: false,
        metrics: METRICS,
        texts,
    };
    let tree = MomentTree::new(subject, step, Predictions::new(Hide::Nothing))?;
    let (scene, (width, height)) = Scene::of_whole(&tree);
    let svg = format!(
        "<svg class=\"tree\" viewBox=\"0 0 {width} {height}\">{}</svg>",
        elements(&scene)
    );
    Some(Html::from_html_unchecked(AttrValue::from(svg)))
}
