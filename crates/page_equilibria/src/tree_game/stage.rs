//! The stage: the picture, pressed, dragged and driven by keys.

use super::found::FoundProps;
use super::marked::Marks;
use super::picture::Picture;
use games::tree_game::edit::Edit;
use games::tree_game::sizes::MAX_PLAYERS;
use games::tree_game::{NodeId, TreeGame};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent, SvgElement};
use yew::prelude::*;

/// How far a pointer moves before it drags.
const SLACK: f64 = 6.0;

/// A drag under way: the node, where it began, and the node that it is over.
#[derive(Clone, Debug, PartialEq)]
struct Drag {
    node: NodeId,
    from: (i32, i32),
    over: Option<NodeId>,
    is_moved: bool,
}

#[derive(PartialEq, Properties)]
pub struct StageProps {
    pub of: FoundProps,
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
                drag.set(Some(Drag {
                    node,
                    from,
                    over: None,
                    is_moved: false,
                }));
            }
        })
    };
    let onpointermove = {
        let drag = drag.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(now) = (*drag).clone() else { return };
            let (x, y) = (event.client_x() - now.from.0, event.client_y() - now.from.1);
            let is_moved = now.is_moved || f64::from(x).hypot(f64::from(y)) > SLACK;
            let over = under(&event).filter(|&node| node != now.node && is_moved);
            if is_moved != now.is_moved || over != now.over {
                drag.set(Some(Drag {
                    over,
                    is_moved,
                    ..now
                }));
            }
        })
    };
    let onpointerup = {
        let (drag, on_edit, on_select) =
            (drag.clone(), props.on_edit.clone(), props.on_select.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(now) = (*drag).clone() else { return };
            drag.set(None);
            match under(&event).filter(|_| now.is_moved) {
                Some(over) if over != now.node => on_edit.emit(Edit::Join(now.node, over)),
                _ if !now.is_moved => on_select.emit(now.node),
                _ => {}
            }
        })
    };
    let onpointercancel = {
        let drag = drag.setter();
        Callback::from(move |_: PointerEvent| drag.set(None))
    };
    let onkeydown = by_keys(props);
    let mut marks = props.marks.clone();
    if let Some(drag) = drag.as_ref().filter(|drag| drag.is_moved) {
        let ringed = Rc::make_mut(&mut marks);
        ringed.ringed.insert(drag.node);
        ringed.ringed.extend(drag.over);
    }
    let class = classes!(
        "scroll",
        "whole",
        "tree-scroll",
        drag.as_ref()
            .is_some_and(|drag| drag.is_moved)
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
            if let Some(is_back) = history_key(&event) {
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

/// Whether keys take back, or do again.
fn history_key(event: &KeyboardEvent) -> Option<bool> {
    match (event.key().as_str(), event.shift_key()) {
        ("z", false) => Some(true),
        ("y", false) | ("z" | "Z", true) => Some(false),
        _ => None,
    }
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

/// Where an arrow leads.
fn moved(game: &TreeGame, node: NodeId, key: &str) -> Option<NodeId> {
    let of = &game.nodes()[node];
    let beside = |step: isize| {
        let (parent, action) = of.parent?;
        let place = usize::try_from(action as isize + step).ok()?;
        game.nodes()[parent].children.get(place).copied()
    };
    match key {
        "ArrowUp" => of.parent.map(|(parent, _)| parent),
        "ArrowDown" => of.children.first().copied(),
        "ArrowLeft" => beside(-1),
        "ArrowRight" => beside(1),
        "Home" => Some(0),
        _ => None,
    }
}

/// What a letter does.
fn edit_of(node: NodeId, key: &str) -> Option<Edit> {
    match key {
        "e" | "E" => Some(Edit::End(node)),
        "c" | "C" => Some(Edit::Chance(node)),
        "+" => Some(Edit::AddAction(node)),
        _ => {
            let player: usize = key.parse().ok()?;
            // Of a player that there is not, it is said.
            let is_player = (1..=MAX_PLAYERS).contains(&player);
            is_player.then(|| Edit::Decision(node, player - 1))
        }
    }
}
