//! Lab of curves of races, as the page shows it.
//!
//! * [`sliders`]: logarithmic scales of sliders. [`runs`]: which charts need no run. [`ways`]: the way to a race.

pub mod runs;
pub mod sliders;
pub mod ways;
