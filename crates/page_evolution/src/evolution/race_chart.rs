//! A race in small: the mean, and the bounds that close in on it.

use engines::evolution::TracePoint;
use page_kit::components::chart::LineChart;
use page_kit::context::use_page;
use page_model::evolution::trace::{self, visible};
use page_model::kit::chart::{Series, around_half};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RaceChartProps {
    pub title: AttrValue,
    /// At tests, as far as they are seen.
    pub points: Rc<Vec<TracePoint>>,
    /// Of the whole race: the axis does not move while it is watched.
    pub games: u64,
}

/// The chart.
#[component]
pub fn RaceChart(props: &RaceChartProps) -> Html {
    let words = &use_page().texts.labs.evolution.page;
    let points = props.points.iter();
    let axis = trace::axis(&props.points, props.games);
    let range = around_half(trace::reach(&props.points));
    let line = |name: &'static str, read: fn(&TracePoint) -> f32, emphasis: bool| {
        let values = points
            .clone()
            .map(|point| visible(f64::from(read(point)), range));
        Series::line(name, values).emphasised(emphasis)
    };
    let half = Series::flat(words.half, 0.5, axis.len());
    let series = vec![
        line(words.mean, |point| point.mean, true),
        line(words.lower, |point| point.lower, false),
        line(words.upper, |point| point.upper, false),
        half,
    ];
    let series = series
        .into_iter()
        .filter(|series| !series.values.is_empty());
    html! {
        <LineChart title={props.title.clone()} axis_label={words.games_axis} axis={Rc::new(axis)}
            series={Rc::new(series.collect::<Vec<_>>())} {range} coloured=true />
    }
}
