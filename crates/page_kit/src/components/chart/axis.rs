//! The vertical axis that all charts have: a line across and a number for every round value.

use super::scale::{Scale, tick_text};
use yew::prelude::*;

/// About so many lines.
const LINES: usize = 4;
/// Between the numbers and the lines.
const GAP: f64 = 8.0;
/// The width of a digit where the writing is largest, on a telephone.
const DIGIT: f64 = 11.5;
/// Left of the lines, at least.
const MIN_ROOM: f64 = 46.0;

/// How far from the left edge the lines begin, so that the longest number has room.
pub fn room_for_numbers(y: &Scale, group: fn(u64) -> String) -> f64 {
    let ticks = y.ticks(LINES).into_iter();
    let lengths = ticks.map(|number| tick_text(number, group).chars().count());
    let longest = lengths.max().unwrap_or_default() as f64;
    (longest * DIGIT + GAP).max(MIN_ROOM)
}

/// Lines from `left` to `right` at the round numbers of `y`, with the numbers on their left; `group` writes
/// large ones.
pub fn vertical_axis(y: &Scale, left: f64, right: f64, group: fn(u64) -> String) -> Html {
    let line = |number: f64| {
        let at = y.pixel(number);
        html! {
            <>
                <line class="grid" x1={left.to_string()} x2={right.to_string()} y1={at.to_string()} y2={at.to_string()} />
                <text x={(left - GAP).to_string()} y={(at + 4.0).to_string()} text-anchor="end">{ tick_text(number, group) }</text>
            </>
        }
    };
    y.ticks(LINES).into_iter().map(line).collect()
}
