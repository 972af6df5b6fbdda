//! Sliders on logarithmic scales: values of their places, and places of values.

/// Steps of a slider.
pub const STEPS: f64 = 200.0;
/// Smaller values can be typed, but the slider has no place for them.
const MIN_ON_SLIDER: f64 = 1e-6;

/// The scale of a slider.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    minimum: f64,
    maximum: f64,
    /// Logarithms of the values at its ends.
    ends: (f64, f64),
}

impl Scale {
    /// Of a parameter with these limits.
    pub fn new(minimum: f64, maximum: f64) -> Self {
        Self {
            minimum,
            maximum,
            ends: (libm::log(minimum.max(MIN_ON_SLIDER)), libm::log(maximum)),
        }
    }

    /// The value after this number of steps.
    pub fn value(&self, steps: f64) -> f64 {
        let (low, high) = self.ends;
        let exact = libm::exp(low + (high - low) * steps / STEPS);
        rounded(exact).clamp(self.minimum, self.maximum)
    }

    /// The whole step nearest to a value.
    pub fn step(&self, value: f64) -> f64 {
        let (low, high) = self.ends;
        libm::round((libm::log(value.max(MIN_ON_SLIDER)) - low) / (high - low) * STEPS)
    }
}

/// Three digits: with two, a step from 0.01 on would be rounded back.
fn rounded(value: f64) -> f64 {
    let scale = libm::pow(10.0, 2.0 - libm::floor(libm::log10(value)));
    libm::round(value * scale) / scale
}
