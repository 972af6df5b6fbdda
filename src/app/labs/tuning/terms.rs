//! The bound of a point, tuple by tuple.

use super::stage::Stage;
use super::words::short_setting;
use crate::app::components::data_table::{DataTable, Row};
use crate::app::components::fold::Folded;
use crate::app::context::use_page;
use engines::tuning::table::Table;
use texts::Texts;
use yew::prelude::*;

/// Tuples that are shown; a space of many dimensions has thousands.
const MAX_SHOWN: usize = 70;

#[derive(PartialEq, Properties)]
pub struct TermsProps {
    pub stage: Stage,
    pub point: Vec<u16>,
}

/// The table, folded until it is wanted.
#[component]
pub fn Terms(props: &TermsProps) -> Html {
    let words = &use_page().texts.tuning.next;
    let TermsProps { stage, point } = props;
    let name = short_setting(&stage.facts.dimensions, point);
    let summary =
        html! { <>{ words.terms }{ ": " }<span class="number">{ name.clone() }</span></> };
    html! {
        <div class="terms" data-point={name}>
            <Folded id="terms" {summary}><TermsTable stage={stage.clone()} point={point.clone()} /></Folded>
        </div>
    }
}

#[component]
fn TermsTable(props: &TermsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.tuning.next;
    let TermsProps { stage, point } = props;
    let model = stage.moment.model();
    let bound = model.bound(point);
    let amount = texts.tuning.amount;
    let tables = model.tables();
    let hidden = tables.len().saturating_sub(MAX_SHOWN);
    // The last one has all dimensions and says most.
    let shown = tables
        .iter()
        .take(MAX_SHOWN - 1)
        .chain(tables.iter().skip(MAX_SHOWN - 1).next_back());
    html! {
        <>
            <DataTable header={&words.terms_header}>
                    { for shown.map(|table| row(stage, table, point, bound.exploitation, texts)) }
                    <tr key="mean" class="best">
                        <th scope="row" colspan="3">{ words.mean }</th>
                        <td>{ amount(bound.exploitation) }</td>
                        <td>{ amount(bound.exploration) }</td>
                        <td>{ amount(bound.value()) }</td>
                    </tr>
            </DataTable>
            if hidden > 0 { <p class="quiet small">{ (words.more)(hidden) }</p> }
        </>
    }
}

/// `assumed` is the Q of entries that were never seen: the mean of the others.
fn row(stage: &Stage, table: &Table, point: &[u16], assumed: f64, texts: &Texts) -> Row {
    let amount = texts.tuning.amount;
    let entry = table.entry(point);
    let exploration = stage.moment.model().exploration_factor() * table.terms(point).spread;
    let dimensions = table.tuple().iter().map(|&place| usize::from(place));
    let name = |place: usize| stage.facts.dimensions[place].name.clone();
    let value =
        |place: usize| stage.facts.dimensions[place].values[usize::from(point[place])].clone();
    let names: Vec<String> = dimensions.clone().map(name).collect();
    let values: Vec<String> = dimensions.map(value).collect();
    let mean = match entry.mean() {
        Some(mean) => amount(mean),
        None => (texts.tuning.next.assumed)(&amount(assumed)),
    };
    Row::of(format!("{:?}", table.tuple()))
        .name(names.join(" "))
        .cell(values.join(" "))
        .cell((texts.number)(entry.visits.into()))
        .cell(mean)
        .cell(amount(exploration))
        .cell(amount(entry.mean().unwrap_or(assumed) + exploration))
}
