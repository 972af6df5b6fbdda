//! The value of the leaf that is selected in a typed tree: typed, stepped with the arrow keys, or pulled in the picture.

use super::go::{Go, entry_of_edit};
use experiments::minimax::MinimaxExperiment;
use experiments::parameters::number;
use games::typed_tree::NodeId;
use page_kit::context::use_page;
use page_model::kit::tree::pulling::Pull;
use page_model::minimax::leaves::{MAX_VALUE, with_leaf};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LeafFieldProps {
    pub lab: MinimaxExperiment,
    pub go: Go,
    /// The leaf, by its number in the typed tree.
    pub leaf: NodeId,
    pub node: NodeRef,
}

/// The field. What is typed is drawn at once; what cannot stand there is said, and stays until the field is left.
#[component]
pub fn LeafField(props: &LeafFieldProps) -> Html {
    let words = &use_page().texts.labs.minimax.page;
    let is_typing = use_mut_ref(|| false);
    // What is being typed, and whether it can stand there.
    let typed = use_state_eq(|| None::<(String, bool)>);
    let Some(value) = value_of(&props.lab, props.leaf) else {
        return Html::default();
    };
    let give = {
        let (lab, go, leaf) = (props.lab.clone(), props.go.clone(), props.leaf);
        let is_typing = is_typing.clone();
        move |value: Option<f64>| {
            let next = value.and_then(|value| with_leaf(&lab, leaf, value));
            if let Some(next) = next.clone().filter(|next| *next != lab) {
                let is_first = !is_typing.replace(true);
                go.emit((next, entry_of_edit(is_first)));
            }
            next.is_some()
        }
    };
    let oninput = {
        let (give, typed) = (give.clone(), typed.setter());
        Callback::from(move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let Some(text) = input.map(|input| input.value()) else {
                return;
            };
            let is_taken = give(number(text.trim()));
            typed.set(Some((text, is_taken)));
        })
    };
    let onkeydown = {
        let typed = typed.setter();
        Callback::from(move |event: KeyboardEvent| {
            let step = match event.key().as_str() {
                "ArrowUp" => 1.0,
                "ArrowDown" => -1.0,
                _ => return,
            };
            event.prevent_default();
            give(Some(value + step));
            typed.set(None);
        })
    };
    let onblur = {
        let typed = typed.setter();
        Callback::from(move |_: FocusEvent| {
            is_typing.replace(false);
            typed.set(None);
        })
    };
    let shown = typed
        .as_ref()
        .map_or_else(|| value.to_string(), |(text, _)| text.clone());
    // A sign alone is the beginning of a number.
    let is_refused = typed
        .as_ref()
        .is_some_and(|(text, is_taken)| !is_taken && !["", "-", "+"].contains(&text.trim()));
    let allowed = match props.lab.tree().has_letters() {
        true => words.leaf_refused_letter.to_owned(),
        false => (words.leaf_refused)(MAX_VALUE as u64),
    };
    html! {
        <label class="leaf-field small">
            { words.leaf_value }
            <input id="leaf-value" type="text" inputmode="decimal" class="number" ref={props.node.clone()} autocomplete="off"
                value={shown} aria-invalid={is_refused.to_string()} {oninput} {onkeydown} {onblur} />
            if is_refused { <span class="field-error" role="alert">{ allowed }</span> }
        </label>
    }
}

/// The value of a leaf of the typed tree.
fn value_of(lab: &MinimaxExperiment, leaf: NodeId) -> Option<f64> {
    let tree = lab.tree();
    tree.nodes().get(leaf as usize).map(|node| node.value)
}

/// Takes pulls at leaves: the first is a step that can be undone, those that follow belong to it.
#[hook]
pub fn use_pulls(
    lab: &MinimaxExperiment,
    go: &Go,
    leaf_at: Callback<u32, Option<NodeId>>,
) -> Callback<Pull> {
    // The leaf that is pulled, and what it was worth before.
    let pulled = use_mut_ref(|| None::<(NodeId, f64)>);
    let (lab, go) = (lab.clone(), go.clone());
    Callback::from(move |pull: Pull| {
        if pull.is_first {
            let leaf = leaf_at.emit(pull.node);
            let before = leaf.and_then(|leaf| Some((leaf, value_of(&lab, leaf)?)));
            pulled.replace(before);
        }
        let Some((leaf, before)) = *pulled.borrow() else {
            return;
        };
        if let Some(next) = with_leaf(&lab, leaf, before + f64::from(pull.steps)) {
            go.emit((next, entry_of_edit(pull.is_first)));
        }
    })
}
