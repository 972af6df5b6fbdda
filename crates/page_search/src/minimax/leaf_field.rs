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
    let value = value_of(&props.lab, props.leaf);
    let typing = use_typing(props, value.unwrap_or_default());
    let Some(value) = value else {
        return Html::default();
    };
    let (shown, is_refused) = match &*typing.typed {
        // A sign alone is the beginning of a number.
        Some((text, is_taken)) => (
            text.clone(),
            !is_taken && !["", "-", "+"].contains(&text.trim()),
        ),
        None => (value.to_string(), false),
    };
    let allowed = match props.lab.tree().has_letters() {
        true => words.leaf_refused_letter.to_owned(),
        false => (words.leaf_refused)(MAX_VALUE as u64),
    };
    html! {
        <label class="leaf-field small">
            { words.leaf_value }
            <input id="leaf-value" type="text" inputmode="decimal" class="number" ref={props.node.clone()} autocomplete="off" value={shown}
                aria-invalid={is_refused.to_string()} oninput={typing.oninput} onkeydown={typing.onkeydown} onblur={typing.onblur} />
            if is_refused { <span class="field-error" role="alert">{ allowed }</span> }
        </label>
    }
}

/// What happens in the field.
struct Typing {
    /// What is being typed, and whether it can stand there.
    typed: UseStateHandle<Option<(String, bool)>>,
    oninput: Callback<InputEvent>,
    onkeydown: Callback<KeyboardEvent>,
    onblur: Callback<FocusEvent>,
}

/// Of a leaf that has this value now: the first change is a step that can be undone, those that follow belong to it.
#[hook]
fn use_typing(props: &LeafFieldProps, value: f64) -> Typing {
    let is_typing = use_mut_ref(|| false);
    let typed = use_state_eq(|| None::<(String, bool)>);
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
            if let Some(text) = input.map(|input| input.value()) {
                let is_taken = give(number(text.trim()));
                typed.set(Some((text, is_taken)));
            }
        })
    };
    let stepped = typed.setter();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowUp" => 1.0,
            "ArrowDown" => -1.0,
            _ => return,
        };
        event.prevent_default();
        give(Some(value + step));
        stepped.set(None);
    });
    let left = typed.setter();
    let onblur = Callback::from(move |_: FocusEvent| {
        is_typing.replace(false);
        left.set(None);
    });
    Typing {
        typed,
        oninput,
        onkeydown,
        onblur,
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
