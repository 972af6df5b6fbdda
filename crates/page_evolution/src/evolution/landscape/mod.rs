//! Landscape: where strategies stand, how they have moved, and what each place is worth.
//!
//! For Rrrats two of the probabilities span a square, coloured by the exact worth against the start ([`ground`]); for War
//! three of them, which add up to one, a triangle. [`frame`]: its sides. [`marks`]: the path and its ends.

mod frame;
mod ground;
mod marks;

use crate::evolution::landscape::ground::Ground;
use experiments::Experiment;
use experiments::evolution::{EvolutionExperiment, Findings, GameName, Landscape, Plane, Step};
use page_kit::components::answer::use_answer;
use page_kit::components::legend::Legend;
use page_kit::components::run::RunFailure;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_model::evolution::landscape::{HEIGHT, Known, Map, WIDTH, held};
use page_model::evolution::strategies::parameter_names;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LandscapeViewProps {
    pub lab: EvolutionExperiment,
    /// The lab without what only says where one looks.
    pub question: EvolutionExperiment,
    pub findings: Rc<Findings>,
    /// The generation looked at.
    pub step: Rc<Step>,
    /// To another plane.
    pub on_go: Callback<EvolutionExperiment>,
}

/// The map; nothing where strategies are no probabilities.
#[component]
pub fn LandscapeView(props: &LandscapeViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.landscape;
    let LandscapeViewProps { lab, step, .. } = props;
    let inquiry = lab.landscape(&step.parent_meaning);
    let experiment = Experiment::from(props.question.clone());
    let answered = use_answer(&experiment, inquiry, &[]);
    let Some(map) = Map::of(lab) else {
        return Html::default();
    };
    let names = parameter_names(lab.game, texts);
    let landscape = answered.latest.clone();
    let known = Known::of(&props.findings, step);
    html! {
        <div class="landscape rows" id="landscape" data-known={answered.is_current.to_string()}>
            if lab.game == GameName::Rrrats { { planes(props, texts) } }
            <svg class={classes!("landscape-map", (!answered.is_current).then_some("of-before"))} viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img"
                aria-label={(words.label)(&known.in_words(lab, texts))}>
                if let Some(landscape) = &landscape { <Ground landscape={landscape.clone()} /> }
                { frame::frame(map, names) }
                { marks::marks(&known, map) }
            </svg>
            if let Some(failure) = answered.failure { <RunFailure {failure} /> }
            if let Some(landscape) = &landscape { { scale(landscape, lab, step, names, texts) } }
            if lab.game == GameName::War { <p class="quiet small">{ words.about_triangle }</p> }
            <Legend entries={marks::legend(&known, words)} />
        </div>
    }
}

/// Which two numbers span the map.
fn planes(props: &LandscapeViewProps, texts: &'static Texts) -> Html {
    let words = &texts.labs.evolution.landscape;
    let all = [Plane::TwoThree, Plane::OneThree, Plane::OneTwo];
    let planes = tabs(all.into_iter().zip(words.planes));
    let on_choose = {
        let lab = props.lab.clone();
        props.on_go.reform(move |plane: Plane| EvolutionExperiment {
            plane,
            ..lab.clone()
        })
    };
    html! { <Tabs<Plane> id="plane" label={words.plane} is_labelled=true tabs={planes} chosen={props.lab.plane} {on_choose} /> }
}

/// What the colours mean, and which numbers are held.
fn scale(
    landscape: &Landscape,
    lab: &EvolutionExperiment,
    step: &Step,
    names: &[&str],
    texts: &Texts,
) -> Html {
    let words = &texts.labs.evolution.landscape;
    let (low, high) = ground::range(landscape);
    let [low, high] = [low, high].map(|worth| (texts.percent)(worth));
    let held = held(lab, step, names, texts);
    html! {
        <p class="landscape-scale small">
            <span class="number">{ low }</span><span class="ramp" aria-hidden="true"></span><span class="number">{ high }</span>
            <span class="quiet">{ (words.colours)(&held) }</span>
        </p>
    }
}
