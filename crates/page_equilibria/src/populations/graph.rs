//! A graph: vertices in the colours of their strategies; a press says which one it is.

use experiments::Experiment;
use experiments::LabExperiment;
use experiments::populations::{Drawing, PopulationsInquiry};
use page_kit::components::answer::use_answer;
use page_kit::context::use_page;
use page_model::populations::analysis::Analysis;
use std::rc::Rc;
use yew::prelude::*;

/// Units of the picture: a side, and the room around it.
const SIDE: f64 = 460.0;
const AROUND: f64 = 24.0;

#[derive(PartialEq, Properties)]
pub struct GraphProps {
    pub of: Analysis,
    /// Who plays what.
    pub played: Rc<Vec<u8>>,
    pub label: AttrValue,
    pub on_press: Callback<u32>,
}

/// The picture, once the worker has said where vertices stand.
#[component]
pub fn Graph(props: &GraphProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.populations.views;
    let question = Experiment::from(props.of.asked.asked());
    let drawing = use_answer(&question, Some(PopulationsInquiry::drawing()), &[]).latest;
    let Some(drawing) = drawing.filter(|drawing| drawing.places.len() == props.played.len()) else {
        return html! { <p class="quiet">{ words.under_way }</p> };
    };
    let size = SIDE + 2.0 * AROUND;
    let radius = (120.0 / (drawing.places.len() as f64).sqrt()).clamp(4.0, 18.0);
    let vertex = |(vertex, &played): (usize, &u8)| {
        let (x, y) = place(&drawing, vertex);
        let onclick = props.on_press.reform(move |_: MouseEvent| vertex as u32);
        let name = props.of.name(usize::from(played));
        let title = (words.population.cell)(vertex as u64 + 1, name);
        html! {
            <circle key={vertex} class={classes!("vertex", format!("of-{played}"))} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={format!("{radius:.1}")} {onclick}><title>{ title }</title></circle>
        }
    };
    let edges: String = drawing
        .edges
        .iter()
        .map(|edge| line(&drawing, *edge))
        .collect();
    html! {
        <svg class="population-graph" viewBox={format!("0 0 {size} {size}")} role="img" aria-label={props.label.clone()}>
            <path class="edges" d={edges} />
            { for props.played.iter().enumerate().map(vertex) }
        </svg>
    }
}

fn place(drawing: &Drawing, vertex: usize) -> (f64, f64) {
    let (x, y) = drawing.places.get(vertex).copied().unwrap_or((0.5, 0.5));
    (AROUND + SIDE * f64::from(x), AROUND + SIDE * f64::from(y))
}

fn line(drawing: &Drawing, (from, to): (u32, u32)) -> String {
    let [(a, b), (c, d)] = [from, to].map(|vertex| place(drawing, vertex as usize));
    format!("M{a:.1} {b:.1}L{c:.1} {d:.1}")
}
