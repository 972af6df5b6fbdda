//! Marks of a chart: places with a name and notches on its horizontal axis, a length on its vertical one.

use page_model::kit::chart::Scale;
use page_model::kit::chart::lines::Mark;
use std::fmt::Write;
use yew::prelude::*;

/// How much lower each name is than the one before: names of places that are near each other would lie over each other.
const ROW: f64 = 12.0;

/// A line down to the axis with its name beside it, on the side where there is more room; of several marks the `row`-th from 0.
pub fn marked(row: usize, mark: &Mark, x: &Scale, (top, foot): (f64, f64), middle: f64) -> Html {
    let below = top + 10.0 + ROW * row as f64;
    let at = x.pixel(mark.at);
    let (anchor, shift) = if at > middle {
        ("end", -5.0)
    } else {
        ("start", 5.0)
    };
    html! {
        <g class="mark">
            <line x1={at.to_string()} x2={at.to_string()} y1={top.to_string()} y2={foot.to_string()} />
            <text x={(at + shift).to_string()} y={below.to_string()} text-anchor={anchor}>{ mark.name }</text>
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

/// A length on the vertical axis, beside a place on the horizontal one.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruler {
    pub at: f64,
    pub ends: (f64, f64),
    pub name: AttrValue,
    /// What it is about, see [`crate::components::highlighting`].
    pub about: &'static str,
}

/// How far a ruler stands from its place, and how long the strokes at its ends are.
const ASIDE: f64 = 12.0;
const STROKE: f64 = 4.0;
/// A ruler and its name need so much room on their side.
const ROOM: f64 = 90.0;

/// The ruler, on the left of its place unless that is where the axis begins.
pub fn ruled(ruler: &Ruler, x: &Scale, y: &Scale, (low, high): (f64, f64)) -> Html {
    let place = x.pixel(ruler.at);
    let side = if place < ROOM { 1.0 } else { -1.0 };
    let at = place + side * ASIDE;
    let [foot, top] = [ruler.ends.0, ruler.ends.1].map(|end| y.pixel(end.clamp(low, high)));
    let path = format!(
        "M{0:.1} {foot:.1}h{1} M{at:.1} {foot:.1}V{top:.1} M{0:.1} {top:.1}h{1}",
        at - STROKE,
        2.0 * STROKE
    );
    let anchor = if side > 0.0 { "start" } else { "end" };
    html! {
        <g class="ruler" data-about={ruler.about}>
            <path d={path} />
            <text x={(at + side * 2.0 * STROKE).to_string()} y={(top - STROKE).to_string()} text-anchor={anchor}>{ &ruler.name }</text>
        </g>
    }
}
