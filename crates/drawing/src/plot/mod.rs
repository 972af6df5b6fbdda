//! Charts as data: what a chart shows, for formats that draw it in their own way.
//!
//! * [`pgfplots`]: a LaTeX document.

pub mod pgfplots;

/// A chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plot {
    pub title: String,
    /// Across and up.
    pub axes: [Axis; 2],
    /// What is drawn first lies below.
    pub series: Vec<Series>,
    /// Minimum, lower quartile, median, upper quartile and maximum, across; one at each of the names on the axis that goes up.
    pub boxes: Vec<[f64; 5]>,
    pub rules: Vec<Rule>,
}

/// An axis.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    pub label: String,
    /// Its ends; positive numbers if it is logarithmic. What is outside is drawn at the ends.
    pub range: Option<(f64, f64)>,
    pub is_logarithmic: bool,
    /// What stands at 0, 1, 2, … instead of numbers.
    pub names: Vec<String>,
}

/// Points that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Empty for one that needs none.
    pub name: String,
    pub kind: Kind,
    /// A number that is not finite interrupts a line.
    pub points: Vec<Point>,
    pub is_emphasised: bool,
    /// Which of the eight colours and patterns; none for a chart in which one series is emphasised among equals.
    pub tone: Option<usize>,
}

/// How points are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A line, with the intervals as a band around it.
    Line,
    /// A line, with an interval at each point.
    LineWithIntervals,
    /// Dots, each with its name above it, if it has one, and its intervals.
    Dots,
    /// Bars from the lower end of the axis, with intervals.
    Bars,
}

/// A point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Point {
    /// Across and up.
    pub at: [f64; 2],
    /// What the numbers may be.
    pub intervals: [Option<(f64, f64)>; 2],
    pub name: String,
}

impl Point {
    /// With an interval upwards.
    pub fn new(across: f64, up: f64, interval: Option<(f64, f64)>) -> Self {
        Self {
            at: [across, up],
            intervals: [None, interval],
            name: String::new(),
        }
    }
}

/// A line across the whole chart, with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// The place on the axis across, else on the one that goes up.
    pub is_upright: bool,
    pub at: f64,
    pub name: String,
}
