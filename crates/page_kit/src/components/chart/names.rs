//! The names of lines: at their ends, or in a list below where they are long.

use page_model::kit::chart::names::{name_places, tone_index};
use page_model::kit::chart::{Scale, Series};
use yew::prelude::*;

/// The class of line `index` where every line has a colour and a pattern of its own.
pub fn tone(index: usize, series: &Series) -> String {
    format!("series-{}", tone_index(index, series))
}

/// The names of the lines beside a piece of each.
pub fn legend(series: &[Series]) -> Html {
    let entry = |(index, series): (usize, &Series)| {
        html! {
            <li>
                <svg class="chart coloured legend-line" viewBox="0 0 34 10" aria-hidden="true">
                    <g class={tone(index, series)}><polyline class="line" points="1,5 33,5" /></g>
                </svg>
                { &series.name }
            </li>
        }
    };
    html! { <ul class="legend small">{ for series.iter().enumerate().map(entry) }</ul> }
}

/// The name of each line at its end, moved apart where they would lie on each other, none lower than the pixel `lowest`; in
/// the order of the lines.
pub fn names(series: &[Series], axis: &[f64], x: &Scale, y: &Scale, lowest: f64) -> Vec<Html> {
    let places = name_places(series, axis, x, y, lowest);
    let name = |(index, series): (usize, &Series)| {
        let Some((end, at)) = places[index] else {
            return Html::default();
        };
        let emphasis = series.emphasis.then_some("emphasis");
        html! {
            <text class={classes!("name", emphasis)} x={(end + 6.0).to_string()} y={(at + 4.0).to_string()}>{ series.end_text().to_owned() }</text>
        }
    };
    series.iter().enumerate().map(name).collect()
}
