//! Frames of the screen, one after the other, for as long as somebody wants them.

use gloo::render::{AnimationFrame, request_animation_frame};
use std::cell::RefCell;
use std::rc::Rc;

/// Asks for the next frame again and again; dropped, it asks no more.
pub struct Frames(Rc<RefCell<Option<AnimationFrame>>>);

impl Frames {
    /// Calls `draw` with the time of each frame, in milliseconds, until it says that it has had enough.
    pub fn new(draw: impl FnMut(f64) -> bool + 'static) -> Self {
        let next = Rc::new(RefCell::new(None));
        ask(&next, draw);
        Self(next)
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        self.0.borrow_mut().take();
    }
}

fn ask(next: &Rc<RefCell<Option<AnimationFrame>>>, mut draw: impl FnMut(f64) -> bool + 'static) {
    let later = Rc::downgrade(next);
    let frame = request_animation_frame(move |time| {
        // Anyone who dropped the frames while this one was on its way wants none.
        if let Some(next) = later.upgrade()
            && draw(time)
        {
            ask(&next, draw);
        }
    });
    *next.borrow_mut() = Some(frame);
}
