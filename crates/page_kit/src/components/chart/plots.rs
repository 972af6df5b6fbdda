//! Charts of lines as data that other formats are written from: [`drawing::plot`]; other charts make theirs themselves.

use super::line_chart_props::LineChartProps;
use super::names::tone_index;
use super::series;
use drawing::plot::{Axis, Kind, Plot, Point, Rule, Series};

/// What nobody has to tell from others.
pub fn unnamed(kind: Kind, points: Vec<Point>) -> Series {
    Series {
        name: String::new(),
        kind,
        points,
        is_emphasised: false,
        tone: None,
    }
}

/// Lines with bands or intervals, and marks across them.
pub fn lines(props: &LineChartProps) -> Plot {
    let first = if props.logarithmic { 1.0 } else { props.ends.0 };
    let last = props.ends.1.or(props.axis.last().copied()).unwrap_or(1.0);
    let across = Axis {
        label: props.axis_label.to_string(),
        range: Some((first, last)),
        is_logarithmic: props.logarithmic,
        names: Vec::new(),
    };
    let up = Axis {
        range: Some(props.range),
        is_logarithmic: props.logarithmic_values,
        ..Axis::default()
    };
    let series = props.series.iter().enumerate();
    let rule = |mark: &super::Mark| Rule {
        is_upright: true,
        at: mark.at,
        name: mark.name.to_owned(),
    };
    Plot {
        title: props.title.to_string(),
        axes: [across, up],
        series: series
            .map(|(index, series)| line(props, index, series))
            .collect(),
        boxes: Vec::new(),
        rules: props.marks.iter().map(rule).collect(),
    }
}

fn line(props: &LineChartProps, index: usize, series: &series::Series) -> Series {
    let values = props.axis.iter().zip(&series.values).enumerate();
    let points = values.map(|(place, (&at, &value))| Point::new(at, value, series.ends(place)));
    Series {
        name: series.name.clone(),
        kind: if props.error_bars {
            Kind::LineWithIntervals
        } else {
            Kind::Line
        },
        points: points.collect(),
        is_emphasised: series.emphasis,
        tone: props.coloured.then(|| tone_index(index, series)),
    }
}
