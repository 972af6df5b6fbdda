//! A race in small: the mean, and the bounds that close in on it.

use engines::evolution::TracePoint;
use experiments::evolution::Step;
use page_kit::components::chart::LineChart;
use page_kit::context::use_page;
use page_model::kit::chart::{Series, around_half};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RaceChartProps {
    pub title: AttrValue,
    /// At tests, as far as they are seen.
    pub points: Rc<Vec<TracePoint>>,
    /// Of the whole race: the axis does not move while it is watched.
    pub games: u64,
}

/// Which race of a generation it is, and against whom.
pub fn title(step: &Step, race: usize, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    let opponent = step.races[race].opponent;
    let opponent = opponent.map_or_else(
        || words.against_any.to_owned(),
        |member| opponent_name(member, texts),
    );
    (words.race)(race + 1, step.races.len(), &opponent)
}

/// A member of the archive as an opponent.
pub fn opponent_name(member: u32, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    match member {
        0 => words.against_start.to_owned(),
        member => (words.against_member)(member),
    }
}

/// The chart.
#[component]
pub fn RaceChart(props: &RaceChartProps) -> Html {
    let words = &use_page().texts.labs.evolution.page;
    let points = props.points.iter();
    let mut axis: Vec<f64> = points.clone().map(|point| f64::from(point.games)).collect();
    if axis.last() != Some(&(props.games as f64)) {
        axis.push(props.games as f64);
    }
    let range = range(&props.points);
    let visible = |value: f64| {
        if (range.0..=range.1).contains(&value) {
            value
        } else {
            f64::NAN
        }
    };
    let line = |name: &'static str, read: fn(&TracePoint) -> f32, emphasis: bool| {
        let values = points.clone().map(|point| visible(f64::from(read(point))));
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

/// Around one half, so wide that the last bounds are well inside: what is decided is whether one half is between them. Lines
/// come into the picture when they have come so near.
fn range(points: &[TracePoint]) -> (f64, f64) {
    const MIN_REACH: f64 = 0.06;
    let far = |bound: f32| (f64::from(bound) - 0.5).abs();
    let last = points
        .last()
        .map_or(0.5, |last| far(last.lower).max(far(last.upper)));
    around_half((2.5 * last).clamp(MIN_REACH, 0.5))
}
