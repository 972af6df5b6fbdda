//! Newton: where solutions in a box can only be, and whether there is exactly one, by Krawczyk's operator.
//!
//! With some unknowns as parameters and as many equations as other unknowns it says the same for all values of the parameters at once.

use super::system::System;
use super::tensor::Bounds;
use crate::intervals::Interval;
use crate::intervals::krawczyk::{self, Equations};

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

/// Some equations of a system, as many as the unknowns that they are solved for; all others are parameters.
struct Part<'a> {
    system: &'a System,
    equations: Vec<usize>,
    unknowns: Vec<usize>,
}

/// Looks for solutions in a box, and a little beyond: so one on its side is found as well.
pub fn look(system: &System, area: &[Interval]) -> Verdict {
    let all: Vec<usize> = (0..area.len()).collect();
    let part = Part {
        system,
        equations: all.clone(),
        unknowns: all,
    };
    look_for(&part, area)
}

/// The equations by which, for any values of a player's own unknowns in a box, the others' have exactly one solution in a larger box, and where that is.
#[derive(Clone, Debug, PartialEq)]
pub struct Others {
    pub equations: Vec<usize>,
    pub at: Bounds,
    pub only: Bounds,
}

/// The others' strategies, if equations fix them whatever a player does: `None` if that cannot be seen.
pub fn others(system: &System, area: &[Interval], player: usize) -> Option<Others> {
    let own = system.own(player);
    let unknowns: Vec<usize> = (0..area.len())
        .filter(|unknown| !own.contains(unknown))
        .collect();
    let equations = independent(&system.derivatives(area), &unknowns)?;
    let part = Part {
        system,
        equations: equations.clone(),
        unknowns,
    };
    match look_for(&part, area) {
        Verdict::One { at, only } => Some(Others {
            equations,
            at,
            only,
        }),
        Verdict::None | Verdict::Within(_) => None,
    }
}

/// As many rows as columns, the most independent ones in the middle.
fn independent(matrix: &[Bounds], columns: &[usize]) -> Option<Vec<usize>> {
    let row = |row: &Bounds| columns.iter().map(|&column| row[column].middle()).collect();
    let mut rows: Vec<Vec<f64>> = matrix.iter().map(row).collect();
    let mut chosen = Vec::new();
    for step in 0..columns.len() {
        let left = (0..rows.len()).filter(|row| !chosen.contains(row));
        let weight = |row: usize| rows[row][step].abs();
        let pivot = left.reduce(|best, row| {
            if weight(row) > weight(best) {
                row
            } else {
                best
            }
        })?;
        let above = rows[pivot].clone();
        if above[step] == 0.0 {
            return None;
        }
        chosen.push(pivot);
        for (number, row) in rows.iter_mut().enumerate() {
            let times = row[step] / above[step];
            if !chosen.contains(&number) {
                for (entry, above) in row.iter_mut().zip(&above) {
                    *entry -= times * above;
                }
            }
        }
    }
    chosen.sort_unstable();
    Some(chosen)
}

fn look_for(part: &Part, area: &[Interval]) -> Verdict {
    const BEYOND: f64 = 0.02;
    let mut larger = area.to_vec();
    for &unknown in &part.unknowns {
        let side = area[unknown];
        let more = side.width() * BEYOND + 1e-9;
        larger[unknown] = Interval {
            low: side.low - more,
            high: side.high + more,
        };
    }
    let Some(image) = krawczyk(part, &larger) else {
        return Verdict::Within(area.to_vec());
    };
    let mut unknowns = part.unknowns.iter();
    if unknowns.all(|&unknown| image[unknown].is_inside(larger[unknown])) {
        let at = refined(part, image);
        return Verdict::One { at, only: larger };
    }
    common(&image, area).map_or(Verdict::None, Verdict::Within)
}

/// The same solution in a box as small as can be.
fn refined(part: &Part, mut at: Bounds) -> Bounds {
    for _ in 0..REFINEMENTS {
        let image = krawczyk(part, &at);
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

/// The operator on the unknowns of a part; parameters keep all of their values.
fn krawczyk(part: &Part, area: &[Interval]) -> Option<Bounds> {
    let within = Within { part, area };
    let unknowns = part.unknowns.iter();
    let sides: Bounds = unknowns.map(|&unknown| area[unknown]).collect();
    let image = krawczyk::krawczyk(&within, &sides)?;
    Some(within.whole(&image))
}

/// A part with the values of its parameters.
struct Within<'a> {
    part: &'a Part<'a>,
    area: &'a [Interval],
}

impl Within<'_> {
    /// The whole box, with these sides for the unknowns of the part.
    fn whole(&self, sides: &[Interval]) -> Bounds {
        let mut whole = self.area.to_vec();
        for (&unknown, &side) in self.part.unknowns.iter().zip(sides) {
            whole[unknown] = side;
        }
        whole
    }
}

impl Equations for Within<'_> {
    fn values(&self, at: &[Interval]) -> Bounds {
        let all = self.part.system.values(&self.whole(at));
        let equations = self.part.equations.iter();
        equations.map(|&equation| all[equation]).collect()
    }

    fn derivatives(&self, area: &[Interval]) -> Vec<Bounds> {
        let all = self.part.system.derivatives(&self.whole(area));
        let row = |&equation: &usize| {
            let unknowns = self.part.unknowns.iter();
            unknowns.map(|&unknown| all[equation][unknown]).collect()
        };
        self.part.equations.iter().map(row).collect()
    }
}
