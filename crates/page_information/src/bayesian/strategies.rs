//! Strategies: a table for each player, with bars; a press on a type shows what it believes.

use super::found::FoundProps;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::bayesian::strategies::{Cell, PlayerTable, TypeRow, looking, said, tables};
use texts::StrategiesTexts;
use yew::prelude::*;

/// Colours of players.
const CLASSES: [&str; 3] = ["of-first", "of-second", "of-third"];

/// All tables.
#[component]
pub fn StrategiesView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.bayesian.views.strategies;
    let go = use_go();
    let on_look = {
        let of = of.clone();
        go.reform(move |(player, kind): (usize, usize)| {
            (looking(&of, player, kind), Entry::Replace)
        })
    };
    let tables = tables(of, texts);
    let has_threshold = tables
        .iter()
        .flat_map(|table| &table.rows)
        .any(|row| row.is_threshold);
    let table = |table: PlayerTable| of_player(&table, &on_look, words);
    html! {
        <div class="rows" id="strategies" data-known={of.equilibrium().is_some().to_string()}>
            <div class="type-tables">{ for tables.into_iter().map(table) }</div>
            { for said(of, texts).into_iter().map(|said| html! { <p aria-live="polite">{ said }</p> }) }
            if has_threshold { <p class="quiet small">{ words.threshold }</p> }
            <ul class="tones small" aria-hidden="true">
                { for words.marks.iter().map(|(mark, text)| html! { <li><i class={classes!("type-mark", *mark)}></i>{ *text }</li> }) }
            </ul>
        </div>
    }
}

fn of_player(
    table: &PlayerTable,
    on_look: &Callback<(usize, usize)>,
    words: &'static StrategiesTexts,
) -> Html {
    let class = CLASSES.get(table.player).copied();
    let is_informed = table.rows.len() > 1;
    let action = |name: &String| html! { <th scope="col">{ name }</th> };
    let row = |(kind, row): (usize, &TypeRow)| of_type(table, kind, row, on_look, words);
    html! {
        <div class="scroll whole" key={table.player}>
            <table class={classes!("types", class)}>
                <thead><tr>
                    <th scope="col">{ &table.name }</th>
                    if is_informed { <th scope="col" class="quiet prior">{ words.probability }</th> }
                    { for table.believes.iter().map(|believes| html! { <th scope="col" class="belief-head">{ believes }</th> }) }
                    { for table.actions.iter().map(action) }
                    <th scope="col" class="quiet">{ words.gets }</th>
                </tr></thead>
                <tbody>{ for table.rows.iter().enumerate().map(row) }</tbody>
                if !table.all.is_empty() {
                    <tfoot><tr>
                        <th scope="row">{ words.all }</th><td class="prior"></td>
                        if table.believes.is_some() { <td></td> }
                        { for table.all.iter().map(|share| html! { <td class="number">{ share }</td> }) }
                        <td></td>
                    </tr></tfoot>
                }
            </table>
        </div>
    }
}

fn of_type(
    table: &PlayerTable,
    kind: usize,
    row: &TypeRow,
    on_look: &Callback<(usize, usize)>,
    words: &'static StrategiesTexts,
) -> Html {
    let is_informed = table.rows.len() > 1;
    let player = table.player;
    let onclick = on_look.reform(move |_: MouseEvent| (player, kind));
    let name = if is_informed { &row.name } else { words.single };
    let pressed = row.is_chosen.to_string();
    let belief = row
        .belief
        .as_ref()
        .map(|(share, shown)| bar("of-belief", *share, shown, None));
    let blank = || html! { <td class="bar-cell"></td> };
    let cells = match row.cells.is_empty() {
        true => table.actions.iter().map(|_| blank()).collect::<Html>(),
        false => row
            .cells
            .iter()
            .zip(&table.actions)
            .map(|(cell, action)| of_action(cell, action, words))
            .collect(),
    };
    let class = classes!(
        row.is_threshold.then_some("threshold"),
        row.is_chosen.then_some("chosen")
    );
    html! {
        <tr key={kind} {class}>
            <th scope="row"><button class="type-name" {onclick} aria-pressed={pressed} title={(words.looks)(&row.who)}>{ name }</button></th>
            if is_informed { <td class="number prior">{ &row.probability }</td> }
            { for belief }
            { cells }
            <td class="number">{ &row.gets }</td>
        </tr>
    }
}

fn of_action(cell: &Cell, action: &str, words: &StrategiesTexts) -> Html {
    let class = match (cell.is_gone, cell.is_best) {
        (true, _) => Some("gone"),
        (_, true) => Some("best"),
        _ => None,
    };
    bar(
        "of-share",
        cell.share,
        &cell.shown,
        Some(((words.pays)(action, &cell.pays), cell.pays.clone(), class)),
    )
}

/// A bar with its number, and what it pays.
fn bar(
    kind: &'static str,
    share: f64,
    shown: &str,
    pays: Option<(String, String, Option<&'static str>)>,
) -> Html {
    let width = format!("width:{:.2}%", 100.0 * share.clamp(0.0, 1.0));
    let class = pays.as_ref().and_then(|(.., class)| *class);
    html! {
        <td class={classes!("bar-cell", kind, class)}>
            <span class="type-bar" aria-hidden="true"><i ~style={width} /></span>
            <b class="number">{ shown }</b>
            if let Some((title, pays, _)) = pays {
                <span class="pays number" {title}>{ pays }</span>
            }
        </td>
    }
}
