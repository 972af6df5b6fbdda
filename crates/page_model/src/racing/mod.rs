//! Lab of races, as the page shows it.
//!
//! * [`time`]: moments of a race, by tests and by games. [`pseudo_code`]: the listing at a moment. [`formula`]: the bound with its numbers.
//! * [`stopping`]: the rules that end a race. [`standing`]: what is said about a moment. [`window`]: what of the bounds is drawn.
//! * [`lanes`]: every race about the same games. [`errors`]: errors and games as a table. [`calculator`]: the δ for an error that is asked for.
//! * [`ways`]: the way to the curves.

pub mod calculator;
pub mod errors;
pub mod formula;
mod lab;
pub mod lanes;
pub mod pseudo_code;
pub mod standing;
pub mod stopping;
pub mod time;
pub mod ways;
pub mod window;
