//! Iterations as time: which of those that are kept is shown, and the curve behind the slider.

use experiments::regret::{Past, RegretExperiment};

/// Units of the picture, which is stretched over the slider.
pub const WIDTH: f64 = 1_000.0;
pub const HEIGHT: f64 = 100.0;
/// Less cannot be told from nothing.
const MIN_GAP: f64 = 1e-9;

/// The place of the moment that is shown for an iteration: of those that are not kept, the one before.
pub fn place_of(moments: &[u64], iteration: u64) -> usize {
    let after = moments.partition_point(|&moment| moment <= iteration);
    after.saturating_sub(1)
}

/// What `lab` looks at once the slider is at this place; the end is looked at whatever its number.
pub fn look_at(lab: &RegretExperiment, moments: &[u64], place: u64) -> Option<u64> {
    let last = moments.len() - 1;
    let iteration = moments[(place as usize).min(last)];
    (iteration < lab.iterations).then_some(iteration)
}

/// Whether the axis has a number there.
pub fn is_power_of_ten(number: u64) -> bool {
    let mut power = 1_u64;
    while power < number {
        power = power.saturating_mul(10);
    }
    power == number
}

/// The curve of what is kept so far, as points of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    pub line: String,
    /// The curve and what is below it.
    pub polygon: String,
}

/// How much the average strategy could be beaten, over the places of the slider, up to its place `last`. The vertical axis has
/// powers of ten. `None` before anything is kept.
pub fn area(past: &[Past], last: f64) -> Option<Area> {
    let logarithm = |past: &Past| libm::log10(past.best_response_gap.max(MIN_GAP));
    let heights: Vec<f64> = past.iter().map(logarithm).collect();
    let first = *heights.first()?;
    let (low, high) = heights.iter().fold((first, first), |(low, high), &height| {
        (low.min(height), high.max(height))
    });
    let x = |place: usize| WIDTH * place as f64 / last;
    let point = |(place, height): (usize, &f64)| {
        let share = (high - height) / (high - low).max(1.0);
        format!("{:.1},{:.1}", x(place), HEIGHT * (0.08 + 0.84 * share))
    };
    let line: Vec<String> = heights.iter().enumerate().map(point).collect();
    let line = line.join(" ");
    let end = x(past.len() - 1);
    Some(Area {
        polygon: format!("0,{HEIGHT} {line} {end:.1},{HEIGHT}"),
        line,
    })
}
