//! Krawczyk's operator, for any system of as many equations as unknowns: where solutions in a box can only be, and whether there is exactly one.
//!
//! Sources: R. Krawczyk, "Newton-Algorithmen zur Bestimmung von Nullstellen mit Fehlerschranken" (1969); R. E. Moore, R. B. Kearfott, M. J. Cloud,
//! "Introduction to Interval Analysis" (2009), chapter 8.

use super::Interval;

/// Functions that are to be 0.
pub trait Equations {
    /// What they come to: an equation an entry. If an equation has a number that is not known exactly, all its values.
    fn values(&self, at: &[Interval]) -> Vec<Interval>;

    /// The derivatives anywhere in a box: an equation a row, an unknown a column.
    fn derivatives(&self, area: &[Interval]) -> Vec<Vec<Interval>>;
}

/// K = m − A F(m) + (1 − A F′(X)) (X − m) with the middle m of the box X and A near the inverse of F′: all solutions of X are in it, and if it is inside of X there is
/// exactly one. `None` if there is no such A.
pub fn krawczyk(system: &impl Equations, area: &[Interval]) -> Option<Vec<Interval>> {
    let derivatives = system.derivatives(area);
    let inverse = inverse(&derivatives)?;
    let middle: Vec<Interval> = area
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
    let image: Vec<Interval> = (0..area.len()).map(side).collect();
    let is_number = |side: &Interval| side.low.is_finite() && side.high.is_finite();
    image.iter().all(is_number).then_some(image)
}

/// Takes a step of Newton's method, and tells how long it was: the greatest change, as a part of 1 and the unknown. `None` if the derivatives have no inverse to speak of,
/// or the step leads nowhere.
pub fn newton(system: &impl Equations, at: &mut [f64]) -> Option<f64> {
    let area: Vec<Interval> = at.iter().copied().map(Interval::point).collect();
    let inverse = inverse(&system.derivatives(&area))?;
    let values = system.values(&area);
    let mut longest = 0.0_f64;
    for (unknown, row) in at.iter_mut().zip(&inverse) {
        let pairs = row.iter().zip(&values);
        let step: f64 = pairs.map(|(factor, value)| factor * value.middle()).sum();
        *unknown -= step;
        longest = longest.max(step.abs() / (1.0 + unknown.abs()));
    }
    let is_number = longest.is_finite() && at.iter().all(|part| part.is_finite());
    is_number.then_some(longest)
}

/// Whether a box is inside of another one.
pub fn is_inside(inner: &[Interval], outer: &[Interval]) -> bool {
    let mut sides = inner.iter().zip(outer);
    sides.all(|(inner, &outer)| inner.is_inside(outer))
}

/// Near the inverse of the middle of a matrix; `None` if it has none to speak of.
pub fn inverse(matrix: &[Vec<Interval>]) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let row = |(place, row): (usize, &Vec<Interval>)| {
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
