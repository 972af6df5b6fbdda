//! Names of lines: at their ends, moved apart, or in a list below where they are long.

use super::scale::Scale;
use super::series::Series;

/// Names keep at least this distance.
const NAME_HEIGHT: f64 = 16.0;
/// Colours with patterns that lines have by their places; the sheet of the charts has a rule for each.
const TONES: usize = 8;
/// Longer names stand in a list below the picture.
const MAX_LETTERS: usize = 20;
/// The width of a letter of a name, about.
const LETTER: f64 = 7.5;
/// Names take no more of the picture's width than this.
const MAX_SHARE: f64 = 0.42;

/// The number of the colour and pattern of line `index` where every line has its own.
pub fn tone_index(index: usize, series: &Series) -> usize {
    series.tone.unwrap_or(index % TONES)
}

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

/// Where the name of each line stands, in pixels across and down: at its end, moved apart where names would lie on each other,
/// none lower than the pixel `lowest`; `None` for a line without a name or without a value.
pub fn name_places(
    series: &[Series],
    axis: &[f64],
    x: &Scale,
    y: &Scale,
    lowest: f64,
) -> Vec<Option<(f64, f64)>> {
    let end = |series: &Series| {
        if series.end_text().trim().is_empty() {
            return None;
        }
        let mut known = series.values.iter().take(axis.len());
        let index = known.rposition(|value| value.is_finite())?;
        Some((x.pixel(axis[index]), y.pixel(series.values[index])))
    };
    let ends: Vec<Option<(f64, f64)>> = series.iter().map(end).collect();
    let heights = moved_apart(&ends, lowest);
    let place = |(end, height): (&Option<(f64, f64)>, f64)| end.map(|(across, _)| (across, height));
    ends.iter().zip(heights).map(place).collect()
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
