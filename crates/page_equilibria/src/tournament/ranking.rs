//! Ranking: who gets what, in the matches and exactly; press an entrant to see its matches.

use super::found::FoundProps;
use super::pressing::use_look;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::legend::Legend;
use page_kit::context::use_page;
use page_model::tournament::analysis::Analysis;
use page_model::tournament::ranking::{Row as Ranked, bar_range, remarks, rows};
use texts::{RankingTexts, Texts};
use yew::prelude::*;

/// Decimals of payoffs.
const DECIMALS: usize = 3;

/// The table.
#[component]
pub fn Ranking(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.ranking;
    let look = use_look(&of.asked);
    let rows = rows(of);
    let range = bar_range(of, &rows);
    let row = |row: &Ranked| table_row(of, row, range, &look, texts);
    html! {
        <div class="rows" id="results">
            <DataTable class="number ranking-table" header={&words.header}>{ for rows.iter().map(row) }</DataTable>
            { for remarks(of, &rows, texts).into_iter().map(|remark| html! { <p class="quiet small">{ remark }</p> }) }
            { legend(words) }
        </div>
    }
}

fn table_row(
    of: &Analysis,
    row: &Ranked,
    range: (f64, f64),
    look: &Callback<[usize; 2]>,
    texts: &Texts,
) -> Row {
    let views = &texts.labs.tournament.views;
    let number = |number: Option<f64>| {
        number.map_or_else(
            || views.unknown.to_owned(),
            |number| (texts.fixed)(number, DECIMALS),
        )
    };
    let half = row.half_width().map(|half| (texts.fixed)(half, DECIMALS));
    Row::of(row.entrant.to_string())
        .with("data-entrant", (row.entrant + 1).to_string())
        .class("chosen", of.pair()[0] == row.entrant)
        .cell(row.place.to_string())
        .name(name(of, row.entrant, look))
        .cell(bar(row, range))
        .cell(number(row.mean))
        .cell(half.map_or_else(String::new, |half| (views.ranking.half)(&half)))
        .cell_of("exact", number(row.exact))
        .cell(row.cooperation.map_or_else(String::new, texts.percent))
}

/// A name that leads to its matches: to that with whom is looked at already.
fn name(of: &Analysis, entrant: usize, look: &Callback<[usize; 2]>) -> Html {
    let [row, column] = of.pair();
    let onclick = look.reform(move |_: MouseEvent| [entrant, column]);
    let is_chosen = row == entrant;
    html! { <button class="entrant-name" {onclick} aria-pressed={is_chosen.to_string()}>{ &of.names[entrant] }</button> }
}

/// The mean with its interval, and the exact mean as a line.
fn bar(row: &Ranked, (low, high): (f64, f64)) -> Html {
    let at = |number: f64| 100.0 * ((number - low) / (high - low)).clamp(0.0, 1.0);
    let width = |mean: f64| format!("width:{:.2}%", at(mean));
    let between = |(from, to): (f64, f64)| {
        let (from, to) = (at(from), at(to));
        format!("left:{from:.2}%;width:{:.2}%", to - from)
    };
    let left = |exact: f64| format!("left:{:.2}%", at(exact));
    html! {
        <span class="payoff-bar" aria-hidden="true">
            if let Some(mean) = row.mean { <i class="bar-mean" ~style={width(mean)} /> }
            if let Some(interval) = row.interval { <i class="bar-interval" ~style={between(interval)} /> }
            if let Some(exact) = row.exact { <i class="bar-exact" ~style={left(exact)} /> }
        </span>
    }
}

fn legend(words: &RankingTexts) -> Html {
    let marks = ["bar-mean", "bar-interval", "bar-exact"];
    let entry = |(mark, meaning): (&'static str, &'static str)| {
        let mark = html! { <span class="payoff-bar sample"><i class={mark} /></span> };
        (mark, meaning.into())
    };
    let entries: Vec<_> = marks.into_iter().zip(words.legend).map(entry).collect();
    html! { <Legend {entries} /> }
}
