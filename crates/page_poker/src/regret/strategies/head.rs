//! The head of the table: columns that sort it when they are pressed.

use super::rows::{Column, View};
use texts::InformationSetTexts;
use yew::prelude::*;

/// The columns in order; `None` for the two that have nothing to sort by. The names in tests and style sheets are with
/// them.
const COLUMNS: [(Option<Column>, &str); 10] = [
    (Some(Column::Key), "key"),
    (Some(Column::Player), "player"),
    (None, "action"),
    (Some(Column::Average), "average"),
    (Some(Column::Current), "current"),
    (None, "loaded"),
    (Some(Column::Regret), "regret"),
    (Some(Column::Cost), "cost"),
    (Some(Column::Reach), "reach"),
    (Some(Column::GivenAway), "given-away"),
];

/// The head; `has_loaded` says whether there is a column for a loaded strategy.
pub fn head(
    view: &View,
    on_view: &Callback<View>,
    has_loaded: bool,
    words: &InformationSetTexts,
) -> Html {
    let columns = COLUMNS.iter().zip(words.header);
    let columns = columns.filter(|((_, name), _)| *name != "loaded" || has_loaded);
    let column = |(&column, label): (&(Option<Column>, &'static str), &'static str)| {
        column_head(view, on_view, column, label, words.sort)
    };
    html! { <thead><tr>{ for columns.map(column) }</tr></thead> }
}

fn column_head(
    view: &View,
    on_view: &Callback<View>,
    (column, name): (Option<Column>, &'static str),
    label: &'static str,
    title: fn(&str) -> String,
) -> Html {
    let Some(column) = column else {
        return html! { <th scope="col">{ label }</th> };
    };
    let is_sorted = view.sorted_by == Some(column);
    let (sort, arrow) = match (is_sorted, view.is_descending) {
        (false, _) => ("none", ""),
        (true, false) => ("ascending", " ↑"),
        (true, true) => ("descending", " ↓"),
    };
    let next = view.sort(column);
    let onclick = on_view.reform(move |_: MouseEvent| next.clone());
    html! {
        <th scope="col" aria-sort={sort}>
            <button class="sort" data-sort={name} {onclick} title={title(label)}>{ label }<span aria-hidden="true">{ arrow }</span></button>
        </th>
    }
}
