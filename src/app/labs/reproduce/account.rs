//! What explains the differences, in numbers: how long was evolved, and which reading of the rules.

use crate::app::components::chart::{LineChart, Series};
use crate::app::context::use_page;
use crate::experiments::parameters::{Field, Kind};
use crate::experiments::reproduce::{ReadingRow, ReproduceLab, Tables};
use crate::experiments::rrrats::settings::{BustName, EndName};
use crate::texts::Texts;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AccountProps {
    pub lab: ReproduceLab,
    pub war: Tables,
    pub rrrats: Tables,
    pub readings: Vec<ReadingRow>,
}

/// The account.
#[component]
pub fn Account(props: &AccountProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.reproduce_page;
    let lab = &props.lab;
    let reading = (words.reading)(
        texts.rrrats_parameters.end.options[lab.end as usize],
        texts.rrrats_parameters.bust.options[lab.bust as usize],
        texts.war_parameters.out_of_cards.options[lab.out_of_cards as usize],
        lab.generations,
    );
    html! {
        <section class="regret-section" id="account" aria-labelledby="account-heading">
            <h2 id="account-heading">{ words.account }</h2>
            <p>{ reading }</p>
            <ul>{ for words.findings.iter().map(|finding| html! { <li>{ *finding }</li> }) }</ul>
            <div class="two-columns">
                <div>{ by_generation(words.rrrats, &props.rrrats, (0.4, 0.9), texts) }</div>
                <div>{ by_generation(words.war, &props.war, (0.4, 0.75), texts) }</div>
            </div>
            { readings(&props.readings, texts) }
        </section>
    }
}

fn by_generation(game: &str, tables: &Tables, range: (f64, f64), texts: &'static Texts) -> Html {
    let words = &texts.reproduce_page;
    let Some(first) = tables.by_generation.first() else {
        return Html::default();
    };
    let axis: Vec<f64> = (1..=first.len())
        .map(|generation| generation as f64)
        .collect();
    let line = |(values, name): (&Vec<f64>, &&'static str)| Series {
        name: (*name).to_owned(),
        values: values.clone(),
        band: Vec::new(),
        emphasis: false,
    };
    let series: Vec<Series> = tables
        .by_generation
        .iter()
        .zip(&words.algorithms)
        .map(line)
        .collect();
    html! {
        <LineChart title={(words.by_generation)(game)} axis_label={texts.evolution_page.generations_axis}
            axis={Rc::new(axis)} series={Rc::new(series)} {range} coloured=true />
    }
}

/// What follows from each reading, exactly.
fn readings(rows: &[ReadingRow], texts: &'static Texts) -> Html {
    let words = &texts.reproduce_page;
    if rows.is_empty() {
        return Html::default();
    }
    let row = |row: &ReadingRow| {
        let option = |options: &'static [&'static str], index: Option<usize>| {
            index
                .and_then(|index| options.get(index))
                .copied()
                .unwrap_or_default()
        };
        let end = EndName::read(&row.end, &Kind::Switch).map(|end| end as usize);
        let bust = BustName::read(&row.bust, &Kind::Switch).map(|bust| bust as usize);
        let numbers = [
            row.published_strategy,
            row.published_strategy_begins,
            row.always,
            row.always_begins,
            row.start_begins,
        ];
        html! {
            <tr>
                <th scope="row">{ option(texts.rrrats_parameters.end.options, end) }</th>
                <th scope="row">{ option(texts.rrrats_parameters.bust.options, bust) }</th>
                { for numbers.iter().map(|number| html! { <td>{ format!("{number:.4}") }</td> }) }
            </tr>
        }
    };
    html! {
        <div class="scroll whole"><table class="number published" id="readings">
            <caption>{ words.readings }</caption>
            <thead><tr>{ for words.readings_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
            <tbody>{ for rows.iter().map(row) }</tbody>
        </table></div>
    }
}
