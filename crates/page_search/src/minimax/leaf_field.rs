//! The value of the leaf that is selected in a typed tree: typed, stepped with the arrow keys, or pulled in the picture.

use super::go::{Go, entry_of_edit};
use experiments::minimax::MinimaxExperiment;
use games::typed_tree::NodeId;
use page_kit::context::use_page;
use page_model::kit::tree::pulling::Pull;
use page_model::minimax::leaves::with_leaf;
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

/// The field.
#[component]
pub fn LeafField(props: &LeafFieldProps) -> Html {
    let words = &use_page().texts.labs.minimax.page;
    let is_typing = use_mut_ref(|| false);
    let Some(value) = value_of(&props.lab, props.leaf) else {
        return Html::default();
    };
    let oninput = {
        let (lab, go, leaf) = (props.lab.clone(), props.go.clone(), props.leaf);
        let is_typing = is_typing.clone();
        Callback::from(move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let typed = input.map(|input| input.value_as_number());
            let next = typed.and_then(|value| with_leaf(&lab, leaf, value));
            if let Some(next) = next.filter(|next| *next != lab) {
                let is_first = !is_typing.replace(true);
                go.emit((next, entry_of_edit(is_first)));
            }
        })
    };
    let onblur = Callback::from(move |_: FocusEvent| {
        is_typing.replace(false);
    });
    html! {
        <label class="leaf-field small">
            { words.leaf_value }
            <input id="leaf-value" type="number" step="any" class="number" ref={props.node.clone()}
                value={value.to_string()} {oninput} {onblur} />
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
