//! Starts of evolutions that are drawn: those that come nearest to what was published, and where they stand on a map.

use crate::kit::simplex::in_triangle;
use experiments::reproduce::starts::StartFit;

/// Starts that are shown at most.
const MAX_SHOWN: usize = 10;
/// From here on a start explains nothing.
const FAR: f64 = 0.03;

/// The nearest ones.
pub fn shown(fits: &[StartFit]) -> &[StartFit] {
    &fits[..fits.len().min(MAX_SHOWN)]
}

/// How strong the dot of a start is: 1 where it explains everything, 0 or less where it explains nothing.
pub fn strength(fit: &StartFit) -> f64 {
    1.0 - fit.distance / FAR
}

/// Starts of War in the triangle of the three orders, with their strengths: the nearer to what was published, the stronger.
pub fn dots(fits: &[StartFit]) -> Vec<((f64, f64), f64)> {
    let dot = |fit: &StartFit| Some((in_triangle(&fit.start)?, strength(fit)));
    fits.iter().filter_map(dot).collect()
}
