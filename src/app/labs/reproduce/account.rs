//! Account of the differences, in numbers: how long was evolved, and which reading of the rules.

use super::starts::starts;
use crate::app::components::chart::{LineChart, Series};
use crate::app::components::data_table::{DataTable, Row};
use crate::app::context::use_page;
use experiments::common::rrrats_rules::{AtFourName, BustName, EndName};
use experiments::parameters::Word;
use experiments::reproduce::account::{AlgorithmAccount, account, nearest_reading, orders};
use experiments::reproduce::published::{RRRATS, WAR};
use experiments::reproduce::readings::READINGS;
use experiments::reproduce::{ReadingRow, ReproduceLab, Tables};
use std::rc::Rc;
use texts::{ReproducePageTexts, Texts};
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
    let words = &texts.labs.reproduce.page;
    let lab = &props.lab;
    let reading = (words.reading)(
        texts.rrrats_readings.end.options[lab.rrrats.end as usize],
        texts.rrrats_readings.bust.options[lab.rrrats.bust as usize],
        texts.war_readings.out_of_cards.options[lab.war.out_of_cards as usize],
        lab.generations,
    );
    let findings = [
        exactly(props, words),
        nearest_readings(&props.readings, texts),
        (props.war.evolutions.0 > 0).then(|| (words.orders)(orders(&props.war))),
    ];
    let findings = findings.into_iter().flatten();
    html! {
        <div id="account" class="rows">
            <p>{ reading }</p>
            <ul id="findings">{ for findings.map(|finding| html! { <li>{ finding }</li> }) }</ul>
            <div class="two-columns">
                <div>
                    { accounts(words.rrrats, account(&RRRATS, &props.rrrats), lab.generations, texts) }
                    { by_generation(words.rrrats, &props.rrrats, (0.4, 0.9), texts) }
                    { starts(words.rrrats, &props.rrrats.starts, texts) }
                </div>
                <div>
                    { accounts(words.war, account(&WAR, &props.war), lab.generations, texts) }
                    { by_generation(words.war, &props.war, (0.4, 0.75), texts) }
                    { starts(words.war, &props.war.starts, texts) }
                </div>
            </div>
            { readings(&props.readings, texts) }
        </div>
    }
}

/// What strategies are worth with the rules of this experiment, if they are among the readings.
fn exactly(props: &AccountProps, words: &ReproducePageTexts) -> Option<String> {
    let lab = &props.lab;
    let (end, bust) = (lab.rrrats.end.name(), lab.rrrats.bust.name());
    let is_own = |row: &&ReadingRow| row.end == end && row.bust == bust;
    let row = props.readings.iter().find(is_own);
    let row = row.filter(|_| lab.rrrats.at_four == AtFourName::Stop)?;
    Some((words.exactly)(row.published_strategy, row.always))
}

/// Which readings come nearest to what was published, once all are known.
fn nearest_readings(rows: &[ReadingRow], texts: &Texts) -> Option<String> {
    let nearest = |number: fn(&ReadingRow) -> f64, published: f64| {
        let row = nearest_reading(rows, number, published)?;
        let (end, bust) = names(row, texts);
        Some(((published, number(row)), end, bust))
    };
    let rows_are_complete = rows.len() == READINGS.len();
    let mean = nearest(|row| row.published_strategy, RRRATS.against_start[0][0]);
    let itself = nearest(|row| row.published_strategy_begins, RRRATS.pairs[0][0].0);
    rows_are_complete.then(|| Some((texts.labs.reproduce.page.nearest_reading)(mean?, itself?)))?
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
        let spreads = account.spreads.map(|spreads| format!("{spreads:+.1}"));
        let spreads = spreads.map_or_else(|| "–".to_owned(), |spreads| spreads.replace('-', "−"));
        let (published, ours) = account.against_itself;
        Row::named(*name)
            .cell((texts.fixed)(account.published, 4))
            .cell_of("ours", (texts.fixed)(account.ours, 4))
            .cell(spreads)
            .cell(account.nearest)
            .cell((texts.fixed)(published, 3))
            .cell_of("ours", (texts.fixed)(ours, 3))
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

/// When the game ends with a reading, and what becomes of lost hands.
fn names(row: &ReadingRow, texts: &Texts) -> (&'static str, &'static str) {
    let option = |options: &'static [&'static str], index: Option<usize>| {
        let option = index.and_then(|index| options.get(index));
        option.copied().unwrap_or_default()
    };
    let end = EndName::of_name(&row.end).map(|end| end as usize);
    let bust = BustName::of_name(&row.bust).map(|bust| bust as usize);
    let words = &texts.rrrats_readings;
    (
        option(words.end.options, end),
        option(words.bust.options, bust),
    )
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

/// What follows from each reading, exactly.
fn readings(rows: &[ReadingRow], texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    if rows.is_empty() {
        return Html::default();
    }
    let row = |row: &ReadingRow| {
        let (end, bust) = names(row, texts);
        let numbers = [
            row.published_strategy,
            row.published_strategy_begins,
            row.always,
            row.always_begins,
            row.start_begins,
        ];
        Row::of(format!("{} {}", row.end, row.bust))
            .name(end)
            .name(bust)
            .cells(numbers.map(|number| (texts.fixed)(number, 4)))
    };
    html! {
        <DataTable id="readings" class="number published" caption={words.readings} header={&words.readings_header}>
            { for rows.iter().map(row) }
        </DataTable>
    }
}
