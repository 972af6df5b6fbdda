//! The tree as text, under the stage: it is drawn anew while somebody types. A fault is told with its place, at the field;
//! the last tree that was one stays.

use super::go::{Go, entry_of_edit};
use experiments::minimax::MinimaxExperiment;
use page_kit::context::use_page;
use page_model::minimax::typed_tree::{Fault, read};
use std::cell::RefCell;
use std::rc::Rc;
use texts::Texts;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TreeTextProps {
    pub lab: MinimaxExperiment,
    pub go: Go,
}

/// The text.
#[component]
pub fn TreeText(props: &TreeTextProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let area = use_node_ref();
    let fault = use_state_eq(|| None::<Fault>);
    use_text_of_address(&props.lab.tree, &area, fault.setter());
    // Whether somebody is typing: what he types is one step back, however many trees it makes.
    let is_typing = use_mut_ref(|| false);
    let oninput = on_input(props, &area, fault.setter(), is_typing.clone(), texts);
    let onblur = Callback::from(move |_: FocusEvent| {
        is_typing.replace(false);
    });
    html! {
        <div class="tree-text">
            <textarea id="tree-text" ref={area} rows="2" spellcheck="false" autocomplete="off" aria-label={words.editor}
                aria-invalid={fault.is_some().to_string()} aria-describedby={fault.is_some().then_some("tree-fault")}
                {oninput} {onblur} />
            if let Some(fault) = &*fault {
                <div class="field-error" id="tree-fault" role="alert">
                    <p>{ &fault.sentence }</p>
                    if let Some((before, at, after)) = &fault.around {
                        <p class="code">{ before }<mark>{ at }</mark>{ after }</p>
                    }
                </div>
            }
            <p class="quiet small">{ words.editor_hint }{ " " }{ words.editor_help }</p>
        </div>
    }
}

/// Another tree in the address is another text here, unless it is what is being typed.
#[hook]
fn use_text_of_address(tree: &str, area: &NodeRef, fault: UseStateSetter<Option<Fault>>) {
    let area = area.clone();
    use_effect_with(tree.to_owned(), move |tree| {
        if let Some(area) = area.cast::<HtmlTextAreaElement>()
            && area.value().trim() != tree
        {
            area.set_value(tree);
            fault.set(None);
        }
    });
}

/// What is typed is drawn, if it is a tree.
fn on_input(
    props: &TreeTextProps,
    area: &NodeRef,
    fault: UseStateSetter<Option<Fault>>,
    is_typing: Rc<RefCell<bool>>,
    texts: &'static Texts,
) -> Callback<InputEvent> {
    let (area, lab, go) = (area.clone(), props.lab.clone(), props.go.clone());
    Callback::from(move |_: InputEvent| {
        let Some(area) = area.cast::<HtmlTextAreaElement>() else {
            return;
        };
        match read(&lab, area.value().trim(), texts) {
            Err(found) => fault.set(found),
            Ok(next) => {
                fault.set(None);
                if next.tree != lab.tree {
                    let is_first = !is_typing.replace(true);
                    go.emit((next, entry_of_edit(is_first)));
                }
            }
        }
    })
}
