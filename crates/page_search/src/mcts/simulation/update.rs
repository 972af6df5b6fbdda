//! Backpropagation: what the result changes, from the new node up to the root.

use crate::mcts::numbered_stone::NumberedStone;
use crate::mcts::{about, numbers};
use experiments::mcts::{Inside, MctsLab};
use games::Player;
use texts::Texts;
use yew::prelude::*;

/// The view: a row a node.
pub fn update(lab: &MctsLab, inside: &Inside, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.stage;
    let path = inside.path(None);
    let choices = inside.trace.choices.iter();
    let columns: Vec<u8> = choices.map(|choice| choice.column).collect();
    let rows = path.iter().enumerate().rev();
    let [node, visits, mean] = words.update_header;
    html! {
        <table class="update" id="update">
            <thead><tr><th scope="col">{ node }</th><th scope="col">{ visits }</th><th scope="col">{ mean }</th></tr></thead>
            <tbody>{ for rows.map(|(depth, &node)| row(lab, inside, node, &columns[..depth], texts)) }</tbody>
        </table>
    }
}

fn row(lab: &MctsLab, inside: &Inside, node: u32, moves: &[u8], texts: &Texts) -> Html {
    let words = &texts.labs.mcts.stage;
    let after = inside.known(node, None).arithmetic;
    let before = inside.known(node, Some(3)).arithmetic;
    let mover = moves
        .len()
        .checked_sub(1)
        .map(|depth| Player::at_ply(lab.plies() + depth));
    let name = mover.map_or_else(
        || words.root.to_owned(),
        |_| (words.place)(&about::listed(moves)),
    );
    let counted = |visits: u32| (texts.number)(visits.into());
    let sum = |mover: Player| {
        let gain = numbers::result(inside.trace.results[mover.index()]);
        let mean = after.total / f64::from(after.visits.max(1));
        format!(
            "({} + {gain}) / {} = {mean:.3}",
            numbers::sum(before.total),
            counted(after.visits)
        )
    };
    html! {
        <tr key={moves.len()} data-about={about::node(moves)}>
            <th scope="row">
                if let Some(player) = mover {
                    <NumberedStone player={player} />
                }
                { name }
            </th>
            <td class="number" data-about={about::visits(moves)}>{ format!("{} + 1", counted(before.visits)) }</td>
            <td class="number" data-about={about::mean(moves)}>{ mover.map(sum).unwrap_or_default() }</td>
        </tr>
    }
}
