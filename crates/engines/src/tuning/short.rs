//! Tuples of one and two dimensions, which are nearly all there are: what bounds are made of, where a loop over neighbours finds
//! it with the fewest steps.
//!
//! A value of a dimension has a *slot*: the values of all dimensions, one after the other. The terms of single values lie in
//! the order of their slots. Those of pairs lie in rows, one a slot: that of value v of dimension i has the values of all later
//! dimensions, in the order of their slots. So a pair is found by adding two numbers.

use super::space::{MAX_DIMENSIONS, Point, Space};
use super::table::Terms;
use super::tuples::TupleChoice;

/// The terms of short tuples.
#[derive(Clone, Debug)]
pub(super) struct ShortTuples {
    has_ones: bool,
    has_twos: bool,
    /// The first slot of each dimension, and how many slots there are.
    firsts: Vec<u32>,
    /// Of each slot: where its row begins, less the first slot of the next dimension. Rows are padded in front, so that this
    /// is never negative.
    rows: Vec<u32>,
    /// Mean and spread of single values.
    ones: Vec<[f64; 2]>,
    /// Mean and spread of pairs.
    twos: Vec<[f64; 2]>,
    is_one_seen: Vec<bool>,
    is_two_seen: Vec<bool>,
    /// Combinations that were never seen.
    unseen: usize,
}

/// Sums over short tuples.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ShortSums {
    pub mean: f64,
    pub spread: f64,
    /// Tuples that have seen the point's values.
    pub known: usize,
}

impl ShortTuples {
    /// Those that are wanted, of which nothing is known.
    pub fn new(space: &Space, tuples: &TupleChoice, unseen: Terms) -> Self {
        let mut firsts = vec![0];
        for &size in space.sizes() {
            firsts.push(firsts.last().unwrap_or(&0) + u32::from(size));
        }
        let all = firsts[space.dimensions()];
        let (mut rows, mut end) = (Vec::new(), all);
        for (dimension, &size) in space.sizes().iter().enumerate() {
            for _ in 0..size {
                rows.push(end - firsts[dimension + 1]);
                end += all - firsts[dimension + 1];
            }
        }
        let nothing = [unseen.mean, unseen.spread];
        let (ones, twos) = (all as usize, if tuples.has(2) { end as usize } else { 0 });
        let pairs = twos.saturating_sub(ones);
        Self {
            has_ones: tuples.has(1),
            has_twos: tuples.has(2) && space.dimensions() > 1,
            unseen: usize::from(tuples.has(1)) * ones + pairs,
            firsts,
            rows,
            ones: vec![nothing; ones],
            twos: vec![nothing; twos],
            is_one_seen: vec![false; ones],
            is_two_seen: vec![false; twos],
        }
    }

    /// How many tuples there are.
    pub fn count(&self) -> usize {
        let dimensions = self.firsts.len() - 1;
        let twos = dimensions * (dimensions - 1) / 2;
        usize::from(self.has_ones) * dimensions + usize::from(self.has_twos) * twos
    }

    fn slot(&self, dimension: u8, point: &Point) -> u32 {
        let dimension = usize::from(dimension);
        self.firsts[dimension] + u32::from(point[dimension])
    }

    /// Takes over what is known about the point's values in a tuple, if it is one of these.
    pub fn set(&mut self, tuple: &[u8], point: &Point, terms: Terms) {
        let (known, is_seen, place) = match *tuple {
            [only] if self.has_ones => {
                let place = self.slot(only, point);
                (&mut self.ones, &mut self.is_one_seen, place)
            }
            [first, second] if self.has_twos => {
                let row = self.rows[self.slot(first, point) as usize];
                let place = row + self.slot(second, point);
                (&mut self.twos, &mut self.is_two_seen, place)
            }
            _ => return,
        };
        let place = place as usize;
        known[place] = [terms.mean, terms.spread];
        self.unseen -= usize::from(!is_seen[place]);
        is_seen[place] = true;
    }

    /// The sums of a point.
    #[inline]
    pub fn sums(&self, point: &Point) -> ShortSums {
        let mut slots = [0; MAX_DIMENSIONS];
        let values = point.iter().zip(&self.firsts);
        for (slot, (&value, first)) in slots.iter_mut().zip(values) {
            *slot = first + u32::from(value);
        }
        let slots = &slots[..point.len()];
        let [mean, spread] = self.terms(slots);
        let known = if self.unseen == 0 {
            self.count()
        } else {
            self.known(slots)
        };
        ShortSums {
            mean,
            spread,
            known,
        }
    }

    /// Mean and spread, each a sum for single values and one a row: those of several rows are added side by side.
    #[inline(always)]
    fn terms(&self, slots: &[u32]) -> [f64; 2] {
        let (mut mean, mut spread) = (0.0, 0.0);
        if self.has_ones {
            (mean, spread) = sum(&self.ones, 0, slots);
        }
        if self.has_twos {
            for (dimension, &slot) in slots.iter().enumerate() {
                let row = self.rows[slot as usize];
                let of_row = sum(&self.twos, row, &slots[dimension + 1..]);
                mean += of_row.0;
                spread += of_row.1;
            }
        }
        [mean, spread]
    }

    fn known(&self, slots: &[u32]) -> usize {
        let mut known = 0;
        for (dimension, &slot) in slots.iter().enumerate() {
            known += usize::from(self.has_ones && self.is_one_seen[slot as usize]);
            if self.has_twos {
                let row = self.rows[slot as usize];
                let later = slots[dimension + 1..].iter();
                known += later
                    .filter(|&&slot| self.is_two_seen[(row + slot) as usize])
                    .count();
            }
        }
        known
    }
}

/// Of the terms at `row` and so many places after it.
#[inline(always)]
fn sum(terms: &[[f64; 2]], row: u32, slots: &[u32]) -> (f64, f64) {
    // Two numbers rather than an array, which would be kept in memory.
    let (mut mean, mut spread) = (0.0, 0.0);
    for &slot in slots {
        let [of_mean, of_spread] = terms[(row + slot) as usize];
        mean += of_mean;
        spread += of_spread;
    }
    (mean, spread)
}
