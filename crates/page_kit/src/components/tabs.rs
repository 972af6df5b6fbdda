//! Tabs: buttons of which one is pressed, for views of the same thing. Buttons rather than the role of tabs, since what
//! they choose is often a setting too.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TabsProps<T: Copy + PartialEq + 'static> {
    /// What is chosen.
    pub label: AttrValue,
    /// Whether that stands beside them; else it is for the player who cannot see them.
    #[prop_or_default]
    pub is_labelled: bool,
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// What there is, by name.
    pub tabs: Vec<(T, AttrValue)>,
    pub chosen: Option<T>,
    pub on_choose: Callback<T>,
}

/// The buttons.
#[component]
pub fn Tabs<T: Copy + PartialEq + 'static>(props: &TabsProps<T>) -> Html {
    let tab = |&(this, ref name): &(T, AttrValue)| {
        let onclick = props.on_choose.reform(move |_: MouseEvent| this);
        let is_chosen = props.chosen == Some(this);
        html! { <button {onclick} aria-pressed={is_chosen.to_string()}>{ name }</button> }
    };
    html! {
        <div class="tabs" id={props.id.clone()} role="group" aria-label={&props.label}>
            if props.is_labelled { <span class="quiet">{ &props.label }</span> }
            { for props.tabs.iter().map(tab) }
        </div>
    }
}

/// Tabs with their names.
pub fn tabs<T, N: Into<AttrValue>>(tabs: impl IntoIterator<Item = (T, N)>) -> Vec<(T, AttrValue)> {
    let named = |(tab, name): (T, N)| (tab, name.into());
    tabs.into_iter().map(named).collect()
}

/// Chooses by setting a state.
#[hook]
pub fn use_choose<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let state = state.setter();
    use_callback((), move |chosen, ()| state.set(chosen))
}
