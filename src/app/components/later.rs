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
    let is_due = use_state(|| false);
    {
        let is_due = is_due.setter();
        use_effect_with(props.place, move |&place| {
            let timeout = turn(place, move || is_due.set(true));
            move || drop(timeout)
        });
    }
    if *is_due {
        props.children.clone()
    } else {
        Html::default()
    }
}

/// Does something when the turn of a part comes, as long as what is returned is kept.
pub fn turn(place: u32, done: impl FnOnce() + 'static) -> Timeout {
    Timeout::new(place * MILLISECONDS, done)
}
