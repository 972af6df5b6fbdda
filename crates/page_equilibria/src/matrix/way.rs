//! The way of Lemke and Howson: pivot by pivot, with the labels and the strategies after each, and where both strategies have been until
//! now on the pictures of best responses.

use super::found::FoundProps;
use super::polytope::Polytopes;
use super::square::Square;
use super::triangles::Triangles;
use super::walked::path;
use experiments::matrix::{MatrixExperiment, Pivot, Way};
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::square::line;
use page_model::matrix::triangles::has_triangle;
use page_model::matrix::way::{Label, alone, held, labels, on_square, on_triangle, story};
use texts::{LabelsTexts, MatrixTexts};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The way.
#[component]
pub fn WayView(FoundProps { of }: &FoundProps) -> Html {
    let texts = &use_page().texts.labs.matrix;
    let words = &texts.page;
    let experiment = Experiment::from(of.lab.asked());
    let answer = use_answer(&experiment, Some(of.lab.way()), &[]);
    let Some(way) = answer.latest else {
        return html! { <p class="quiet">{ words.under_way }</p> };
    };
    let last = way.pivots.len() as u64;
    let position = of.lab.step.map_or(last, |step| step.min(last));
    html! {
        <>
            <LabelChooser of={of.clone()} />
            <Moment lab={of.lab.clone()} {position} {last} />
            <p role="status"><strong>{ story(of, &way, position as usize, words) }</strong></p>
            { walked(of, &way.pivots[..position as usize], &texts.labels) }
            { table(of, &way, position as usize, words) }
            if way.is_cut { <p class="quiet">{ words.way_cut }</p> }
        </>
    }
}

#[derive(PartialEq, Properties)]
pub struct MomentProps {
    pub lab: MatrixExperiment,
    pub position: u64,
    pub last: u64,
}

/// The step that is shown.
#[component]
pub fn Moment(props: &MomentProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let (lab, last) = (props.lab.clone(), props.last);
    let on_move = use_go().reform(move |step: u64| {
        let step = (step < last).then_some(step);
        (
            MatrixExperiment {
                step,
                ..lab.clone()
            },
            Entry::Replace,
        )
    });
    let caption = (words.moment)(props.position, last);
    let widest = (words.moment)(last, last);
    html! { <TimeControl position={props.position} {last} {caption} {widest} {on_move} /> }
}

/// Which label is dropped first.
#[component]
fn LabelChooser(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let count = of.game.size(0) + of.game.size(1);
    let chosen = (of.lab.label as usize - 1).min(count - 1);
    let go = use_go();
    let lab = of.lab.clone();
    let onchange = page_kit::components::filter_map_callback(&go, move |event: Event| {
        let label: u64 = event
            .target_dyn_into::<HtmlSelectElement>()?
            .value()
            .parse()
            .ok()?;
        let lab = MatrixExperiment {
            label,
            step: Some(0),
            ..lab.clone()
        };
        Some((lab, Entry::Replace))
    });
    let option = |label: usize| {
        html! { <option value={(label + 1).to_string()} selected={label == chosen}>{ of.label(label, words) }</option> }
    };
    html! { <label class="actions">{ words.begin_at_label }<select {onchange} data-key="label">{ for (0..count).map(option) }</select></label> }
}

/// A label a row: who has it, and how often the action is played.
fn table(of: &Analysis, way: &Way, position: usize, words: &MatrixTexts) -> Html {
    let mark = |has: bool| if has { "●" } else { "" };
    let row = |(number, label): (usize, Label)| {
        Row::of(number.to_string())
            .class("now", label.is_now)
            .name(format!("{} {}", number + 1, label.name))
            .cell_of("number", label.played.unwrap_or_else(|| "–".to_owned()))
            .cell(mark(label.has[0]))
            .cell(mark(label.has[1]))
    };
    let header: Vec<AttrValue> = ["".into(), words.played.into()]
        .into_iter()
        .chain((0..2).map(|player| (words.label_of)(&of.player(player, words)).into()))
        .collect();
    let labels = labels(of, way, position, words).into_iter().enumerate();
    html! { <DataTable id="labels" class="labels" header={header.into_iter().collect::<page_kit::components::data_table::Header>()}>{ for labels.map(row) }</DataTable> }
}

/// The picture after these pivots; nothing where there is none.
fn walked(of: &Analysis, pivots: &[Pivot], words: &LabelsTexts) -> Html {
    match [of.game.size(0), of.game.size(1)] {
        [2, 2] => {
            let over = html! {
                <>
                    if let Some(alone) = alone(pivots) { <polyline class="walked-path" points={line(&alone)} /> }
                    { path(&on_square(pivots)) }
                </>
            };
            html! { <Square of={of.clone()} {over} /> }
        }
        sizes if has_triangle(sizes) => {
            let over = [0, 1].map(|player| path(&on_triangle(pivots, player)));
            let held = held(of, pivots);
            let pivots = pivots.to_vec();
            html! {
                <>
                    <Triangles of={of.clone()} {over} {held} />
                    if sizes.contains(&3) {
                        <Folded id="walked-polytopes" summary={html! { words.polytopes }}><Polytopes of={of.clone()} {pivots} /></Folded>
                    }
                </>
            }
        }
        _ => Html::default(),
    }
}
