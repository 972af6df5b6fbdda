//! Cursor of a chart: which place of the axis is nearest to a pointer, and where keys move it.

use super::scale::Scale;

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
