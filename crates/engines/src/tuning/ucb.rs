//! UCB1 over all points of a small space, as if they had nothing in common.
//!
//! P. Auer, N. Cesa-Bianchi and P. Fischer, "Finite-time analysis of the multiarmed bandit problem", Machine Learning 47
//! (2002): first every point once, in an order that is drawn, then the point with the highest mean + C·√(ln N/n).

use super::optimizer::{Optimizer, first_highest};
use super::space::{Point, Points, Space};
use super::table::Entry;
use crate::Status;
use random::Random;

/// Larger spaces would not be finished with every point once.
pub const MAX_POINTS: u64 = 4_096;

/// A run.
#[derive(Clone, Debug)]
pub struct Ucb {
    space: Space,
    exploration: f64,
    /// By number of the point.
    entries: Vec<Entry>,
    /// Points that were evaluated, in the order of their first evaluation.
    tried: Vec<u32>,
    /// Points that were never proposed; the next one is the last.
    untried: Vec<u32>,
    evaluations: u64,
}

impl Ucb {
    /// Before the first evaluation; `None` for a space with more than [`MAX_POINTS`].
    pub fn new(space: Space, exploration: f64, random: &mut Random) -> Option<Self> {
        let points = (space.points() <= MAX_POINTS).then_some(space.points() as u32)?;
        let mut untried: Vec<u32> = (0..points).collect();
        for place in (1..points).rev() {
            untried.swap(place as usize, random.below(place + 1) as usize);
        }
        Some(Self {
            entries: vec![Entry::default(); points as usize],
            space,
            exploration,
            tried: Vec::new(),
            untried,
            evaluations: 0,
        })
    }

    fn bound(&self, entry: &Entry, factor: f64) -> f64 {
        // Proposed in this step and not evaluated yet: not again.
        entry.mean().map_or(f64::NEG_INFINITY, |mean| {
            mean + factor / f64::from(entry.visits).sqrt()
        })
    }

    fn best(&self) -> u64 {
        let factor = self.exploration * libm::log((self.evaluations as f64).max(1.0)).sqrt();
        let bounds = self.entries.iter().map(|entry| self.bound(entry, factor));
        first_highest(bounds).unwrap_or_default() as u64
    }
}

impl Optimizer for Ucb {
    /// While there are points that were never tried, those; then one.
    fn propose(&mut self, wanted: usize, _: &mut Random, points: &mut Points) -> Status {
        for _ in 0..wanted {
            let Some(next) = self.untried.pop() else {
                break;
            };
            self.space.write_point(next.into(), points.push_first());
        }
        if points.is_empty() {
            self.space.write_point(self.best(), points.push_first());
        }
        Status::Finished
    }

    fn learn(&mut self, points: &Points, values: &[f64]) {
        for (point, &value) in points.iter().zip(values) {
            self.evaluations += 1;
            let index = self.space.index(point);
            let entry = &mut self.entries[index as usize];
            if entry.visits == 0 {
                self.tried.push(index as u32);
            }
            entry.add(value);
        }
    }

    /// The point with the highest mean; of equals the one that was tried first, so by chance.
    fn recommend(&mut self, point: &mut Point) -> Status {
        let entries = self
            .tried
            .iter()
            .map(|&index| &self.entries[index as usize]);
        let best = first_highest(entries.filter_map(Entry::mean));
        if let Some(place) = best {
            self.space.write_point(self.tried[place].into(), point);
        }
        Status::Finished
    }
}
