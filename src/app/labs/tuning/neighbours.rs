//! The neighbours made next, their bounds, and why the one that is chosen won.

use super::stage::Stage;
use super::terms::Terms;
use super::words::{setting, short_setting};
use crate::app::components::data_table::{DataTable, Row};
use crate::app::context::use_page;
use experiments::tuning::seen::Neighbours;
use experiments::tuning::{Neighbour, OptimizerName};
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NeighboursProps {
    pub stage: Stage,
}

/// The view.
#[component]
pub fn NeighboursView(props: &NeighboursProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.next;
    let stage = &props.stage;
    html! {
        <>
            if stage.lab.first_optimizer() != Some(OptimizerName::Ntbea) {
                <p class="quiet">{ words.not_ntbea }</p>
            } else if stage.seen.neighbours.best.is_empty() {
                <p class="quiet">{ texts.labs.tuning.page.now.before }</p>
            } else {
                <Chosen stage={stage.clone()} />
            }
        </>
    }
}

/// The table, and the terms of the neighbour that was picked.
#[component]
fn Chosen(props: &NeighboursProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.next;
    let stage = &props.stage;
    let picked = use_state(|| 0_usize);
    let Neighbours {
        best: neighbours,
        count,
        made,
        ..
    } = &stage.seen.neighbours;
    let place = (*picked).min(neighbours.len() - 1);
    let number = texts.number;
    let amount = texts.labs.tuning.page.amount;
    let hidden = (*count as usize).saturating_sub(neighbours.len());
    let row = |(place_of_it, neighbour): (usize, &Neighbour)| {
        let picked = picked.clone();
        let onclick = Callback::from(move |_: MouseEvent| picked.set(place_of_it));
        row(stage, neighbour, place_of_it == place, onclick, texts)
    };
    html! {
        <>
            <p>{ (words.lead)(&number(*made), &number(*count)) }</p>
            <p class="number small" id="factor">{ (words.factor)(&number(stage.seen.evaluations), &amount(stage.lab.c), &amount(stage.seen.factor)) }</p>
            <DataTable id="neighbours" header={&words.header}>
                { for neighbours.iter().enumerate().map(row) }
            </DataTable>
            if hidden > 0 { <p class="quiet small">{ (words.more)(hidden) }</p> }
            <p id="why">{ why(stage, texts) }</p>
            <Terms stage={stage.clone()} point={neighbours[place].point.clone()} />
        </>
    }
}

fn row(
    stage: &Stage,
    neighbour: &Neighbour,
    is_picked: bool,
    onclick: Callback<MouseEvent>,
    texts: &Texts,
) -> Row {
    let words = &texts.labs.tuning.page.next;
    let amount = texts.labs.tuning.page.amount;
    let dimensions = &stage.facts.dimensions;
    let bound = neighbour.bound;
    let point = short_setting(dimensions, &neighbour.point);
    let name = html! {
        <>
            <button class="plain" {onclick} aria-pressed={is_picked.to_string()} title={setting(dimensions, &neighbour.point, texts)}>
                { &point }
            </button>
            if neighbour.is_chosen { <span class="quiet small">{ " " }{ words.chosen }</span> }
        </>
    };
    Row::of(format!("{:?}", neighbour.point))
        .class("best", neighbour.is_chosen)
        .with("data-chosen", neighbour.is_chosen.to_string())
        .with("data-point", point)
        .name(name)
        .cell((texts.number)(neighbour.copies))
        .cell(amount(bound.exploitation))
        .cell(amount(bound.exploration))
        .cell(html! { <strong>{ amount(bound.value()) }</strong> })
}

/// What put the best ahead of the second.
fn why(stage: &Stage, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.next;
    let amount = texts.labs.tuning.page.amount;
    let sentence = match &stage.seen.neighbours.best[..] {
        [best, second, ..] => {
            let tied = stage.seen.neighbours.tied as usize;
            let (best, second) = (best.bound, second.bound);
            if tied > 1 {
                return at_the_end(stage, (words.tied)(tied), texts);
            }
            (words.why)(
                &amount(best.value() - second.value()),
                &amount(best.exploitation - second.exploitation),
                &amount(best.exploration - second.exploration),
            )
        }
        _ => words.alone.to_owned(),
    };
    at_the_end(stage, sentence, texts)
}

/// The sentence; of a budget that is spent, that these would have come next.
fn at_the_end(stage: &Stage, sentence: String, texts: &Texts) -> String {
    if stage.seen.evaluations < stage.lab.evaluations {
        sentence
    } else {
        format!("{} {sentence}", texts.labs.tuning.page.next.at_the_end)
    }
}
