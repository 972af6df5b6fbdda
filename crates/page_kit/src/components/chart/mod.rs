//! Charts: small SVG components in one look, that can be read by eye, pointer, keyboard and screen reader and
//! saved as SVG, PNG, LaTeX and CSV.
//!
//! * [`scale`]: numbers to pixels, round ticks.
//! * [`axis`]: the lines across.
//! * [`frame`]: what every chart has around it: title, data table, export.
//! * [`line_chart`]: lines with bands against a common axis, with a [`cursor`].
//! * [`series`]: its lines, and ranges that show all of them.
//! * [`marks`]: places on the axis.
//! * [`names`]: what the lines are called.
//! * [`dot_chart`]: two numbers of each thing against each other.
//! * [`whisker_chart`]: dots with whiskers along an axis, one of them chosen.
//! * [`plots`]: what they show as data, for LaTeX.
//! * [`bar_chart`]: a bar a name, with an interval. `box_plot`: minimum, quartiles, maximum.

mod axis;
mod bar_chart;
mod box_plot;
mod cursor;
mod dot_chart;
mod frame;
mod line_chart;
mod line_chart_data;
mod line_chart_props;
mod marks;
mod names;
mod plots;
mod scale;
mod series;
mod whisker_chart;

pub use bar_chart::{Bar, BarChart};
pub use box_plot::{BoxPlot, FiveNumbers};
pub use dot_chart::{Dot, DotChart};
pub use frame::STYLE;
pub use line_chart::LineChart;
pub use marks::{Mark, Ruler};
pub use scale::{Scale, tick_text};
pub use series::{Series, UNKNOWN, around_half, extent, from_zero, powers_of_ten, with_air};
pub use whisker_chart::{Look, Part, WhiskerChart, WhiskerPoint};
