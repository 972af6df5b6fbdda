//! Parts of a large page that are made a moment after the rest, so that no task of the page's thread is long.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Between one part and the next: time for the browser to draw.
const MILLISECONDS: u32 = 25;

#[derive(PartialEq, Properties)]
pub struct LaterProps {
    /// Its place among the parts, from 1.
    pub place: u32,
    pub children: Html,
}

/// What is in it, once its turn has come.
#[component]
pub fn Later(props: &LaterProps) -> Html {
    if use_turn(props.place) {
        props.children.clone()
    } else {
        Html::default()
    }
}

/// Whether the turn of a part has come. That of place 0 is there at once.
#[hook]
pub fn use_turn(place: u32) -> bool {
    let is_due = use_state(|| place == 0);
    {
        let is_due = is_due.setter();
        use_effect_with(place, move |&place| {
            let wait = place * MILLISECONDS;
            let timeout = (place > 0).then(|| Timeout::new(wait, move || is_due.set(true)));
            move || drop(timeout)
        });
    }
    *is_due
}
