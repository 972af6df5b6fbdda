//! Dots: what each student got, as a dot on a line of points; equal points stand on each other.

use classes::playing::closed::Outcome;

/// Columns of dots; points that fall into one stand on each other.
const COLUMNS: usize = 60;

/// A dot: its seat, how far along the line it is, from 0 to 1, and how many are below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    pub seat: u16,
    pub along: f64,
    pub height: usize,
}

/// The dots by points, and what the ends of the line stand for; nothing where nobody got points.
#[derive(Clone, Debug, PartialEq)]
pub struct Dots {
    pub dots: Vec<Dot>,
    pub ends: (f64, f64),
    /// How many stand on each other at most.
    pub highest: usize,
}

/// The dots of a closed round.
pub fn dots(outcomes: &[Outcome]) -> Option<Dots> {
    let mut got: Vec<(f64, u16)> = outcomes
        .iter()
        .filter_map(|outcome| Some((outcome.points?.value(), outcome.seat)))
        .collect();
    got.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    let (low, high) = (got.first()?.0, got.last()?.0);
    let spread = if high > low { high - low } else { 1.0 };
    let mut counts = [0; COLUMNS];
    let dots = got
        .iter()
        .map(|(points, seat)| {
            let column = ((points - low) / spread * (COLUMNS - 1) as f64).round() as usize;
            counts[column] += 1;
            Dot {
                seat: *seat,
                along: column as f64 / (COLUMNS - 1) as f64,
                height: counts[column] - 1,
            }
        })
        .collect();
    Some(Dots {
        dots,
        ends: (low, low + spread),
        highest: counts.into_iter().max().unwrap_or_default(),
    })
}
