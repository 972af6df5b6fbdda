//! Archive against itself as a map: how strong the colour of a cell is, and whose.

/// A mean so far from one half has the full colour.
const FULL: f64 = 0.2;
/// That colour, in percent.
const STRONGEST: f64 = 45.0;

/// How strong the colour of a mean is, in percent: how far from even it is.
pub fn strength(mean: f64) -> f64 {
    STRONGEST * ((mean - 0.5).abs() / FULL).min(1.0)
}

/// Whether the row wins or loses against the column; even is no loss.
pub fn side(mean: f64) -> &'static str {
    if mean >= 0.5 { "wins" } else { "loses" }
}
