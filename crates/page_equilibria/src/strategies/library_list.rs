//! Library of strategies as a list to choose from: groups, and what each strategy does.

use page_model::strategies::choosing::{Choice, Group};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LibraryListProps {
    pub groups: Vec<Group>,
    /// The text of the one that is pressed, as links have it.
    pub on_choose: Callback<String>,
    pub is_disabled: bool,
}

/// A button for each.
#[component]
pub fn LibraryList(props: &LibraryListProps) -> Html {
    let button = |choice: &Choice| {
        let text = choice.text.clone();
        let onclick = props.on_choose.reform(move |_: MouseEvent| text.clone());
        html! {
            <li key={choice.text.clone()}>
                <button {onclick} aria-disabled={props.is_disabled.to_string()} data-strategy={choice.text.clone()}>{ &choice.name }</button>
                <span class="quiet small">{ choice.sentence }</span>
            </li>
        }
    };
    let group = |group: &Group| {
        html! { <><h3>{ group.name }</h3><ul>{ for group.strategies.iter().map(button) }</ul></> }
    };
    html! { <div class="library-list">{ for props.groups.iter().map(group) }</div> }
}
