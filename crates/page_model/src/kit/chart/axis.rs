//! Axes of a chart: the round numbers on the vertical one, the room that they need, and which place of the other one is read.

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

/// The index of the number of the axis that is drawn nearest to `pixel`.
pub fn nearest(pixel: f64, axis: &[f64], x: &Scale) -> Option<usize> {
    let distance = |index: &usize| (x.pixel(axis[*index]) - pixel).abs();
    (0..axis.len()).min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// Where a key moves the cursor. It comes in from the end that it is moved away from.
pub fn cursor_after(key: &str, cursor: Option<usize>, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    match key {
        "ArrowLeft" | "ArrowDown" => Some(cursor.map_or(last, |index| index.saturating_sub(1))),
        "ArrowRight" | "ArrowUp" => Some(cursor.map_or(0, |index| last.min(index + 1))),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}
