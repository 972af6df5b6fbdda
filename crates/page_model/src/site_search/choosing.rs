//! Choosing among what was found, by arrow keys, while the focus stays in the field.

/// The place that a key leads to, in a list of so many; `None` for a key that means nothing, or nothing to choose from. Past either end
/// it goes on at the other.
pub fn place_by_key(key: &str, chosen: usize, count: usize) -> Option<usize> {
    if count == 0 {
        return None;
    }
    match key {
        "ArrowDown" => Some((chosen + 1) % count),
        "ArrowUp" => Some((chosen + count - 1) % count),
        _ => None,
    }
}
