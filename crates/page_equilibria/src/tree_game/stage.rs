//! The stage: the picture, pressed, dragged and driven by keys.

use super::picture::Picture;
use games::tree_game::NodeId;
use games::tree_game::edit::Edit;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::drag::{Drag, Dropped};
use page_model::tree_game::keys::{edit_of, history_key, moved};
use page_model::tree_game::marks::Marks;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent, SvgElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StageProps {
    pub of: Analysis,
    pub marks: Rc<Marks>,
    pub selected: Option<NodeId>,
    pub scale: Option<f32>,
    pub on_select: Callback<NodeId>,
    pub on_edit: Callback<Edit>,
    /// Takes the last edit back, or does it again.
    pub step_back: Callback<bool>,
}

/// The picture with what a pointer and keys do to it.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let drag = use_state(|| None::<Drag>);
    let onpointerdown = {
        let drag = drag.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(node) = node_at(event.target().and_then(|target| target.dyn_into().ok())) {
                let from = (event.client_x(), event.client_y());
                drag.set(Some(Drag::new(node, from)));
            }
        })
    };
    let onpointermove = {
        let drag = drag.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(now) = (*drag).clone() else { return };
            let next = now.moved((event.client_x(), event.client_y()), under(&event));
            if next != now {
                drag.set(Some(next));
            }
        })
    };
    let onpointerup = {
        let (drag, on_edit, on_select) =
            (drag.clone(), props.on_edit.clone(), props.on_select.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(now) = (*drag).clone() else { return };
            drag.set(None);
            match now.dropped(under(&event)) {
                Dropped::Pressed(node) => on_select.emit(node),
                Dropped::Joined(edit) => on_edit.emit(edit),
                Dropped::Nothing => {}
            }
        })
    };
    let onpointercancel = {
        let drag = drag.setter();
        Callback::from(move |_: PointerEvent| drag.set(None))
    };
    let onkeydown = by_keys(props);
    let mut marks = props.marks.clone();
    if let Some(drag) = drag.as_ref().filter(|drag| drag.is_moved()) {
        Rc::make_mut(&mut marks).ringed.extend(drag.ends());
    }
    let class = classes!(
        "scroll",
        "whole",
        "tree-scroll",
        drag.as_ref()
            .is_some_and(Drag::is_moved)
            .then_some("dragging")
    );
    html! {
        <div {class} data-own-keys="true" {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onkeydown}>
            <Picture of={props.of.clone()} {marks} selected={props.selected} scale={props.scale} is_editable=true />
        </div>
    }
}

/// The node that an element is a part of.
fn node_at(element: Option<Element>) -> Option<NodeId> {
    let node = element?.closest("[data-node]").ok()??;
    node.get_attribute("data-node")?.parse().ok()
}

/// The node under a pointer, whatever has caught it.
fn under(event: &PointerEvent) -> Option<NodeId> {
    let document = web_sys::window()?.document()?;
    node_at(document.element_from_point(event.client_x() as f32, event.client_y() as f32))
}

fn by_keys(props: &StageProps) -> Callback<KeyboardEvent> {
    let (game, on_select, on_edit) = (
        props.of.game.clone(),
        props.on_select.clone(),
        props.on_edit.clone(),
    );
    let (selected, step_back) = (props.selected, props.step_back.clone());
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            if let Some(is_back) = history_key(&event.key(), event.shift_key()) {
                event.prevent_default();
                // The page would take back a step of its own.
                event.stop_propagation();
                step_back.emit(is_back);
            }
            return;
        }
        let now = selected.unwrap_or_default();
        let key = event.key();
        if let Some(node) = moved(&game, now, &key) {
            event.prevent_default();
            on_select.emit(node);
            focus(node);
            return;
        }
        if key == "Enter" || key == " " {
            event.prevent_default();
            on_select.emit(now);
        } else if let Some(edit) = edit_of(now, &key) {
            event.prevent_default();
            on_edit.emit(edit);
        }
    })
}

/// Elements of a picture take the focus as others do, though they are of another class.
fn focus(node: NodeId) {
    let document = web_sys::window().and_then(|window| window.document());
    let element = document
        .and_then(|document| document.get_element_by_id(&format!("tree-node-{node}")))
        .and_then(|element| element.dyn_into::<SvgElement>().ok());
    if let Some(element) = element {
        let _has_focus = element.focus();
    }
}
