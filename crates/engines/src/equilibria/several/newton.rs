//! Operator of Krawczyk: where solutions in a box can only be, and whether there is exactly one.

use super::system::System;
use super::tensor::Bounds;
use crate::intervals::Interval;

/// Steps of refinement at most: each squares the error.
const REFINEMENTS: usize = 12;

/// What is known about the solutions in a box.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    None,
    /// Exactly one in `only`, and it is in `at`.
    One {
        at: Bounds,
        only: Bounds,
    },
    /// All are in this part.
    Within(Bounds),
}

/// Looks for solutions in a box, and a little beyond: so one on its side is found as well.
pub fn look(system: &System, area: &[Interval]) -> Verdict {
    const BEYOND: f64 = 0.02;
    let larger = |&side: &Interval| {
        let more = side.width() * BEYOND + 1e-9;
        Interval {
            low: side.low - more,
            high: side.high + more,
        }
    };
    let larger: Bounds = area.iter().map(larger).collect();
    let Some(image) = krawczyk(system, &larger) else {
        return Verdict::Within(area.to_vec());
    };
    let mut pairs = image.iter().zip(&larger);
    if pairs.all(|(image, side)| image.is_inside(*side)) {
        let at = refined(system, image);
        return Verdict::One { at, only: larger };
    }
    common(&image, area).map_or(Verdict::None, Verdict::Within)
}

/// The same solution in a box as small as can be.
fn refined(system: &System, mut at: Bounds) -> Bounds {
    for _ in 0..REFINEMENTS {
        let image = krawczyk(system, &at);
        let Some(next) = image.and_then(|image| common(&image, &at)) else {
            return at;
        };
        let is_done = widest(&next) > 0.5 * widest(&at);
        at = next;
        if is_done {
            break;
        }
    }
    at
}

/// The length of the longest side.
pub fn widest(area: &[Interval]) -> f64 {
    area.iter().map(|side| side.width()).fold(0.0, f64::max)
}

fn common(one: &[Interval], other: &[Interval]) -> Option<Bounds> {
    let pairs = one.iter().zip(other);
    pairs.map(|(one, &other)| one.common(other)).collect()
}

/// K = m − A F(m) + (1 − A F′(X)) (X − m) with the middle m of the box X and A near the inverse of F′: all solutions of X are in it, and if it is inside of X there is
/// exactly one. `None` if there is no such A.
fn krawczyk(system: &System, area: &[Interval]) -> Option<Bounds> {
    let derivatives = system.derivatives(area);
    let inverse = inverse(&derivatives)?;
    let middle: Bounds = area
        .iter()
        .map(|side| Interval::point(side.middle()))
        .collect();
    let values = system.values(&middle);
    let side = |row: usize| {
        let mut side = middle[row];
        for (equation, &factor) in inverse[row].iter().enumerate() {
            side = side - Interval::point(factor) * values[equation];
        }
        for column in 0..area.len() {
            let mut rest = if row == column {
                Interval::ONE
            } else {
                Interval::ZERO
            };
            for (&factor, derivatives) in inverse[row].iter().zip(&derivatives) {
                rest = rest - Interval::point(factor) * derivatives[column];
            }
            side = side + rest * (area[column] - middle[column]);
        }
        side
    };
    let image: Bounds = (0..area.len()).map(side).collect();
    let is_number = |side: &Interval| side.low.is_finite() && side.high.is_finite();
    image.iter().all(is_number).then_some(image)
}

/// Near the inverse of the middle of a matrix; `None` if it has none to speak of.
fn inverse(matrix: &[Bounds]) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let row = |(place, row): (usize, &Bounds)| {
        let unit = (0..size).map(|column| f64::from(u8::from(column == place)));
        let middles = row.iter().map(|entry| entry.middle());
        middles.chain(unit).collect()
    };
    let mut rows: Vec<Vec<f64>> = matrix.iter().enumerate().map(row).collect();
    let entries = matrix.iter().flatten().map(|entry| entry.middle().abs());
    let least = 1e-12 * entries.fold(0.0, f64::max);
    for step in 0..size {
        let larger = |best: usize, row: usize| {
            if rows[row][step].abs() > rows[best][step].abs() {
                row
            } else {
                best
            }
        };
        let pivot = (step..size).fold(step, larger);
        if rows[pivot][step].abs() <= least {
            return None;
        }
        rows.swap(step, pivot);
        clear(&mut rows, step);
    }
    Some(rows.into_iter().map(|row| row[size..].to_vec()).collect())
}

/// Makes the column of a step that of the unit matrix.
fn clear(rows: &mut [Vec<f64>], step: usize) {
    let pivot = rows[step][step];
    let pivot_row: Vec<f64> = rows[step].iter().map(|entry| entry / pivot).collect();
    for (number, row) in rows.iter_mut().enumerate() {
        let times = row[step];
        if number != step && times != 0.0 {
            for (entry, above) in row.iter_mut().zip(&pivot_row) {
                *entry -= times * above;
            }
        }
    }
    rows[step] = pivot_row;
}
