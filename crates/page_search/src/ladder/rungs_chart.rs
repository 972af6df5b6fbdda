//! The share of points against each opponent, with its interval.

use experiments::ladder::{Findings, RungStanding};
use page_kit::components::chart::BarChart;
use page_model::kit::chart::bars::Bar;
use std::rc::Rc;
use texts::LadderTexts;
use yew::prelude::*;

/// A bar an opponent, by its number in the table.
pub fn rungs_chart(standings: &Findings, words: &'static LadderTexts) -> Html {
    let bar = |(index, rung): (usize, &RungStanding)| Bar {
        name: (index + 1).to_string(),
        value: rung.share().unwrap_or(0.0),
        interval: rung.share().map(|_| rung.interval()),
        emphasis: rung.is_beaten(),
    };
    let bars: Vec<Bar> = standings.rungs.iter().enumerate().map(bar).collect();
    html! { <BarChart title={words.chart} bars={Rc::new(bars)} range={(0.0, 1.0)} /> }
}
