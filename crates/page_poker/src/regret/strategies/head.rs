//! The head of the table: columns that sort it when they are pressed.

use page_model::regret::strategies::rows::{Column, View, columns};
use texts::InformationSetTexts;
use yew::prelude::*;

/// The head; `has_loaded` says whether there is a column for a loaded strategy.
pub fn head(
    view: &View,
    on_view: &Callback<View>,
    has_loaded: bool,
    words: &InformationSetTexts,
) -> Html {
    let column = |(column, name, label): (Option<Column>, &'static str, &'static str)| {
        column_head(view, on_view, (column, name), label, words.sort)
    };
    html! { <thead><tr>{ for columns(has_loaded, words).map(column) }</tr></thead> }
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
    let (sort, arrow) = view.sorted(column);
    let next = view.sort(column);
    let onclick = on_view.reform(move |_: MouseEvent| next.clone());
    html! {
        <th scope="col" aria-sort={sort}>
            <button class="sort" data-sort={name} {onclick} title={title(label)}>{ label }<span aria-hidden="true">{ arrow }</span></button>
        </th>
    }
}
