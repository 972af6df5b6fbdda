//! Backpropagation: what the result changes, from the new node up to the root.

use crate::mcts::numbered_stone::NumberedStone;
use experiments::mcts::{Inside, MctsExperiment};
use page_model::mcts::about;
use page_model::mcts::update::{Updated, updated};
use texts::Texts;
use yew::prelude::*;

/// The view: a row a node.
pub fn update(lab: &MctsExperiment, inside: &Inside, texts: &Texts) -> Html {
    let rows = updated(lab, inside, texts);
    let [node, visits, mean] = texts.labs.mcts.stage.update_header;
    html! {
        <table class="update" id="update">
            <thead><tr><th scope="col">{ node }</th><th scope="col">{ visits }</th><th scope="col">{ mean }</th></tr></thead>
            <tbody>{ for rows.iter().map(row) }</tbody>
        </table>
    }
}

fn row(updated: &Updated) -> Html {
    let moves = &updated.moves;
    html! {
        <tr key={moves.len()} data-about={about::node(moves)}>
            <th scope="row">
                if let Some(player) = updated.mover {
                    <NumberedStone player={player} />
                }
                { &updated.name }
            </th>
            <td class="number" data-about={about::visits(moves)}>{ &updated.visits }</td>
            <td class="number" data-about={about::mean(moves)}>{ &updated.mean }</td>
        </tr>
    }
}
