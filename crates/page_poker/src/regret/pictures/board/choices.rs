//! Information sets × actions: the board of a game without cards of poker, and ways to its other histories.

use super::cell::Cell;
use super::keys::walk;
use crate::regret::pictures::looking::Looking;
use page_kit::components::focus::FocusFallback;
use page_kit::components::player_mark::player_mark;
use page_model::regret::cells::{Cells, Choice};
use page_model::regret::choices::{Choices, Row, Way};
use page_model::regret::shown::Shown;
use texts::{StrategyBoardTexts, Texts};
use yew::prelude::*;

/// More actions stand closer together, and the board scrolls.
const MAX_AIRY: usize = 5;

/// The board.
pub fn choices(shown: &Shown, board: &Choices, looking: &Looking, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.pictures.board;
    let cells = Cells::new(looking.lab(), shown, texts);
    let head = |name: &String| html! { <th scope="col"><strong class="column-deed">{ name }</strong></th> };
    let count = board.columns.len();
    let is_narrow = count > MAX_AIRY;
    let rows = board.rows.iter();
    html! {
        <>
            { past(board, looking, words) }
            <div class="scroll whole">
                <table class={classes!("board-table", is_narrow.then_some("narrow"))} aria-label={words.label} data-own-keys="true"
                    onkeydown={Callback::from(walk)} data-columns={count.to_string()} ~style={format!("--columns:{count}")}>
                    <thead><tr><td></td>{ for board.columns.iter().map(head) }</tr></thead>
                    <tbody>{ for rows.map(|row| information_set(shown, &cells, looking, row)) }</tbody>
                </table>
            </div>
            { ways("board-next", words.then, &board.next, looking) }
        </>
    }
}

/// What has led here, each step a way back, and the prize that is up.
fn past(board: &Choices, looking: &Looking, words: &StrategyBoardTexts) -> Html {
    html! {
        <>
            { ways("board-past", words.so_far, &board.past, looking) }
            if let Some(up) = &board.up { <p class="small" id="prize-up">{ up }</p> }
            { ways("board-instead", words.instead, &board.instead, looking) }
        </>
    }
}

fn ways(id: &'static str, label: &'static str, ways: &[Way], looking: &Looking) -> Html {
    let Some(first) = ways.first() else {
        return Html::default();
    };
    // Other ways are others as a whole, so that the focus does not stay on what means something else.
    let all = format!("{} {}", ways.len(), first.key);
    let go = looking.choose(|lab, key: String| lab.set = key);
    let way = |way: &Way| {
        let key = way.key.clone();
        let onclick = go.reform(move |_: MouseEvent| key.clone());
        html! { <button class="small" data-set={way.key.clone()} {onclick}>{ &way.name }</button> }
    };
    html! {
        <FocusFallback key={all} fallback="#view-strategies">
            <div class="actions ways" role="group" aria-labelledby={format!("{id}-label")} {id}>
                <span class="quiet small" id={format!("{id}-label")}>{ label }</span>
                { for ways.iter().map(way) }
            </div>
        </FocusFallback>
    }
}

fn information_set(shown: &Shown, cells: &Cells, looking: &Looking, row: &Row) -> Html {
    let lab = looking.lab();
    let set = &shown.learned.tree.information_sets()[row.row];
    let cell = |action: &Option<usize>| {
        let Some(action) = *action else {
            return html! { <td></td> };
        };
        let Choice { bar, text, label } = cells.choice(row.row, action, &row.name);
        // The tab key comes to one cell of each row.
        html! {
            <td>
                <Cell player={set.player} name={set.key.clone()} {bar} {text} {label} is_selected={lab.set == set.key}
                    is_fixed={cells.is_fixed(row.row)} is_entry={action == 0} on_select={looking.set()} />
            </td>
        }
    };
    html! {
        <tr key={set.key.clone()}>
            <th scope="row" aria-label={row.name.clone()}>{ player_mark(set.player) }{ " " }{ &row.head }</th>
            { for row.actions.iter().map(cell) }
        </tr>
    }
}
