//! N-tuples of dimensions that a model has: all with N of these numbers, smaller ones first, in lexical order; then those that
//! were chosen one by one; at last the one of all dimensions.
//!
//! Source: the lab's source, section 7.3.1: N may be any number from 1 to d, and a model may have any of the 2^d tuples.

use super::space::Space;

/// A tuple: dimensions in growing order.
pub type Tuple = Vec<u8>;

/// Which tuples there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TupleChoice {
    /// N, in growing order: all tuples of so many dimensions.
    pub sizes: Vec<u8>,
    /// Others; each has a dimension or more, in growing order, all of them of the space.
    pub own: Vec<Tuple>,
    /// The tuple of all dimensions.
    pub all: bool,
}

impl Default for TupleChoice {
    /// Those of the source: 1, 2 and all.
    fn default() -> Self {
        Self {
            sizes: vec![1, 2],
            own: Vec::new(),
            all: true,
        }
    }
}

impl TupleChoice {
    /// Whether all tuples of `size` dimensions are there.
    pub fn has(&self, size: u8) -> bool {
        self.sizes.contains(&size)
    }

    /// The tuples of a space; each is there once.
    pub fn of(&self, space: &Space) -> Vec<Tuple> {
        let dimensions = space.dimensions() as u8;
        let mut tuples = Vec::new();
        for &size in self.sizes.iter().filter(|&&size| size <= dimensions) {
            add_all(size, dimensions, &mut Vec::new(), &mut tuples);
        }
        let whole: Tuple = (0..dimensions).collect();
        let whole = self.all.then_some(&whole);
        for tuple in self.own.iter().chain(whole) {
            if !tuples.contains(tuple) {
                tuples.push(tuple.clone());
            }
        }
        tuples
    }

    /// How many tuples a space of so many dimensions has at most; own ones may be among the others.
    pub fn count(&self, dimensions: usize) -> u64 {
        let of_sizes = self
            .sizes
            .iter()
            .map(|&size| combinations(dimensions, size));
        let others = self.own.len() as u64 + u64::from(self.all);
        of_sizes.fold(others, u64::saturating_add)
    }
}

/// How many sets of `size` there are among so many dimensions.
fn combinations(dimensions: usize, size: u8) -> u64 {
    let (dimensions, size) = (dimensions as u64, u64::from(size));
    if size > dimensions {
        return 0;
    }
    let mut count: u64 = 1;
    for chosen in 0..size {
        // Each of these is a number of sets, so nothing is lost by the division.
        count = count.saturating_mul(dimensions - chosen) / (chosen + 1);
    }
    count
}

/// Adds all tuples that begin with `begun` and have `more` dimensions more.
fn add_all(more: u8, dimensions: u8, begun: &mut Tuple, tuples: &mut Vec<Tuple>) {
    if more == 0 {
        tuples.push(begun.clone());
        return;
    }
    let next = begun.last().map_or(0, |last| last + 1);
    for dimension in next..=dimensions - more {
        begun.push(dimension);
        add_all(more - 1, dimensions, begun, tuples);
        begun.pop();
    }
}
