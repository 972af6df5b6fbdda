//! Dots with whiskers on one scale: what stands on the track of a row, and where.

/// What stands on a track.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// `None` where nothing is known.
    pub value: Option<f64>,
    /// Where the truth may be, or how far a bound reaches.
    pub whisker: Option<(f64, f64)>,
    pub truth: Option<f64>,
}

impl Marks {
    /// All that the scale has to have room for.
    pub fn numbers(&self) -> impl Iterator<Item = f64> {
        let ends = self.whisker.map(|(low, high)| [low, high]);
        let ends = ends.into_iter().flatten();
        let numbers = self.value.into_iter().chain(self.truth).chain(ends);
        numbers.filter(|number| number.is_finite())
    }
}

/// Where a number is between the ends of the scale, in percent.
pub fn place(number: f64, (low, high): (f64, f64)) -> f64 {
    let span = (high - low).max(f64::MIN_POSITIVE);
    (100.0 * (number - low) / span).clamp(0.0, 100.0)
}
