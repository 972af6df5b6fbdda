//! Confidence intervals: the one place that says which interval is used for what.
//!
//! | quantity | interval | why |
//! |---|---|---|
//! | a share of yes and no, or of points in games decided independently | [`share()`]: Wilson's score interval | right for few games and at 0 and 1; a draw counts as half a win and half a loss, which makes it too wide rather than too narrow |
//! | the mean of values in a known range: results, scores lost, games per race | [`mean()`] with a finite [`Range`]: Student's, with a value at either end of the range added | equal values are no proof that all are equal |
//! | the mean of values without a known range: exploitability, noisy fitness | [`mean()`] with an infinite [`Range`]: Student's | right for few values too, if they are about normal; ends at what is possible |
//! | a verdict: "surely more than half", and intervals that are all right together | [`surely_above`], [`surely_within`]: Chernoff and Hoeffding's bound | holds for any values in the range and any number of them; the error is shared among all verdicts of a table |
//! | which of two is better, run by run | [`sign_test`]: a probability, exact | holds for any values, and decides where wide intervals do not |
//!
//! All of them treat values as independent draws from one distribution. Where that is not so (the simulations of a tree
//! search, whose choices depend on earlier results), the place that shows the interval says so. Everything but the last
//! row is an interval of about 95 % and does not allow for looking again and again, nor for choosing the best of many;
//! races (`engines::racing`) do. `crates/statistics/tests` plays each of them many times and counts how often the
//! truth is inside.

mod chernoff;
mod estimate;
mod mean;
mod sample;
mod share;
mod sign;
mod student;

pub use chernoff::{chance_above, surely_above, surely_within};
pub use estimate::Estimate;
pub use mean::{Range, mean};
pub use sample::Sample;
pub use share::share;
pub use sign::sign_test;
pub use student::student;

/// So many standard errors to either side of a mean hold it with 95 %, where it is distributed normally.
pub const Z: f64 = 1.959_963_984_540_054;
