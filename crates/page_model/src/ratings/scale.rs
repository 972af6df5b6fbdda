//! Scale of the ratings' dots.

/// The scale has room for this at least, in Elo to either side.
const MIN_SCALE: f64 = 200.0;

/// From the least to the greatest of these numbers, in Elo, and to what there is always room for.
pub fn range(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    numbers.fold((-MIN_SCALE, MIN_SCALE), |(low, high), number| {
        (low.min(number), high.max(number))
    })
}
