//! The frame of all pictures: how large they are, and how their numbers are written.

/// Units of the picture.
pub const WIDTH: f64 = 320.0;
/// Units of the picture.
pub const HEIGHT: f64 = 132.0;
/// Around what is drawn.
pub const AIR: f64 = 10.0;
/// Of a letter of a name, on average.
const LETTER: f64 = 6.6;
/// Between the middles of two names, one below the other.
pub const LINE: f64 = 15.0;

pub fn units(number: f64) -> String {
    format!("{number:.1}")
}

/// Room for the longest of some names.
pub fn width_of(names: impl Iterator<Item = usize>) -> f64 {
    names
        .max()
        .map_or(0.0, |longest| LETTER * longest as f64 + 6.0)
}
