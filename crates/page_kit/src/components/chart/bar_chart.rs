//! A bar a name, with an interval on it.

use super::axis::vertical_axis;
use super::frame::Frame;
use crate::context::use_page;
use page_model::kit::chart::Scale;
use page_model::kit::chart::axis::room_for_numbers;
use page_model::kit::chart::bars::{Bar, plot, table};
use std::rc::Rc;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 190.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 22.0;

#[derive(PartialEq, Properties)]
pub struct BarChartProps {
    pub title: AttrValue,
    pub bars: Rc<Vec<Bar>>,
    /// The vertical range; bars stand on its lower end.
    pub range: (f64, f64),
}

/// The chart.
#[component]
pub fn BarChart(props: &BarChartProps) -> Html {
    let texts = use_page().texts;
    let picture = use_node_ref();
    let y = Scale::new(props.range, (HEIGHT - BOTTOM, TOP));
    let left = room_for_numbers(&y, texts.number);
    let step = (WIDTH - left - RIGHT) / props.bars.len().max(1) as f64;
    let bars = props.bars.iter().enumerate();
    let table = {
        let (bars, header) = (props.bars.clone(), texts.chart.bar_header);
        Callback::from(move |()| table(&bars, header))
    };
    let plot = {
        let (title, bars, range) = (props.title.clone(), props.bars.clone(), props.range);
        Callback::from(move |()| plot(&title, &bars, range))
    };
    html! {
        <Frame title={props.title.clone()} {table} {plot} picture={picture.clone()}>
            <svg ref={picture} class="chart scaled" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={props.title.clone()}>
                { vertical_axis(&y, left, WIDTH - RIGHT, texts.number) }
                { for bars.map(|(index, bar)| draw(bar, left + (index as f64 + 0.5) * step, step, &y)) }
            </svg>
        </Frame>
    }
}

fn draw(bar: &Bar, centre: f64, step: f64, y: &Scale) -> Html {
    let (top, foot) = (y.pixel(bar.value), HEIGHT - BOTTOM);
    let width = (step * 0.6).min(40.0);
    let whisker = |(low, high): (f64, f64)| {
        let path = format!(
            "M{centre} {} V{} M{} {} h8 M{} {} h8",
            y.pixel(low),
            y.pixel(high),
            centre - 4.0,
            y.pixel(low),
            centre - 4.0,
            y.pixel(high)
        );
        html! { <path class="interval" d={path} /> }
    };
    let emphasis = bar.emphasis.then_some("emphasis");
    html! {
        <g>
            <title>{ format!("{}: {:.3}", bar.name, bar.value) }</title>
            <rect class={classes!("bar", emphasis)} x={(centre - width / 2.0).to_string()} y={top.to_string()}
                width={width.to_string()} height={(foot - top).max(0.0).to_string()} rx="2" />
            { bar.interval.map(whisker).unwrap_or_default() }
            <text class={classes!("name", emphasis)} x={centre.to_string()} y={(HEIGHT - 5.0).to_string()} text-anchor="middle">{ &bar.name }</text>
        </g>
    }
}
