//! Charts: small SVG components in one look, that can be read by eye, pointer, keyboard and screen reader and
//! saved as SVG, PNG, LaTeX and CSV. Their data is in `page_model::kit::chart`.
//!
//! * [`axis`]: the lines across, and the cursor.
//! * [`frame`]: what every chart has around it: title, data table, export.
//! * [`line_chart`]: lines with bands against a common axis.
//! * [`marks`]: places on the axis.
//! * [`names`]: what the lines are called.
//! * [`dot_chart`]: two numbers of each thing against each other.
//! * [`whisker_chart`]: dots with whiskers along an axis, one of them chosen.
//! * [`bar_chart`]: a bar a name, with an interval. `box_plot`: minimum, quartiles, maximum.

mod axis;
mod bar_chart;
mod box_plot;
mod dot_chart;
mod frame;
mod line_chart;
mod line_chart_props;
mod marks;
mod names;
mod whisker_chart;

pub use bar_chart::BarChart;
pub use box_plot::BoxPlot;
pub use dot_chart::DotChart;
pub use frame::{Frame, STYLE};
pub use line_chart::LineChart;
pub use marks::Ruler;
pub use whisker_chart::{Part, WhiskerChart};
