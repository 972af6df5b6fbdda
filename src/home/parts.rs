//! Parts of the first page that are drawn so far: all at once for those who come back to it, one after the other while the page arrives.

use crate::arrival;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub parts: usize,
    /// Whether the page is in the document: an element outside of it is seen by nobody.
    pub is_here: bool,
}

/// How many of `all` parts are drawn. After the last one the page arrives.
#[hook]
pub fn use_parts(all: usize) -> Drawn {
    let drawn = use_state_eq(|| {
        let is_here = !arrival::is_under_way();
        Drawn {
            parts: if is_here { all } else { 0 },
            is_here,
        }
    });
    let next = drawn.setter();
    use_effect_with(*drawn, move |&Drawn { parts, is_here }| {
        let more = (parts < all).then(|| {
            let next = next.clone();
            Timeout::new(0, move || {
                next.set(Drawn {
                    parts: parts + 1,
                    is_here: false,
                });
            })
        });
        if parts == all && !is_here {
            arrival::arrive();
            next.set(Drawn {
                parts,
                is_here: true,
            });
        }
        move || drop(more)
    });
    *drawn
}
