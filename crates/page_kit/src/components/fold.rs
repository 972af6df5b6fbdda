//! Folds. What is folded away is not made before it is opened: a table of thousands of rows that nobody looks at costs
//! nothing.

use web_sys::Element;
use yew::prelude::*;

/// A `details` element: it is given the node and the callback, and its content is there while it is open.
pub struct Fold {
    pub node: NodeRef,
    pub on_toggle: Callback<Event>,
    pub is_open: bool,
}

/// One that is closed to begin with.
#[hook]
pub fn use_fold() -> Fold {
    let node = use_node_ref();
    let is_open = use_state_eq(|| false);
    let on_toggle = {
        let (node, is_open) = (node.clone(), is_open.setter());
        Callback::from(move |_: Event| {
            if let Some(details) = node.cast::<Element>() {
                is_open.set(details.has_attribute("open"));
            }
        })
    };
    Fold {
        node,
        on_toggle,
        is_open: *is_open,
    }
}

#[derive(PartialEq, Properties)]
pub struct FoldedProps {
    pub id: &'static str,
    pub summary: Html,
    /// A component of its own: it is not drawn before this is opened.
    pub children: Html,
}

/// What tells too much unless it `is_told`: then it is folded away, for those who ask for it.
pub fn folded_unless(is_told: bool, id: &'static str, summary: &'static str, body: Html) -> Html {
    if is_told {
        return body;
    }
    html! { <Folded {id} summary={html! { summary }}>{ body }</Folded> }
}

/// A summary, and what is folded away below it.
#[component]
pub fn Folded(props: &FoldedProps) -> Html {
    let fold = use_fold();
    html! {
        <details id={props.id} ref={fold.node} ontoggle={fold.on_toggle}>
            <summary>{ props.summary.clone() }</summary>
            if fold.is_open { { props.children.clone() } }
        </details>
    }
}
