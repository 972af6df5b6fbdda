//! Shades of a map: how strong the colour of a number is, and whether the number is written on it.

use super::grid::Grid;
use super::known::Known;

/// How strong the colour of the largest number is: where numbers stand on it, so that ink can be read.
const STRONGEST: f64 = 92.0;
const STRONGEST_UNDER_NUMBERS: f64 = 58.0;
/// And that of the least, so that it is told from nothing.
const WEAKEST: f64 = 5.0;

/// Whether numbers are written on the cells, as `amount` writes them: on both maps or on none.
pub fn are_written(known: &Known, amount: fn(f64) -> String) -> bool {
    let mut maps = known.model.iter().chain(&known.truth);
    maps.all(|numbers| has_room_for(&known.grid, numbers, amount))
}

fn has_room_for(grid: &Grid, numbers: &[Option<f64>], amount: fn(f64) -> String) -> bool {
    let known = numbers.iter().flatten();
    let letters = known.map(|&number| amount(number).chars().count());
    grid.has_room_for(letters.max().unwrap_or_default())
}

/// How strong the colour of a number is, in percent.
pub fn strength(number: f64, (low, high): (f64, f64), has_numbers: bool) -> f64 {
    let strongest = if has_numbers {
        STRONGEST_UNDER_NUMBERS
    } else {
        STRONGEST
    };
    let share = (number - low) / (high - low).max(f64::MIN_POSITIVE);
    WEAKEST + (strongest - WEAKEST) * share.clamp(0.0, 1.0)
}
