//! Properties of a chart of lines.

use super::marks::Ruler;
use page_model::kit::chart::Series;
use page_model::kit::chart::lines::{Lines, Mark};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct LineChartProps {
    pub title: AttrValue,
    pub axis_label: AttrValue,
    /// Numbers in ascending order, common to all lines.
    pub axis: Rc<Vec<f64>>,
    pub series: Rc<Vec<Series>>,
    /// Where the horizontal axis begins, unless it is logarithmic, and where it ends, if not at the last of its numbers.
    #[prop_or((0.0, None))]
    pub ends: (f64, Option<f64>),
    /// The vertical range; what is outside is drawn at its ends.
    pub range: (f64, f64),
    /// Whether equal factors have equal distances on the horizontal axis; its numbers are from 1.
    #[prop_or_default]
    pub logarithmic: bool,
    /// The same for the vertical axis; the range is of positive numbers then, and 0 is drawn at its lower end.
    #[prop_or_default]
    pub logarithmic_values: bool,
    /// Whether every line has a colour and a pattern of its own, rather than one of them being emphasised.
    #[prop_or_default]
    pub coloured: bool,
    /// Whether bands are drawn as bars, one at each number of the axis.
    #[prop_or_default]
    pub error_bars: bool,
    /// What stands in the data beside what is drawn. If there is something, bands are its own.
    #[prop_or_default]
    pub data: Rc<Vec<Series>>,
    /// Marked places.
    #[prop_or_default]
    pub marks: Vec<Mark>,
    /// A length to compare with, on the vertical axis.
    #[prop_or_default]
    pub ruler: Option<Ruler>,
    /// In units of the picture.
    #[prop_or(228.0)]
    pub height: f64,
    /// Told the place on the axis of a number that is pressed.
    #[prop_or_default]
    pub on_press: Callback<usize>,
    /// Small lines below the axis.
    #[prop_or_default]
    pub notches: Rc<Vec<f64>>,
}

impl LineChartProps {
    /// What is shown.
    pub fn lines(&self) -> Lines<'_> {
        Lines {
            title: &self.title,
            axis_label: &self.axis_label,
            axis: &self.axis,
            series: &self.series,
            data: &self.data,
            ends: self.ends,
            range: self.range,
            is_logarithmic: self.logarithmic,
            has_logarithmic_values: self.logarithmic_values,
            is_coloured: self.coloured,
            has_error_bars: self.error_bars,
            marks: &self.marks,
        }
    }
}
