//! Marks on the horizontal axis of a chart: places with a name, and notches.

use super::scale::Scale;
use std::fmt::Write;
use yew::prelude::*;

/// A place on the horizontal axis that is marked over the whole height.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    pub at: f64,
    pub name: &'static str,
}

/// A line down to the axis with its name beside it, on the side where there is more room.
pub fn marked(mark: &Mark, x: &Scale, (top, foot): (f64, f64), middle: f64) -> Html {
    let at = x.pixel(mark.at);
    let (anchor, shift) = if at > middle {
        ("end", -5.0)
    } else {
        ("start", 5.0)
    };
    html! {
        <g class="mark">
            <line x1={at.to_string()} x2={at.to_string()} y1={top.to_string()} y2={foot.to_string()} />
            <text x={(at + shift).to_string()} y={(top + 10.0).to_string()} text-anchor={anchor}>{ mark.name }</text>
        </g>
    }
}

/// Small lines below the axis.
pub fn notches(places: &[f64], x: &Scale, foot: f64) -> Html {
    let mut path = String::new();
    for &place in places {
        let _ = write!(path, "M{:.1} {}v4", x.pixel(place), foot);
    }
    html! { <path class="notches" d={path} /> }
}
