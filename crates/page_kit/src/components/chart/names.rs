//! The names of lines: at their ends, or in a list below where they are long.

use super::scale::Scale;
use super::series::Series;
use yew::prelude::*;

/// Names keep at least this distance.
const NAME_HEIGHT: f64 = 16.0;
/// Colours with patterns that lines have by their places, see [`super::frame::STYLE`].
const TONES: usize = 8;

/// The class of line `index` where every line has a colour and a pattern of its own.
pub fn tone(index: usize, series: &Series) -> String {
    format!("series-{}", tone_index(index, series))
}

/// The number of its colour and pattern.
pub fn tone_index(index: usize, series: &Series) -> usize {
    series.tone.unwrap_or(index % TONES)
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

/// Longer names stand in a list below the picture.
const MAX_LETTERS: usize = 20;
/// A letter of a name is about so wide.
const LETTER: f64 = 7.5;
/// Names take no more of the picture's width than this.
const MAX_SHARE: f64 = 0.42;

/// How much room the lines' names need to the right of their ends in a picture of this `width`; `None` where they stand in a
/// list below.
pub fn room_for_names(series: &[Series], width: f64) -> Option<f64> {
    let letters = series
        .iter()
        .map(|series| series.end_text().chars().count());
    let longest = letters.max().unwrap_or_default();
    let room = LETTER * longest as f64 + 14.0;
    (longest <= MAX_LETTERS && room <= MAX_SHARE * width).then_some(room)
}

/// The name of each line at its end, moved apart where they would lie on each other, none lower than the pixel `lowest`; in
/// the order of the lines.
pub fn names(series: &[Series], axis: &[f64], x: &Scale, y: &Scale, lowest: f64) -> Vec<Html> {
    let end = |series: &Series| {
        if series.end_text().trim().is_empty() {
            return None;
        }
        let mut known = series.values.iter().take(axis.len());
        let index = known.rposition(|value| value.is_finite())?;
        Some((x.pixel(axis[index]), y.pixel(series.values[index])))
    };
    let ends: Vec<Option<(f64, f64)>> = series.iter().map(end).collect();
    let places = moved_apart(&ends, lowest);
    let name = |(index, series): (usize, &Series)| {
        let Some((end, _)) = ends[index] else {
            return Html::default();
        };
        let at = places[index];
        let emphasis = series.emphasis.then_some("emphasis");
        html! {
            <text class={classes!("name", emphasis)} x={(end + 6.0).to_string()} y={(at + 4.0).to_string()}>{ series.end_text().to_owned() }</text>
        }
    };
    series.iter().enumerate().map(name).collect()
}

/// Heights near those wanted, in the order of the ends, each a name's height from the next.
pub fn moved_apart(ends: &[Option<(f64, f64)>], lowest: f64) -> Vec<f64> {
    let height = |index: usize| ends[index].map_or(0.0, |(_, y)| y);
    let mut order: Vec<usize> = (0..ends.len())
        .filter(|&index| ends[index].is_some())
        .collect();
    order.sort_by(|&a, &b| height(a).total_cmp(&height(b)));
    let mut places: Vec<f64> = (0..ends.len()).map(height).collect();
    let mut lowest_free = 0.0_f64;
    for &index in &order {
        places[index] = places[index].max(lowest_free);
        lowest_free = places[index] + NAME_HEIGHT;
    }
    // What was pushed over the lower edge moves up again.
    let mut highest_free = lowest;
    for &index in order.iter().rev() {
        places[index] = places[index].min(highest_free);
        highest_free = places[index] - NAME_HEIGHT;
    }
    places
}
