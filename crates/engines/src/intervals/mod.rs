//! Intervals: a number is known to lie between two floats, and each operation rounds outwards, so that what comes out is true.
//!
//! * [`interval`]: an interval and its arithmetic. [`series`]: functions by their Taylor coefficients, each an interval. [`formulas`]: typed formulas in series.
//!   [`integral`]: integrals between two bounds. [`krawczyk`]: solutions of equations.
//!
//! Source: R. E. Moore, R. B. Kearfott and M. J. Cloud, "Introduction to Interval Analysis" (2009), chapters 2 and 9.

pub mod formulas;
pub mod integral;
pub mod interval;
pub mod krawczyk;
pub mod series;

pub use interval::Interval;
pub use series::Series;
