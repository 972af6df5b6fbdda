//! Lines of a chart with all that is told of them: as a table, as a plot, and as what the cursor reads.

use super::names::tone_index;
use super::scale::{Scale, data_text, place_text, value_text};
use super::series::Series;
use drawing::plot::{Axis, Kind, Plot, Point, Rule, Series as PlotSeries};
use experiments::report::Table;
use std::fmt::Write;

/// A line has no more points than the picture has pixels to show.
const MAX_POINTS: usize = 500;

/// A place on the horizontal axis that is marked over the whole height.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    pub at: f64,
    pub name: &'static str,
}

/// The lines of a chart, against their axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lines<'a> {
    pub title: &'a str,
    pub axis_label: &'a str,
    /// Numbers in ascending order, common to all lines.
    pub axis: &'a [f64],
    pub series: &'a [Series],
    /// What stands in the table beside what is drawn. If there is something, bands are its own.
    pub data: &'a [Series],
    /// Where the horizontal axis begins, unless it is logarithmic, and where it ends, if not at the last of its numbers.
    pub ends: (f64, Option<f64>),
    /// The vertical range.
    pub range: (f64, f64),
    /// Whether the horizontal axis is logarithmic; its numbers are from 1.
    pub is_logarithmic: bool,
    /// Whether the vertical axis is logarithmic; the range is of positive numbers then.
    pub has_logarithmic_values: bool,
    /// Whether every line has a colour and a pattern of its own.
    pub is_coloured: bool,
    /// Whether bands are bars, one at each number of the axis.
    pub has_error_bars: bool,
    pub marks: &'a [Mark],
}

impl Lines<'_> {
    fn last(&self) -> f64 {
        let last = self.ends.1.or(self.axis.last().copied());
        last.unwrap_or(1.0)
    }

    /// The horizontal scale, to these pixels.
    pub fn across(&self, pixels: (f64, f64)) -> Scale {
        if self.is_logarithmic {
            Scale::logarithmic((1.0, self.last()), pixels)
        } else {
            Scale::new((self.ends.0, self.last()), pixels)
        }
    }

    /// The vertical scale, to these pixels.
    pub fn up(&self, pixels: (f64, f64)) -> Scale {
        if self.has_logarithmic_values {
            Scale::logarithmic(self.range, pixels)
        } else {
            Scale::new(self.range, pixels)
        }
    }

    /// Places of the axis where a line has a value, no more than can be seen.
    pub fn places(&self, series: &Series) -> Vec<usize> {
        let every = series.values.len().div_ceil(MAX_POINTS).max(1);
        let places = (0..series.values.len().min(self.axis.len())).step_by(every);
        let known: Vec<usize> = places
            .filter(|&index| series.values[index].is_finite())
            .collect();
        if self.has_logarithmic_values {
            // Far below the axis there is no line: it would lie on the axis, where nothing is.
            let is_seen = |place: usize| series.values[known[place]] >= self.range.0;
            let near = |place: usize| {
                let mut around = place.saturating_sub(1)..(place + 2).min(known.len());
                around.any(is_seen)
            };
            let seen = (0..known.len()).filter(|&place| near(place));
            return seen.map(|place| known[place]).collect();
        }
        known
    }

    /// What the cursor reads at a place: the axis and every line; `group` writes large numbers.
    pub fn reading(&self, index: usize, group: fn(u64) -> String) -> String {
        let mut text = format!(
            "{} {}",
            place_text(self.axis[index], group),
            self.axis_label
        );
        for series in self.series {
            let value = series.values.get(index);
            if let Some(value) = value.filter(|value| value.is_finite()) {
                let _ = write!(text, "  ·  {}: {}", series.name, value_text(*value));
                if let Some((low, high)) = series.ends(index) {
                    let _ = write!(text, " ({} – {})", value_text(low), value_text(high));
                }
            }
        }
        text
    }

    /// A column a line, and one for either end of its band.
    pub fn table(&self, ends: [&str; 2]) -> Table {
        let mut header = vec![self.axis_label.to_owned()];
        let mut rows: Vec<Vec<String>> = self
            .axis
            .iter()
            .map(|number| vec![number.to_string()])
            .collect();
        let mut column = |name: String, values: &mut dyn Iterator<Item = f64>| {
            header.push(name);
            for row in &mut rows {
                let value = values.next().filter(|value| value.is_finite());
                row.push(value.map_or_else(String::new, data_text));
            }
        };
        for (index, series) in self.series.iter().chain(self.data).enumerate() {
            column(series.name.clone(), &mut series.values.iter().copied());
            // Where there is more data the bands of what is drawn are those of the data.
            let is_own = self.data.is_empty() || index >= self.series.len();
            if is_own && !series.band.is_empty() {
                let [low, high] = ends.map(|end| format!("{}, {end}", series.name));
                column(low, &mut series.band.iter().map(|band| band.0));
                column(high, &mut series.band.iter().map(|band| band.1));
            }
        }
        Table { header, rows }
    }

    /// Lines with bands or intervals, and marks across them, as data that other formats are written from.
    pub fn plot(&self) -> Plot {
        let first = if self.is_logarithmic {
            1.0
        } else {
            self.ends.0
        };
        let across = Axis {
            label: self.axis_label.to_owned(),
            range: Some((first, self.last())),
            is_logarithmic: self.is_logarithmic,
            names: Vec::new(),
        };
        let up = Axis {
            range: Some(self.range),
            is_logarithmic: self.has_logarithmic_values,
            ..Axis::default()
        };
        let series = self.series.iter().enumerate();
        let rule = |mark: &Mark| Rule {
            is_upright: true,
            at: mark.at,
            name: mark.name.to_owned(),
        };
        Plot {
            title: self.title.to_owned(),
            axes: [across, up],
            series: series
                .map(|(index, series)| self.line(index, series))
                .collect(),
            boxes: Vec::new(),
            rules: self.marks.iter().map(rule).collect(),
        }
    }

    fn line(&self, index: usize, series: &Series) -> PlotSeries {
        let values = self.axis.iter().zip(&series.values).enumerate();
        let points = values.map(|(place, (&at, &value))| Point::new(at, value, series.ends(place)));
        PlotSeries {
            name: series.name.clone(),
            kind: if self.has_error_bars {
                Kind::LineWithIntervals
            } else {
                Kind::Line
            },
            points: points.collect(),
            is_emphasised: series.emphasis,
            tone: self.is_coloured.then(|| tone_index(index, series)),
        }
    }
}
