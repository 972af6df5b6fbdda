//! Dots of a chart: two numbers of each thing against each other, the vertical one on a logarithmic axis.

use super::names::moved_apart;
use super::scale::data_text;
use super::unnamed::unnamed;
use drawing::plot::{Axis, Kind, Plot, Point, Series};
use experiments::report::Table;

/// Names of dots no farther from each other than this, across, are kept apart.
const NEAR: f64 = 130.0;

/// A thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    pub name: String,
    /// Across and up.
    pub at: (f64, f64),
    /// What the numbers may be, where they are estimates: across and up.
    pub intervals: Option<[(f64, f64); 2]>,
    /// What it is about, for what is highlighted together.
    pub about: String,
    pub emphasis: bool,
}

/// For each dot at these pixels how high its name stands: apart where names would lie on each other, none lower than the pixel
/// `lowest`.
pub fn name_heights(places: &[(f64, f64)], lowest: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| places[a].0.total_cmp(&places[b].0));
    let mut heights = vec![0.0; places.len()];
    let is_far = |pair: &[usize]| places[pair[1]].0 - places[pair[0]].0 > NEAR;
    let mut rest = order.as_slice();
    while !rest.is_empty() {
        let count = rest.windows(2).position(is_far);
        let (group, others) = rest.split_at(count.map_or(rest.len(), |last| last + 1));
        let ends: Vec<Option<(f64, f64)>> =
            group.iter().map(|&index| Some(places[index])).collect();
        for (&index, height) in group.iter().zip(moved_apart(&ends, lowest)) {
            heights[index] = height;
        }
        rest = others;
    }
    heights
}

/// A row a dot.
pub fn table(dots: &[Dot], axes: [&str; 2]) -> Table {
    let row = |dot: &Dot| vec![dot.name.clone(), dot.at.0.to_string(), data_text(dot.at.1)];
    Table {
        header: vec![String::new(), axes[0].to_owned(), axes[1].to_owned()],
        rows: dots.iter().map(row).collect(),
    }
}

/// Dots with their names.
pub fn plot(title: &str, axes: [&str; 2], dots: &[Dot], ranges: [(f64, f64); 2]) -> Plot {
    let axis = |index: usize| Axis {
        label: axes[index].to_owned(),
        range: Some(ranges[index]),
        is_logarithmic: index == 1,
        names: Vec::new(),
    };
    let series = |is_emphasised: bool| {
        let chosen = dots.iter().filter(|dot| dot.emphasis == is_emphasised);
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
        title: title.to_owned(),
        axes: [axis(0), axis(1)],
        series: [false, true]
            .map(series)
            .into_iter()
            .filter(|series| !series.points.is_empty())
            .collect(),
        ..Plot::default()
    }
}
