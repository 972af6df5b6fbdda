//! The neighbours made next: their bounds as bars, why the one that is chosen won, and the same as numbers.

use super::bars::{Bars, MAX_BARS};
use super::terms::terms;
use experiments::tuning::{Neighbour, OptimizerName};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::tuning::now::why;
use page_model::tuning::stage::Stage;
use page_model::tuning::words::{setting, short_setting};
use texts::Texts;
use yew::prelude::*;

/// Neighbours in the table.
const MAX_ROWS: usize = 12;

/// The neighbours of the current point, by their bounds.
pub fn neighbours_view(stage: &Stage, texts: &'static Texts) -> Html {
    let words = &texts.labs.tuning.page.next;
    let neighbours = &stage.seen.neighbours;
    if stage.lab.first_optimizer() != Some(OptimizerName::Ntbea) {
        return html! { <p class="quiet">{ words.not_ntbea }</p> };
    }
    let Some(best) = neighbours.best.first() else {
        return html! { <p class="quiet">{ texts.labs.tuning.page.now.before }</p> };
    };
    let number = texts.number;
    let hidden = neighbours.count as usize > MAX_BARS;
    let looked_at = stage.point_looked_at();
    let point = looked_at.as_ref().unwrap_or(&best.point);
    html! {
        <>
            <p class="small">{ (words.lead)(&number(neighbours.made), &number(neighbours.count), hidden) }</p>
            <Bars stage={stage.clone()} />
            <p class="small" id="why">{ why(stage, texts) }</p>
            <div class="folds">
                <Folded id="neighbour-numbers" summary={words.as_numbers}><Numbers stage={stage.clone()} /></Folded>
                { terms(stage, point, texts) }
            </div>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct NumbersProps {
    stage: Stage,
}

/// The same as a table.
#[component]
fn Numbers(props: &NumbersProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.next;
    let stage = &props.stage;
    let (number, amount) = (texts.number, texts.labs.tuning.page.amount);
    let evaluations = number(stage.seen.evaluations);
    let neighbours = &stage.seen.neighbours;
    let shown = neighbours.best.iter().take(MAX_ROWS);
    let hidden = (neighbours.count as usize).saturating_sub(shown.len());
    html! {
        <>
            <p class="number small" id="factor">{ (words.factor)(&evaluations, &amount(stage.lab.c), &amount(stage.seen.factor)) }</p>
            <DataTable id="neighbours" header={&words.header}>
                { for shown.map(|neighbour| row(stage, neighbour, texts)) }
            </DataTable>
            if hidden > 0 { <p class="quiet small">{ (words.more)(hidden) }</p> }
        </>
    }
}

fn row(stage: &Stage, neighbour: &Neighbour, texts: &Texts) -> Row {
    let words = &texts.labs.tuning.page.next;
    let amount = texts.labs.tuning.page.amount;
    let dimensions = &stage.facts.dimensions;
    let bound = neighbour.bound;
    let point = short_setting(dimensions, &neighbour.point);
    let name = html! {
        <>
            <span title={setting(dimensions, &neighbour.point, texts)}>{ &point }</span>
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
