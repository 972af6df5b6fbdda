//! Charts as data that other formats are written from: [`drawing::plot`].

use super::bar_chart::Bar;
use super::box_plot::FiveNumbers;
use super::dot_chart::DotChartProps;
use super::line_chart_props::LineChartProps;
use super::names::tone_index;
use super::series;
use super::whisker_chart::WhiskerChartProps;
use drawing::plot::{Axis, Kind, Plot, Point, Rule, Series};

/// What nobody has to tell from others.
fn unnamed(kind: Kind, points: Vec<Point>) -> Series {
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

/// Bars with their intervals.
pub fn bars(title: &str, bars: &[Bar], range: (f64, f64)) -> Plot {
    let names = bars.iter().map(|bar| bar.name.clone()).collect();
    let points = |is_emphasised: bool| {
        let places = bars.iter().enumerate();
        let chosen = places.filter(move |(_, bar)| bar.emphasis == is_emphasised);
        let point = |(place, bar): (usize, &Bar)| Point::new(place as f64, bar.value, bar.interval);
        Series {
            is_emphasised,
            ..unnamed(Kind::Bars, chosen.map(point).collect())
        }
    };
    let series = [false, true].map(points);
    Plot {
        title: title.to_owned(),
        axes: [
            Axis {
                names,
                ..Axis::default()
            },
            Axis {
                range: Some(range),
                ..Axis::default()
            },
        ],
        series: series
            .into_iter()
            .filter(|series| !series.points.is_empty())
            .collect(),
        ..Plot::default()
    }
}

/// Boxes, the first of them at the foot.
pub fn boxes(title: &str, boxes: &[(String, FiveNumbers)]) -> Plot {
    let names = boxes.iter().map(|(name, _)| name.clone()).collect();
    Plot {
        title: title.to_owned(),
        axes: [
            Axis::default(),
            Axis {
                names,
                ..Axis::default()
            },
        ],
        boxes: boxes.iter().map(|(_, five)| five.0).collect(),
        ..Plot::default()
    }
}

/// Dots with their names.
pub fn dots(props: &DotChartProps) -> Plot {
    let axis = |index: usize| Axis {
        label: props.axes[index].to_string(),
        range: Some(props.ranges[index]),
        is_logarithmic: index == 1,
        names: Vec::new(),
    };
    let series = |is_emphasised: bool| {
        let chosen = props
            .dots
            .iter()
            .filter(|dot| dot.emphasis == is_emphasised);
        let points = chosen.map(|dot| Point {
            at: dot.at.into(),
            intervals: dot.intervals.map_or([None; 2], |ends| ends.map(Some)),
            name: dot.name.clone(),
        });
        Series {
            is_emphasised,
            ..unnamed(Kind::Dots, points.collect())
        }
    };
    Plot {
        title: props.title.to_string(),
        axes: [axis(0), axis(1)],
        series: [false, true]
            .map(series)
            .into_iter()
            .filter(|series| !series.points.is_empty())
            .collect(),
        ..Plot::default()
    }
}

/// Dots with whiskers, and the line across.
pub fn whiskers(props: &WhiskerChartProps) -> Plot {
    let point = |point: &super::WhiskerPoint| {
        let (value, ends, _) = point.known?;
        Some(Point::new(point.at, value, Some(ends)))
    };
    let points = props.points.iter().filter_map(point).collect();
    let (first, last) = props.ends;
    Plot {
        title: props.title.to_string(),
        axes: [
            Axis {
                label: props.axis_label.to_string(),
                range: Some((first - 1.0, last + 1.0)),
                ..Axis::default()
            },
            Axis {
                range: Some(props.range),
                ..Axis::default()
            },
        ],
        series: vec![unnamed(Kind::Dots, points)],
        boxes: Vec::new(),
        rules: vec![Rule {
            is_upright: false,
            at: props.line.0,
            name: props.line.1.to_string(),
        }],
    }
}
