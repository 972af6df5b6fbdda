//! Payoffs: a table for each state that the chosen type thinks possible.

use super::found::FoundProps;
use page_kit::context::use_page;
use page_model::bayesian::analysis::Analysis;
use page_model::bayesian::payoffs::{PayoffTable, StateTables, heading, key, states};
use yew::prelude::*;

/// Colours of players.
const CLASSES: [&str; 3] = ["of-first", "of-second", "of-third"];

/// All tables.
#[component]
pub fn PayoffsView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let state = |(number, state): (usize, StateTables)| {
        let table = |of_state: &PayoffTable| table(of, of_state);
        html! {
            <figure class="state-payoffs" key={number}>
                <figcaption>{ &state.caption }</figcaption>
                <div class="type-tables">{ for state.tables.iter().map(table) }</div>
            </figure>
        }
    };
    html! {
        <div class="rows" id="payoffs">
            <p class="quiet small">{ key(of, texts) }</p>
            <p>{ heading(of, texts) }</p>
            <div class="type-tables">{ for states(of, texts).into_iter().enumerate().map(state) }</div>
        </div>
    }
}

fn table(of: &Analysis, table: &PayoffTable) -> Html {
    let [rows, columns] = [0, 1].map(|player| &of.game.players[player].actions);
    let number = |(payoff, class): (&String, &'static str)| html! { <span class={classes!("state-payoff", class)}>{ payoff }</span> };
    let cell = |payoffs: &Vec<String>| html! { <td><span class="state-cell">{ for payoffs.iter().zip(CLASSES).map(number) }</span></td> };
    let row = |(name, cells): (&String, &Vec<Vec<String>>)| {
        html! { <tr><th scope="row" class="of-first">{ name }</th>{ for cells.iter().map(cell) }</tr> }
    };
    let column = |name: &String| html! { <th scope="col" class="of-second">{ name }</th> };
    html! {
        <div class="scroll whole">
            <table class="state-table">
                { for table.action.iter().map(|action| html! { <caption class="of-third">{ action }</caption> }) }
                <thead><tr><td></td>{ for columns.iter().map(column) }</tr></thead>
                <tbody>{ for rows.iter().zip(&table.cells).map(row) }</tbody>
            </table>
        </div>
    }
}
