//! Pointers and the wheel over the picture: dragging moves it, pinching and the wheel change its scale, a tap
//! selects, a double tap folds, a tap on a wedge goes closer.
//!
//! What was tapped is asked for when the pointer goes up: the picture may have been drawn anew since it went
//! down, and then the browser knows nothing about a click.

use super::stage_ref::StageRef;
use drawing::tree::NodeId;
use gloo::events::{EventListener, EventListenerOptions};
use page_model::kit::tree::gestures::{Gesture, Gestures, Place, Wheel};
use page_model::kit::tree::pulling::{Pull, Pulling};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::prelude::*;

/// Listeners for the picture.
pub struct Pointing {
    pub down: Callback<PointerEvent>,
    pub moved: Callback<PointerEvent>,
    pub up: Callback<PointerEvent>,
    pub cancel: Callback<PointerEvent>,
}

/// Who hears of what a pointer does.
pub struct Heard {
    /// A node is selected.
    pub on_select: Callback<NodeId>,
    /// The viewer has taken the view in hand.
    pub on_drag: Callback<()>,
    /// A value is pulled.
    pub on_pull: Callback<Pull>,
}

/// Listeners that move the stage and say what is selected, moved and pulled.
#[hook]
pub fn use_pointing(picture: &NodeRef, stage: StageRef, heard: Heard) -> Pointing {
    let gestures = use_mut_ref(Gestures::default);
    let pulling = use_mut_ref(Pulling::default);
    use_wheel(picture.clone(), stage.clone());
    let hand = Rc::new(Hand {
        gestures,
        pulling,
        picture: picture.clone(),
        stage,
        heard,
    });
    let listener = |react: fn(&Hand, &PointerEvent)| {
        let hand = hand.clone();
        Callback::from(move |event: PointerEvent| react(&hand, &event))
    };
    Pointing {
        down: listener(Hand::down),
        moved: listener(Hand::moved),
        up: listener(Hand::up),
        cancel: listener(Hand::cancel),
    }
}

/// What the listeners have in common.
struct Hand {
    gestures: Rc<RefCell<Gestures>>,
    pulling: Rc<RefCell<Pulling>>,
    picture: NodeRef,
    stage: StageRef,
    heard: Heard,
}

impl Hand {
    fn down(&self, event: &PointerEvent) {
        if event.button() == 0 {
            let at = place(event, &self.picture);
            self.gestures.borrow_mut().down(event.pointer_id(), at);
            let mut pulling = self.pulling.borrow_mut();
            pulling.end();
            if let Some(node) = editable_at(event) {
                pulling.begin(node, event.pointer_id(), at);
            }
        }
    }

    fn moved(&self, event: &PointerEvent) {
        let at = place(event, &self.picture);
        let gesture = self.gestures.borrow_mut().moved(event.pointer_id(), at);
        if gesture.is_some() && self.pulling.borrow().is_by(event.pointer_id()) {
            hold(event, &self.picture);
            let pull = self.pulling.borrow_mut().moved(at);
            if let Some(pull) = pull {
                self.heard.on_pull.emit(pull);
            }
            return;
        }
        if gesture.is_some_and(|gesture| follow(gesture, &self.stage)) {
            hold(event, &self.picture);
            self.heard.on_drag.emit(());
        }
    }

    fn up(&self, event: &PointerEvent) {
        let (at, now) = (place(event, &self.picture), event.time_stamp());
        let tap = self.gestures.borrow_mut().up(event.pointer_id(), at, now);
        self.pulling.borrow_mut().end();
        release(&self.picture);
        if let Some(is_double) = tap {
            tapped(event, is_double, &self.stage, &self.heard.on_select);
        }
    }

    fn cancel(&self, event: &PointerEvent) {
        self.gestures.borrow_mut().cancel(event.pointer_id());
        self.pulling.borrow_mut().end();
        release(&self.picture);
    }
}

/// The wheel, by a listener of our own: Yew's cannot keep the page from scrolling.
#[hook]
fn use_wheel(picture: NodeRef, stage: StageRef) {
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener = picture.cast::<Element>().map(|element| {
            EventListener::new_with_options(&element, "wheel", options, move |event| {
                if let Some(event) = event.dyn_ref::<WheelEvent>()
                    && stage.zoom(turn(event), place(event, &picture))
                {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// By which factor the wheel was turned.
fn turn(event: &WheelEvent) -> f64 {
    let unit = match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => Wheel::Lines,
        WheelEvent::DOM_DELTA_PAGE => Wheel::Pages,
        _ => Wheel::Pixels,
    };
    unit.factor(event.delta_y(), event.ctrl_key())
}

/// Where in the picture something happened.
fn place(event: &MouseEvent, picture: &NodeRef) -> Place {
    let corner = picture.cast::<Element>().map(|element| {
        let rectangle = element.get_bounding_client_rect();
        (rectangle.left(), rectangle.top())
    });
    let (left, top) = corner.unwrap_or_default();
    (
        f64::from(event.client_x()) - left,
        f64::from(event.client_y()) - top,
    )
}

fn follow(gesture: Gesture, stage: &StageRef) -> bool {
    match gesture {
        Gesture::Drag(by) => stage.pan(by),
        Gesture::Pinch { factor, about } => stage.zoom(factor, about),
    }
}

/// Keeps the pointer's events coming when it leaves the picture.
fn hold(event: &PointerEvent, picture: &NodeRef) {
    if let Some(element) = picture.cast::<Element>() {
        // Fails for a pointer that is gone already: then nothing more comes of it.
        let _ = element.set_pointer_capture(event.pointer_id());
        let _ = element.class_list().add_1("dragged");
    }
}

fn release(picture: &NodeRef) {
    if let Some(element) = picture.cast::<Element>() {
        let _ = element.class_list().remove_1("dragged");
    }
}

/// Does what a tap asks for, by what is under it now.
fn tapped(event: &PointerEvent, is_double: bool, stage: &StageRef, on_select: &Callback<NodeId>) {
    let document = web_sys::window().and_then(|window| window.document());
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let Some(element) = document.and_then(|document| document.element_from_point(x, y)) else {
        return;
    };
    let closest = |selector: &str| element.closest(selector).ok().flatten();
    if let Some(node) = closest("[data-node]").and_then(|node| number(&node, "data-node")) {
        if is_double {
            stage.toggle(node);
        }
        on_select.emit(node);
    } else if let Some(wedge) = closest("[data-first]") {
        let ends = ["data-parent", "data-first", "data-end"].map(|name| number(&wedge, name));
        if let [Some(parent), Some(first), Some(end)] = ends {
            stage.open(parent, first, end);
        }
    }
}

/// The node with a value that can be changed on which a pointer went down.
fn editable_at(event: &PointerEvent) -> Option<NodeId> {
    let element = event.target_dyn_into::<Element>()?;
    let node = element.closest(".node.editable").ok().flatten()?;
    number(&node, "data-node")
}

fn number(element: &Element, attribute: &str) -> Option<NodeId> {
    element.get_attribute(attribute)?.parse().ok()
}
