//! The stage as the rest of the view has it: every change is drawn with the next frame, once.

use drawing::tree::{NodeId, Tree};
use gloo::render::{AnimationFrame, request_animation_frame};
use page_model::kit::tree::stage::{Stage, Wanted};
use page_model::kit::tree::walking::Key;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;
use yew::NodeRef;

/// A stage, where its picture is put together, and the frame that will draw it.
struct Shared {
    stage: RefCell<Stage>,
    group: NodeRef,
    frame: RefCell<Option<AnimationFrame>>,
}

/// The stage, shared.
#[derive(Clone)]
pub struct StageRef(Rc<Shared>);

impl PartialEq for StageRef {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl StageRef {
    pub fn new(stage: Stage, group: NodeRef) -> Self {
        Self(Rc::new(Shared {
            stage: RefCell::new(stage),
            group,
            frame: RefCell::new(None),
        }))
    }

    pub fn show(&self, tree: Rc<dyn Tree>, wanted: Wanted) {
        self.change(|stage| stage.update(tree, wanted));
    }

    pub fn resize(&self, size: (f64, f64)) {
        self.change(|stage| stage.resize(size));
    }

    /// Says which node is to be selected, if any.
    pub fn press(&self, key: Key) -> Option<NodeId> {
        self.change(|stage| stage.press(key))
    }

    pub fn toggle(&self, node: NodeId) {
        self.change(|stage| stage.toggle(node));
    }

    pub fn open(&self, parent: NodeId, first: NodeId, end: NodeId) {
        self.change(|stage| stage.open(parent, first, end));
    }

    /// Says whether there was anything to move.
    pub fn pan(&self, by: (f64, f64)) -> bool {
        self.change(|stage| stage.pan(by))
    }

    /// Says whether anything has changed.
    pub fn zoom(&self, factor: f64, point: (f64, f64)) -> bool {
        self.change(|stage| stage.zoom(factor, point))
    }

    fn change<T>(&self, change: impl FnOnce(&mut Stage) -> T) -> T {
        let result = change(&mut self.0.stage.borrow_mut());
        let mut frame = self.0.frame.borrow_mut();
        if frame.is_none() {
            let later = self.clone();
            *frame = Some(request_animation_frame(move |_| {
                later.0.frame.replace(None);
                later.0.draw();
            }));
        }
        result
    }
}

impl Shared {
    /// Brings the picture up to date.
    fn draw(&self) {
        let Some(group) = self.group.cast::<Element>() else {
            return;
        };
        let Some(drawing) = self.stage.borrow_mut().draw() else {
            return;
        };
        if let Some(elements) = &drawing.elements {
            group.set_inner_html(elements);
        }
        let (across, down) = drawing.moved;
        let transform = format!("translate({across:.1} {down:.1})");
        // Neither can fail on an element of ours, and a picture that stays is no reason to stop.
        let _ = group.set_attribute("transform", &transform);
        if let Some(picture) = group.parent_element() {
            let _ = picture.toggle_attribute_with_force("data-whole", drawing.is_whole);
        }
    }
}
