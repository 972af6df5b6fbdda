//! The head of the table: columns that sort it when they are pressed.

use super::rows::{Column, View};
use page_kit::context::use_page;
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

#[derive(PartialEq, Properties)]
pub struct HeadProps {
    pub view: View,
    pub on_view: Callback<View>,
    /// Whether there is a column for a loaded strategy.
    pub has_loaded: bool,
}

/// The head.
#[component]
pub fn Head(props: &HeadProps) -> Html {
    let words = &use_page().texts.labs.regret.page.table;
    let columns = COLUMNS.iter().zip(words.header);
    let columns = columns.filter(|((_, name), _)| *name != "loaded" || props.has_loaded);
    html! { <thead><tr>{ for columns.map(|(&(column, name), label)| head(props, column, name, label, words.sort)) }</tr></thead> }
}

fn head(
    props: &HeadProps,
    column: Option<Column>,
    name: &'static str,
    label: &'static str,
    title: fn(&str) -> String,
) -> Html {
    let Some(column) = column else {
        return html! { <th scope="col">{ label }</th> };
    };
    let is_sorted = props.view.sorted_by == Some(column);
    let (sort, arrow) = match (is_sorted, props.view.is_descending) {
        (false, _) => ("none", ""),
        (true, false) => ("ascending", " ↑"),
        (true, true) => ("descending", " ↓"),
    };
    let next = props.view.sort(column);
    let onclick = props.on_view.reform(move |_: MouseEvent| next.clone());
    html! {
        <th scope="col" aria-sort={sort}>
            <button class="sort" data-sort={name} {onclick} title={title(label)}>{ label }<span aria-hidden="true">{ arrow }</span></button>
        </th>
    }
}
