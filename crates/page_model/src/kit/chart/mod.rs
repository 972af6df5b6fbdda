//! Charts: what they show, and what is read off them.
//!
//! * `scale`: numbers to pixels, round ticks. [`axis`]: the numbers of the vertical axis, their room, and which place of the other one is read.
//! * `series`: lines, and ranges that show all of them. [`lines`]: a chart of lines as a table, a plot and a reading.
//! * [`names`]: where the names of lines stand.
//! * [`bars`], [`boxes`], [`dots`], [`whiskers`]: the other charts, as tables and plots. `unnamed`: series of plots.

pub mod axis;
pub mod bars;
pub mod boxes;
pub mod dots;
pub mod lines;
pub mod names;
mod scale;
mod series;
mod unnamed;
pub mod whiskers;

pub use scale::{Scale, data_text, place_text, power_above, power_below, tick_text, value_text};
pub use series::{Series, UNKNOWN, around_half, extent, from_zero, powers_of_ten, with_air};
