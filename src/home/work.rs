//! Work of a tile: what it may do now, and that it has done it.

use yew::prelude::*;

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
