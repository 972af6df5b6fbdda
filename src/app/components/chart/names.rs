//! The names of lines: at their ends, or in a list below where they are long.

use super::scale::Scale;
use super::series::Series;
use yew::prelude::*;

/// Names keep at least this distance.
const NAME_HEIGHT: f64 = 13.0;
/// Colours with patterns that lines can have, see [`super::frame::STYLE`].
const TONES: usize = 8;

/// The class of line `index` where every line has a colour and a pattern of its own.
pub fn tone(index: usize) -> String {
    format!("series-{}", index % TONES)
}

/// The names of the lines beside a piece of each.
pub fn legend(series: &[Series]) -> Html {
    let entry = |(index, series): (usize, &Series)| {
        html! {
            <li>
                <svg class="chart coloured legend-line" viewBox="0 0 34 10" aria-hidden="true">
                    <g class={tone(index)}><polyline class="line" points="1,5 33,5" /></g>
                </svg>
                { &series.name }
            </li>
        }
    };
    html! { <ul class="legend small">{ for series.iter().enumerate().map(entry) }</ul> }
}

/// The lines' names at their ends, moved apart where they would lie on each other; none lower than the pixel
/// `lowest`.
pub fn names(series: &[Series], axis: &[f64], x: &Scale, y: &Scale, lowest: f64) -> Vec<Html> {
    let end = |series: &Series| {
        let index = series.values.len().min(axis.len()).checked_sub(1)?;
        Some((x.pixel(axis[index]), y.pixel(series.values[index])))
    };
    let mut ends: Vec<(&Series, (f64, f64))> = series
        .iter()
        .filter_map(|series| Some((series, end(series)?)))
        .collect();
    ends.sort_by(|a, b| a.1.1.total_cmp(&b.1.1));
    let mut lowest_free = 0.0_f64;
    let mut placed: Vec<f64> = Vec::new();
    for (_, (_, wanted)) in &ends {
        let at = wanted.max(lowest_free);
        placed.push(at);
        lowest_free = at + NAME_HEIGHT;
    }
    // What was pushed over the lower edge moves up again.
    let mut highest_free = lowest;
    for at in placed.iter_mut().rev() {
        *at = at.min(highest_free);
        highest_free = *at - NAME_HEIGHT;
    }
    let name = |((series, (end, _)), at): (&(&Series, (f64, f64)), f64)| {
        let emphasis = series.emphasis.then_some("emphasis");
        html! {
            <text class={classes!("name", emphasis)} x={(end + 6.0).to_string()} y={(at + 4.0).to_string()}>{ &series.name }</text>
        }
    };
    ends.iter().zip(placed).map(name).collect()
}
