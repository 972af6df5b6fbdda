//! N-tuples of dimensions that a model has: all with N of these numbers, smaller ones first, in lexical order.

use super::space::Space;

/// A tuple: dimensions in growing order.
pub type Tuple = Vec<u8>;

/// Which tuples there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TupleSizes {
    pub ones: bool,
    pub twos: bool,
    pub threes: bool,
    /// The tuple of all dimensions.
    pub all: bool,
}

impl TupleSizes {
    /// Those of the source: 1, 2 and all.
    pub const DEFAULT: Self = Self {
        ones: true,
        twos: true,
        threes: false,
        all: true,
    };

    /// The tuples of a space; one that has all dimensions is there once.
    pub fn of(&self, space: &Space) -> Vec<Tuple> {
        let dimensions = space.dimensions() as u8;
        let mut tuples = Vec::new();
        for (size, is_wanted) in [(1, self.ones), (2, self.twos), (3, self.threes)] {
            if is_wanted && size <= dimensions {
                add_all(size, dimensions, &mut Vec::new(), &mut tuples);
            }
        }
        let whole: Tuple = (0..dimensions).collect();
        if self.all && !tuples.contains(&whole) {
            tuples.push(whole);
        }
        tuples
    }
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
