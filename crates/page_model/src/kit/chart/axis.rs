//! Vertical axis of a chart: the round numbers on it, and the room that they need.

use super::scale::{Scale, tick_text};

/// About this many numbers stand on the axis.
const NUMBERS: usize = 4;
/// Between the numbers and the lines.
pub const GAP: f64 = 8.0;
/// The width of a digit where the writing is largest, on a telephone.
const DIGIT: f64 = 11.5;
/// Left of the lines, at least.
const MIN_ROOM: f64 = 46.0;

/// The numbers on the axis.
pub fn numbers(y: &Scale) -> Vec<f64> {
    y.ticks(NUMBERS)
}

/// How far from the left edge the lines begin, so that the longest number has room; `group` writes large ones.
pub fn room_for_numbers(y: &Scale, group: fn(u64) -> String) -> f64 {
    let ticks = numbers(y).into_iter();
    let lengths = ticks.map(|number| tick_text(number, group).chars().count());
    let longest = lengths.max().unwrap_or_default() as f64;
    (longest * DIGIT + GAP).max(MIN_ROOM)
}
