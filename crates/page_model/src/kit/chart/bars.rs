//! Bars of a chart: a bar a name, with an interval on it.

use super::unnamed::unnamed;
use drawing::plot::{Axis, Kind, Plot, Point, Series};
use experiments::report::Table;

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    pub name: String,
    pub value: f64,
    /// Lower and upper end of what the value may be.
    pub interval: Option<(f64, f64)>,
    pub emphasis: bool,
}

/// A row a bar.
pub fn table(bars: &[Bar], header: [&str; 4]) -> Table {
    let row = |bar: &Bar| {
        let end = |end: Option<f64>| end.map_or_else(String::new, |end| format!("{end:.5}"));
        vec![
            bar.name.clone(),
            format!("{:.5}", bar.value),
            end(bar.interval.map(|(low, _)| low)),
            end(bar.interval.map(|(_, high)| high)),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: bars.iter().map(row).collect(),
    }
}

/// Bars with their intervals.
pub fn plot(title: &str, bars: &[Bar], range: (f64, f64)) -> Plot {
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
