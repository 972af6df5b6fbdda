//! Distributions of values on [0, 1], by their distribution functions.

use crate::effort;
use crate::formula::{EvaluationError, Formula};
use crate::intervals::integral::{Integrand, integral};
use crate::intervals::{Interval, Series};
use games::fraction::Fraction;

/// Pieces of [0, 1] in which it is looked whether the function decreases, and how often these are halved.
const PIECES: u32 = 256;
const HALVINGS: u32 = 6;
/// What rounding may make of an equality.
const ROUNDING: f64 = 1e-9;
/// The largest step that is no jump.
const MAX_STEP: f64 = 1e-6;

/// Values that are distributed as somebody has written down.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    formula: Formula,
}

/// A function of F.
struct Of<'a, F>(&'a Distribution, F);

impl<F: Fn(&Series) -> Series> Integrand for Of<'_, F> {
    fn series(&self, at: Interval) -> Option<Series> {
        Some(self.1(&self.0.series(at)?))
    }

    fn between(&self, from: f64, to: f64) -> Interval {
        self.1(&Series::constant(self.0.between(from, to))).value()
    }
}

/// Why a formula is no distribution function of values on [0, 1] without atoms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoDistribution {
    /// It has no value there.
    NoValue { at: f64, error: EvaluationError },
    /// It is not 0 at 0.
    Begins { found: f64 },
    /// It is not 1 at 1.
    Ends { found: f64 },
    /// It is less at the second point than at the first.
    Decreases { from: f64, to: f64 },
    /// Some value has a probability of its own.
    Jumps { at: f64, by: f64 },
}

impl Distribution {
    /// Values with this distribution function of the formula's only variable.
    ///
    /// # Errors
    /// It is none, as far as can be seen: where no bound of its slope proves that it never decreases, it is compared at points 2⁻¹⁴ apart, and its slope between them must not be below 0.
    pub fn new(formula: Formula) -> Result<Self, NoDistribution> {
        let distribution = Self { formula };
        let found = distribution.try_float(0.0)?;
        if found.abs() > ROUNDING {
            return Err(NoDistribution::Begins { found });
        }
        let found = distribution.try_float(1.0)?;
        if (found - 1.0).abs() > ROUNDING {
            return Err(NoDistribution::Ends { found });
        }
        for piece in 0..PIECES {
            let [from, to] = [piece, piece + 1].map(|end| f64::from(end) / f64::from(PIECES));
            distribution.check(from, to, HALVINGS)?;
        }
        Ok(distribution)
    }

    fn check(&self, from: f64, to: f64, halvings: u32) -> Result<(), NoDistribution> {
        effort::spend(100);
        let ends = [self.try_float(from)?, self.try_float(to)?];
        if ends[1] < ends[0] - ROUNDING {
            return Err(NoDistribution::Decreases { from, to });
        }
        let slope = self.formula.series(Interval {
            low: from,
            high: to,
        });
        let slope = slope.map_or(Interval::ALL, |series| series.0[1]);
        if slope.low >= 0.0 && slope.high.is_finite() {
            return Ok(());
        }
        // Between points that lie well it may fall all the same.
        let inside = from + 0.38 * (to - from);
        let inside = self.formula.series(Interval::point(inside));
        if inside.is_some_and(|series| series.0[1].high < 0.0) {
            return Err(NoDistribution::Decreases { from, to });
        }
        if halvings > 0 {
            let middle = 0.5 * (from + to);
            self.check(from, middle, halvings - 1)?;
            return self.check(middle, to, halvings - 1);
        }
        match slope.is_finite() {
            true => Ok(()),
            false => self.check_jump(from, to),
        }
    }

    /// Follows the half in which it increases more, down to two floats side by side.
    fn check_jump(&self, mut from: f64, mut to: f64) -> Result<(), NoDistribution> {
        loop {
            let by = self.try_float(to)? - self.try_float(from)?;
            if by <= MAX_STEP {
                return Ok(());
            }
            let middle = 0.5 * (from + to);
            if middle <= from || middle >= to {
                return Err(NoDistribution::Jumps { at: to, by });
            }
            let at_middle = self.try_float(middle)?;
            if at_middle - self.try_float(from)? >= by / 2.0 {
                to = middle;
            } else {
                from = middle;
            }
        }
    }

    fn try_float(&self, at: f64) -> Result<f64, NoDistribution> {
        let value = self.formula.value(|_| at);
        value.map_err(|error| NoDistribution::NoValue { at, error })
    }

    /// F at a point, about; 0 where it has no value, which is nowhere that was looked at.
    pub fn float(&self, at: f64) -> f64 {
        effort::spend(5);
        let value = self.formula.value(|_| at).unwrap_or(0.0);
        value.clamp(0.0, 1.0)
    }

    /// F at a fraction, if it is a fraction there.
    pub fn exact(&self, at: Fraction) -> Option<Fraction> {
        self.formula.exact_value(|_| at).ok()
    }

    /// F at a point, enclosed.
    pub fn at(&self, at: f64) -> Interval {
        let found = self.formula.series(Interval::point(at));
        let found = found.map_or(Interval::ALL, |series| series.value());
        found.and(Interval::PROBABILITIES)
    }

    /// F at all points of an interval.
    pub fn series(&self, at: Interval) -> Option<Series> {
        let series = self.formula.series(at)?;
        let value = match at.low < at.high {
            true => self.between(at.low, at.high),
            false => Interval::PROBABILITIES,
        };
        Some(series.with_value(value))
    }

    /// What F is from one point to another: it never decreases.
    pub fn between(&self, from: f64, to: f64) -> Interval {
        self.at(from).hull(self.at(to))
    }

    /// ∫ of a function of F from one value to another.
    pub fn integral(
        &self,
        [from, to]: [f64; 2],
        tolerance: f64,
        of: impl Fn(&Series) -> Series,
    ) -> Interval {
        integral(&Of(self, of), from, to, tolerance)
    }

    /// The lowest value that anybody has, about: F is 0 up to it.
    pub fn lowest(&self) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..60 {
            let middle = 0.5 * (low + high);
            if self.float(middle) <= 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        let short = libm::round(low * 1e9) / 1e9;
        if self.float(short) <= 0.0 { short } else { low }
    }

    /// The value below which the share `share` of all values is, about.
    pub fn quantile(&self, share: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..53 {
            let middle = 0.5 * (low + high);
            if self.float(middle) < share {
                low = middle;
            } else {
                high = middle;
            }
        }
        0.5 * (low + high)
    }
}
