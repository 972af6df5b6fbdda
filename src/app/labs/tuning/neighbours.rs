//! The neighbours made next, their bounds, and why the one that is chosen won.

use super::stage::Stage;
use super::terms::Terms;
use super::words::{setting, short_setting};
use crate::app::components::data_table::{DataTable, Row};
use crate::app::components::section::Section;
use crate::app::context::use_page;
use experiments::tuning::{Neighbour, OptimizerName};
use texts::Texts;
use yew::prelude::*;

/// Neighbours that are shown.
const MAX_SHOWN: usize = 12;

#[derive(PartialEq, Properties)]
pub struct NeighboursProps {
    pub stage: Stage,
}

/// The section.
#[component]
pub fn Neighbours(props: &NeighboursProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.tuning.next;
    let stage = &props.stage;
    html! {
        <Section class="card wide" name="next" heading={words.heading}>
            if stage.lab.first_optimizer() != Some(OptimizerName::Ntbea) {
                <p class="quiet">{ words.not_ntbea }</p>
            } else if stage.moment.neighbours.is_empty() {
                <p class="quiet">{ texts.tuning.now.before }</p>
            } else {
                <Chosen stage={stage.clone()} />
            }
        </Section>
    }
}

/// The table, and the terms of the neighbour that was picked.
#[component]
fn Chosen(props: &NeighboursProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.tuning.next;
    let stage = &props.stage;
    let picked = use_state(|| 0_usize);
    let neighbours = &stage.moment.neighbours;
    let place = (*picked).min(neighbours.len() - 1);
    let model = stage.moment.model();
    let made: u64 = neighbours.iter().map(|neighbour| neighbour.copies).sum();
    let number = texts.number;
    let amount = texts.tuning.amount;
    let hidden = neighbours.len().saturating_sub(MAX_SHOWN);
    let row = |(place_of_it, neighbour): (usize, &Neighbour)| {
        let picked = picked.clone();
        let onclick = Callback::from(move |_: MouseEvent| picked.set(place_of_it));
        row(stage, neighbour, place_of_it == place, onclick, texts)
    };
    html! {
        <>
            <p>{ (words.lead)(&number(made), &number(neighbours.len() as u64)) }</p>
            <p class="number small" id="factor">{ (words.factor)(&number(model.evaluations()), &amount(stage.lab.c), &amount(model.exploration_factor())) }</p>
            <DataTable id="neighbours" header={&words.header}>
                { for neighbours.iter().take(MAX_SHOWN).enumerate().map(row) }
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
    let words = &texts.tuning.next;
    let amount = texts.tuning.amount;
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
    let words = &texts.tuning.next;
    let amount = texts.tuning.amount;
    let sentence = match &stage.moment.neighbours[..] {
        [best, second, ..] => {
            let tied = stage.moment.tied();
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
    if stage.moment.evaluations < stage.lab.evaluations {
        sentence
    } else {
        format!("{} {sentence}", texts.tuning.next.at_the_end)
    }
}
