//! Work of a tile: what it may do now, and that it has done it; and the queue of all.

use page_model::home::queue::{Action, Queue};
use std::rc::Rc;
use yew::prelude::*;

/// The queue of the tiles as Yew has it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tiles(pub Queue);

impl Reducible for Tiles {
    type Action = Action;

    fn reduce(self: Rc<Self>, happened: Action) -> Rc<Self> {
        Rc::new(Self(self.0.after(happened)))
    }
}

/// What a tile may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// It may ask a worker.
    pub may_begin: bool,
    /// It is worth moving.
    pub is_in_sight: bool,
}

/// Says that a tile has found what it shows, or will not find it.
#[hook]
pub fn use_done(has_ended: bool, on_done: &Callback<()>) {
    let on_done = on_done.clone();
    use_effect_with(has_ended, move |&has_ended| {
        if has_ended {
            on_done.emit(());
        }
    });
}
