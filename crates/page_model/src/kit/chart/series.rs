//! Series of a chart: its lines, and the ranges that show all of them.

use super::scale::{power_above, power_below};

/// A line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    pub name: String,
    /// One value for each number of the axis, NaN where there is none; the line ends where they end.
    pub values: Vec<f64>,
    /// Lower and upper end beside each value; empty for a line without a band.
    pub band: Vec<(f64, f64)>,
    pub emphasis: bool,
    /// What stands at its end, if that is not its name.
    pub at_end: String,
    /// What it is about: what is about the same is highlighted together.
    pub about: &'static str,
    /// Its colour and pattern, if they are not those of its place.
    pub tone: Option<usize>,
}

/// A value with the ends of its band, where nothing is known.
pub const UNKNOWN: (f64, (f64, f64)) = (f64::NAN, (f64::NAN, f64::NAN));

impl Series {
    /// A line without a band.
    pub fn line(name: impl Into<String>, values: impl IntoIterator<Item = f64>) -> Self {
        Self {
            name: name.into(),
            values: values.into_iter().collect(),
            ..Self::default()
        }
    }

    /// A line with the ends of its band beside each value.
    pub fn banded(
        name: impl Into<String>,
        points: impl IntoIterator<Item = (f64, (f64, f64))>,
    ) -> Self {
        let (values, band): (Vec<f64>, _) = points.into_iter().unzip();
        Self {
            band,
            ..Self::line(name, values)
        }
    }

    /// The same value everywhere.
    pub fn flat(name: impl Into<String>, value: f64, count: usize) -> Self {
        Self::line(name, vec![value; count])
    }

    /// With what it is drawn between.
    #[must_use]
    pub fn with_band(self, band: Vec<(f64, f64)>) -> Self {
        Self { band, ..self }
    }

    /// Drawn before the others' eyes, or not.
    #[must_use]
    pub fn emphasised(self, emphasis: bool) -> Self {
        Self { emphasis, ..self }
    }

    /// With words of its own at its end, such as its value there.
    #[must_use]
    pub fn ending_in(self, at_end: String) -> Self {
        Self { at_end, ..self }
    }

    /// With a colour and pattern of its own.
    #[must_use]
    pub fn toned(self, tone: usize) -> Self {
        let tone = Some(tone);
        Self { tone, ..self }
    }

    /// Marked together with all that is about the same.
    #[must_use]
    pub fn about(self, about: &'static str) -> Self {
        Self { about, ..self }
    }

    /// What stands at its end.
    pub fn end_text(&self) -> &str {
        if self.at_end.is_empty() {
            &self.name
        } else {
            &self.at_end
        }
    }

    /// Whether there is anything to be drawn.
    pub fn is_known(&self) -> bool {
        self.values.iter().any(|value| value.is_finite())
    }

    /// The ends of the band there.
    pub fn ends(&self, index: usize) -> Option<(f64, f64)> {
        let ends = self.band.get(index).copied();
        ends.filter(|(low, high)| low.is_finite() && high.is_finite())
    }

    /// All that is drawn of it.
    pub fn numbers(&self) -> impl Iterator<Item = f64> {
        let band = self.band.iter().flat_map(|&(low, high)| [low, high]);
        self.values.iter().copied().chain(band)
    }
}

/// The lowest and the highest of the finite numbers; `None` if there are none.
pub fn extent(numbers: impl IntoIterator<Item = f64>) -> Option<(f64, f64)> {
    let mut finite = numbers.into_iter().filter(|number| number.is_finite());
    let first = finite.next()?;
    Some(finite.fold((first, first), |(low, high), number| {
        (low.min(number), high.max(number))
    }))
}

/// From 0 to the highest value, and at least to `least`.
pub fn from_zero(numbers: impl IntoIterator<Item = f64>, least: f64) -> (f64, f64) {
    let highest = extent(numbers).map_or(least, |(_, high)| high.max(least));
    (0.0, highest)
}

/// With so much air above and below as a share of the height, at least `least`.
pub fn with_air((low, high): (f64, f64), share: f64, least: f64) -> (f64, f64) {
    let air = (share * (high - low)).max(least);
    (low - air, high + air)
}

/// As far from one half on either side.
pub fn around_half(distance: f64) -> (f64, f64) {
    (0.5 - distance, 0.5 + distance)
}

/// From the power of ten below to the one above, for a logarithmic axis; positive numbers.
pub fn powers_of_ten((low, high): (f64, f64)) -> (f64, f64) {
    let (low, high) = (power_below(low), power_above(high));
    (low, high.max(low * 10.0))
}
