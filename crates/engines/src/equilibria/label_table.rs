//! Label tables: numbers by sets of labels, found at once.
//!
//! Open addressing with linear probing (D. E. Knuth, "The Art of Computer Programming" 3, section 6.4); places come from a product with a fixed number, and
//! nothing is ever listed, so tables are the same everywhere.

/// A set of labels.
pub type Labels = u64;

/// 2⁶⁴ over the golden ratio.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
/// The number of a place that is free.
const FREE: u32 = u32::MAX;

/// The table.
pub struct LabelTable {
    /// As many as a power of two, at most half of them in use.
    places: Vec<(Labels, u32)>,
    count: usize,
}

impl LabelTable {
    /// Nothing is in it.
    pub fn new() -> Self {
        Self {
            places: vec![(0, FREE); 16],
            count: 0,
        }
    }

    /// Where the labels are, or would be.
    fn place(&self, labels: Labels) -> usize {
        let bits = self.places.len().trailing_zeros();
        let mut place = (labels.wrapping_mul(SPREAD) >> (u64::BITS - bits)) as usize;
        while self.places[place].1 != FREE && self.places[place].0 != labels {
            place = (place + 1) % self.places.len();
        }
        place
    }

    /// The number of these labels.
    pub fn get(&self, labels: Labels) -> Option<usize> {
        let number = self.places[self.place(labels)].1;
        (number != FREE).then_some(number as usize)
    }

    /// The number of these labels, which is this one if they had none.
    pub fn get_or_insert(&mut self, labels: Labels, number: usize) -> usize {
        let place = self.place(labels);
        if self.places[place].1 != FREE {
            return self.places[place].1 as usize;
        }
        self.places[place] = (labels, number as u32);
        self.count += 1;
        if 2 * self.count > self.places.len() {
            let wider = vec![(0, FREE); 2 * self.places.len()];
            for (labels, number) in core::mem::replace(&mut self.places, wider) {
                if number != FREE {
                    let place = self.place(labels);
                    self.places[place] = (labels, number);
                }
            }
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use random::Random;
    use std::collections::BTreeMap;

    #[test]
    fn numbers_are_found_by_their_labels() {
        let mut random = Random::stream(1, 0);
        let mut table = LabelTable::new();
        let mut plain = BTreeMap::new();
        for number in 0..3_000 {
            let labels = Labels::from(random.below(2_000)) << random.below(50);
            assert_eq!(table.get(labels), plain.get(&labels).copied());
            let known = *plain.entry(labels).or_insert(number);
            assert_eq!(table.get_or_insert(labels, number), known);
        }
        assert!(plain.len() > 1_000, "{}", plain.len());
    }
}
