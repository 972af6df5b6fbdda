//! The vertical axis that all charts have: a line across and a number for every round value.

use page_model::kit::chart::axis::{GAP, numbers};
use page_model::kit::chart::{Scale, tick_text};
use yew::prelude::*;

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
    numbers(y).into_iter().map(line).collect()
}
