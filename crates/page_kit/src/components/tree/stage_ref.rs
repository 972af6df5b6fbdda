//! The stage as the rest of the view has it: every change is drawn with the next frame, once.

use super::stage::{Stage, Wanted};
use super::walking::Key;
use drawing::tree::{NodeId, Tree};
use gloo::render::{AnimationFrame, request_animation_frame};
use std::cell::RefCell;
use std::rc::Rc;

/// A stage, and the frame that will draw it.
struct Shared {
    stage: RefCell<Stage>,
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
    pub fn new(stage: Stage) -> Self {
        Self(Rc::new(Shared {
            stage: RefCell::new(stage),
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
                later.0.stage.borrow_mut().draw();
            }));
        }
        result
    }
}
