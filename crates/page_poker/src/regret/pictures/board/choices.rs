//! Players × choices: the board of a game without cards.

use super::bar::Bar;
use super::cell::Cell;
use super::keys::walk;
use crate::regret::pictures::looking::Looking;
use crate::regret::pictures::shown::Shown;
use engines::regret::InformationSet;
use experiments::regret::naming;
use page_kit::components::player_mark::player_mark;
use texts::Texts;
use yew::prelude::*;

/// The board.
pub fn choices(shown: &Shown, looking: &Looking, texts: &'static Texts) -> Html {
    let label = texts.labs.regret.pictures.board.label;
    let tree = &shown.learned.tree;
    let sets = tree.information_sets();
    let names = sets.first().map_or(&[][..], |set| &set.actions);
    let head = |name: &String| html! { <th scope="col"><strong class="column-deed">{ name }</strong></th> };
    html! {
        <table class="board-table" aria-label={label} data-own-keys="true" onkeydown={Callback::from(walk)} data-columns={names.len().to_string()}>
            <thead><tr><td></td>{ for names.iter().map(head) }</tr></thead>
            <tbody>{ for sets.iter().enumerate().map(|(row, set)| player(shown, looking, row, set, texts)) }</tbody>
        </table>
    }
}

fn player(
    shown: &Shown,
    looking: &Looking,
    row: usize,
    set: &InformationSet,
    texts: &'static Texts,
) -> Html {
    let lab = looking.lab();
    let locks = lab.lock.of_game(&shown.learned.tree);
    let name = naming::set_name(&shown.learned.tree, row, texts);
    let cell = |action: usize| {
        let (bar, text, label) = told(shown, row, action, &name, texts);
        let is_selected = lab.set == set.key;
        // The tab key comes to one cell of each player.
        html! {
            <td>
                <Cell player={set.player} name={set.key.clone()} {bar} {text} {label} {is_selected}
                    is_fixed={locks.is_locked(row)} is_entry={action == 0} on_select={looking.set()} />
            </td>
        }
    };
    html! {
        <tr key={set.key.clone()}>
            <th scope="row">{ player_mark(set.player) }{ " " }{ &name }</th>
            { for (0..set.actions.len()).map(cell) }
        </tr>
    }
}

/// A choice as a bar, as text, and read aloud.
fn told(
    shown: &Shown,
    row: usize,
    action: usize,
    name: &str,
    texts: &Texts,
) -> (Bar, String, String) {
    let words = &texts.labs.regret.pictures;
    let tree = &shown.learned.tree;
    let Some((average, current)) = shown.row(row) else {
        return (Bar::default(), String::new(), name.to_owned());
    };
    let known = shown.equilibria.as_ref();
    let frame = known.map(|known| known.range(tree, row, action));
    let bar = Bar {
        frame,
        ..Bar::of(average, current, &[action])
    };
    let percent = words.percent;
    let choice = &tree.information_sets()[row].actions[action];
    let mut parts = vec![
        (words.board.share)(choice, &percent(average[action])),
        (words.board.now)(&percent(current[action])),
    ];
    let ends = frame.map(|(low, high)| (words.board.in_equilibrium)(&percent(low), &percent(high)));
    parts.extend(ends);
    let label = (words.board.cell)(name, &parts.join(", "));
    (bar, percent(average[action]), label)
}
