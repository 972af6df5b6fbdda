//! Whiskers of a chart: dots along an axis, each with where the truth may be.

use super::scale::data_text;
use super::unnamed::unnamed;
use drawing::plot::{Axis, Kind, Plot, Point, Rule};
use experiments::report::Table;

/// What a dot looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Above the line, and drawn as a circle; else a square on its corner.
    pub is_above: bool,
    /// Filled.
    pub is_sure: bool,
}

/// A place of the axis.
#[derive(Clone, Debug, PartialEq)]
pub struct WhiskerPoint {
    pub at: f64,
    /// The value, its whisker and its look; `None` where nothing is known.
    pub known: Option<(f64, (f64, f64), Look)>,
    /// What is read there.
    pub reading: String,
}

/// Dots with whiskers against their axes, and a line across.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Whiskers<'a> {
    pub title: &'a str,
    pub axis_label: &'a str,
    pub points: &'a [WhiskerPoint],
    /// The ends of the axis, and of the values.
    pub ends: (f64, f64),
    pub range: (f64, f64),
    /// A line across, with its name.
    pub line: (f64, &'a str),
}

impl Whiskers<'_> {
    /// A row a dot.
    pub fn table(&self, header: [&str; 4]) -> Table {
        let row = |point: &WhiskerPoint| {
            let (value, (low, high), _) = point.known?;
            let numbers = [value, low, high].map(data_text);
            let place = data_text(point.at);
            let place = place.trim_end_matches('0').trim_end_matches('.').to_owned();
            Some(core::iter::once(place).chain(numbers).collect())
        };
        let mut header = header.map(str::to_owned).to_vec();
        self.axis_label.clone_into(&mut header[0]);
        Table {
            header,
            rows: self.points.iter().filter_map(row).collect(),
        }
    }

    /// Dots with whiskers, and the line across.
    pub fn plot(&self) -> Plot {
        let point = |point: &WhiskerPoint| {
            let (value, ends, _) = point.known?;
            Some(Point::new(point.at, value, Some(ends)))
        };
        let points = self.points.iter().filter_map(point).collect();
        let (first, last) = self.ends;
        Plot {
            title: self.title.to_owned(),
            axes: [
                Axis {
                    label: self.axis_label.to_owned(),
                    range: Some((first - 1.0, last + 1.0)),
                    ..Axis::default()
                },
                Axis {
                    range: Some(self.range),
                    ..Axis::default()
                },
            ],
            series: vec![unnamed(Kind::Dots, points)],
            boxes: Vec::new(),
            rules: vec![Rule {
                is_upright: false,
                at: self.line.0,
                name: self.line.1.to_owned(),
            }],
        }
    }
}
