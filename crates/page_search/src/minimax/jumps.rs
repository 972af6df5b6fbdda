//! To the next leaf, cut, or value at the root: by button and by key.

use experiments::minimax::Side;
use page_kit::components::keys::use_page_keys;
use page_kit::context::use_page;
use page_model::minimax::jumps::{Jump, first_difference, target};
use page_model::minimax::view::View;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct JumpsProps {
    pub view: View,
    pub in_focus: Side,
    pub on_move: Callback<u64>,
}

/// To the next leaf, cut, or value at the root.
#[component]
pub fn Jumps(props: &JumpsProps) -> Html {
    let words = &use_page().texts.labs.minimax.page;
    let jump = {
        let (view, in_focus, on_move) = (props.view.clone(), props.in_focus, props.on_move.clone());
        Callback::from(move |jump: Jump| {
            if let Some(step) = target(&view, in_focus, jump) {
                on_move.emit(step.into());
            }
        })
    };
    let place = use_node_ref();
    use_page_keys(&place, true, Jump::of_key, jump.clone());
    let side = props.view.side(props.in_focus);
    let cuts = side.is_some_and(|side| side.subject.cuts);
    let button = |id: &'static str, label: &'static str, to: Jump| {
        let onclick = jump.reform(move |_: MouseEvent| to);
        html! { <button {id} {onclick}>{ label }</button> }
    };
    html! {
        <div class="actions jumps" ref={place}>
            { button("next-leaf", words.next_leaf, Jump::Leaf) }
            if cuts { { button("next-cut", words.next_cut, Jump::Cut) } }
            { button("next-at-root", words.next_at_root, Jump::Root) }
            if first_difference(&props.view).is_some() {
                { button("first-difference", words.first_difference, Jump::Difference) }
            }
        </div>
    }
}
