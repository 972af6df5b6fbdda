//! Account of the differences, in numbers: how long was evolved, and which reading of the rules.

use super::readings::readings;
use super::starts::{map_of_war, starts};
use experiments::reproduce::published::{RRRATS, WAR};
use experiments::reproduce::{ReadingRow, ReproduceExperiment, Tables};
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::kit::chart::Series;
use page_model::reproduce::account::{AlgorithmAccount, account, orders};
use page_model::reproduce::cells;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AccountProps {
    pub lab: ReproduceExperiment,
    pub war: Tables,
    pub rrrats: Tables,
    pub readings: Vec<ReadingRow>,
}

/// The account.
#[component]
pub fn Account(props: &AccountProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.reproduce.page;
    let lab = &props.lab;
    let reading = (words.reading)(
        texts.rrrats_readings.end.option(lab.rrrats.end as usize),
        texts.rrrats_readings.bust.option(lab.rrrats.bust as usize),
        texts
            .war_readings
            .out_of_cards
            .option(lab.war.out_of_cards as usize),
        lab.generations,
    );
    let findings = [
        cells::exactly(lab, &props.readings, words),
        (props.war.evolutions.0 > 0).then(|| (words.orders)(orders(&props.war))),
    ];
    let findings = findings.into_iter().flatten();
    html! {
        <div id="account" class="rows">
            { readings(&props.readings, texts) }
            <p>{ reading }</p>
            <ul id="findings">{ for findings.map(|finding| html! { <li>{ finding }</li> }) }</ul>
            <div class="two-columns">
                <div>
                    { accounts(words.rrrats, account(&RRRATS, &props.rrrats), lab.generations, texts) }
                    { by_generation(words.rrrats, &props.rrrats, (0.4, 0.9), texts) }
                </div>
                <div>
                    { accounts(words.war, account(&WAR, &props.war), lab.generations, texts) }
                    { by_generation(words.war, &props.war, (0.4, 0.75), texts) }
                </div>
            </div>
            { map_of_war(&props.war.starts, texts) }
            { starts(words.war, &props.war.starts, texts) }
            { starts(words.rrrats, &props.rrrats.starts, texts) }
        </div>
    }
}

/// A row an algorithm.
fn accounts(
    game: &str,
    accounts: Option<[AlgorithmAccount; 4]>,
    generations: u64,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.reproduce.page;
    let row = |(account, name): (AlgorithmAccount, &&'static str)| {
        let [published, ours, spreads, nearest, itself, our_itself] =
            cells::account(&account, texts);
        Row::named(*name)
            .cell(published)
            .cell_of("ours", ours)
            .cells([spreads, nearest, itself])
            .cell_of("ours", our_itself)
    };
    let Some(accounts) = accounts else {
        return Html::default();
    };
    html! {
        <DataTable class="number published accounts" caption={(words.accounts)(game, generations)} header={&words.accounts_header}>
            { for accounts.into_iter().zip(&words.algorithms).map(row) }
        </DataTable>
    }
}

fn by_generation(game: &str, tables: &Tables, range: (f64, f64), texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    let Some(first) = tables.by_generation.first() else {
        return Html::default();
    };
    let axis: Vec<f64> = (1..=first.len())
        .map(|generation| generation as f64)
        .collect();
    let line = |(values, name): (&Vec<f64>, &&'static str)| Series::line(*name, values.clone());
    let series: Vec<Series> = tables
        .by_generation
        .iter()
        .zip(&words.algorithms)
        .map(line)
        .collect();
    html! {
        <LineChart title={(words.by_generation)(game)} axis_label={texts.labs.evolution.page.generations_axis}
            axis={Rc::new(axis)} series={Rc::new(series)} {range} coloured=true />
    }
}
