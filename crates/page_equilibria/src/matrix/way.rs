//! The way of Lemke and Howson: pivot by pivot, with the labels and the strategies after each.

use super::found::FoundProps;
use super::walked::walked;
use experiments::matrix::{MatrixLab, Pivot, Way};
use experiments::{Experiment, Lab};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::MatrixTexts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The way.
#[component]
pub fn WayView(props: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let experiment = Experiment::from(props.lab.asked());
    let answer = use_answer(&experiment, Some(props.lab.way()), &[]);
    let Some(way) = answer.latest else {
        return html! { <p class="quiet">{ words.under_way }</p> };
    };
    let last = way.pivots.len() as u64;
    let position = props.lab.step.map_or(last, |step| step.min(last));
    html! {
        <>
            <LabelChooser ..props.clone() />
            <Moment lab={props.lab.clone()} {position} {last} />
            <p role="status"><strong>{ story(props, &way, position as usize, words) }</strong></p>
            { walked(props, &way.pivots[..position as usize]) }
            { table(props, &way, position as usize, words) }
            if way.is_cut { <p class="quiet">{ words.way_cut }</p> }
        </>
    }
}

#[derive(PartialEq, Properties)]
pub struct MomentProps {
    pub lab: MatrixLab,
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
            MatrixLab {
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
fn LabelChooser(props: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let count = props.game.size(0) + props.game.size(1);
    let chosen = (props.lab.label as usize - 1).min(count - 1);
    let go = use_go();
    let lab = props.lab.clone();
    let onchange = page_kit::components::heard(&go, move |event: Event| {
        let label: u64 = event
            .target_dyn_into::<HtmlSelectElement>()?
            .value()
            .parse()
            .ok()?;
        let lab = MatrixLab {
            label,
            step: Some(0),
            ..lab.clone()
        };
        Some((lab, Entry::Replace))
    });
    let option = |label: usize| {
        html! { <option value={(label + 1).to_string()} selected={label == chosen}>{ props.label(label, words) }</option> }
    };
    html! { <label class="actions">{ words.begin_at_label }<select {onchange} data-key="label">{ for (0..count).map(option) }</select></label> }
}

fn story(props: &FoundProps, way: &Way, position: usize, words: &MatrixTexts) -> String {
    let Some(pivot) = position.checked_sub(1).and_then(|at| way.pivots.get(at)) else {
        let first = way
            .pivots
            .first()
            .map(|pivot| props.label(pivot.dropped as usize, words));
        return (words.pivots_begin)(&first.unwrap_or_default());
    };
    let (dropped, found) = (
        props.label(pivot.dropped as usize, words),
        props.label(pivot.found as usize, words),
    );
    let sentence = (words.pivot)(
        position,
        &props.player(pivot.player.into(), words),
        &dropped,
        &found,
    );
    if position == way.pivots.len() && !way.is_cut {
        format!("{sentence} {}", words.pivots_end)
    } else {
        sentence
    }
}

/// A label a row: who has it, and how often the action is played.
fn table(props: &FoundProps, way: &Way, position: usize, words: &MatrixTexts) -> Html {
    let rows = props.game.size(0);
    let pivot = position.checked_sub(1).and_then(|at| way.pivots.get(at));
    // At the beginning each has the labels of their own actions.
    let begin = [
        (1_u64 << rows) - 1,
        ((1_u64 << props.game.size(1)) - 1) << rows,
    ];
    let labels = pivot.map_or(begin, |pivot| pivot.labels);
    let row = |label: usize| {
        let (player, action) = if label < rows {
            (0, label)
        } else {
            (1, label - rows)
        };
        let played = |pivot: &Pivot| {
            pivot.strategies[player]
                .as_ref()
                .map(|strategy| strategy[action].text.clone())
        };
        let has = |player: usize| {
            if labels[player] >> label & 1 == 1 {
                "●"
            } else {
                ""
            }
        };
        let is_now = pivot.is_some_and(|pivot| pivot.found as usize == label);
        Row::of(label.to_string())
            .class("now", is_now)
            .name(props.label(label, words))
            .cell_of(
                "number",
                pivot.and_then(played).unwrap_or_else(|| "–".to_owned()),
            )
            .cell(has(0))
            .cell(has(1))
    };
    let header: Vec<AttrValue> = ["".into(), words.played.into()]
        .into_iter()
        .chain((0..2).map(|player| (words.label_of)(&props.player(player, words)).into()))
        .collect();
    html! { <DataTable id="labels" class="labels" header={header.into_iter().collect::<page_kit::components::data_table::Header>()}>{ for (0..rows + props.game.size(1)).map(row) }</DataTable> }
}
