//! Parts of the first page that are drawn so far: all at once for those who come back to it, one after the other while the page arrives.

use super::opening;
use crate::arrival;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// How many of `all` parts are drawn. With the last one the page arrives.
#[hook]
pub fn use_parts(all: usize) -> usize {
    let drawn = use_state_eq(|| if arrival::is_under_way() { 0 } else { all });
    let next = drawn.setter();
    use_effect_with(*drawn, move |&drawn| {
        if drawn == all {
            arrival::arrive();
        }
        let more = (drawn < all).then(|| {
            Timeout::new(0, move || {
                if drawn + 1 == all {
                    opening::keep_focus();
                }
                next.set(drawn + 1);
            })
        });
        move || drop(more)
    });
    *drawn
}
