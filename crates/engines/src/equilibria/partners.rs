//! Partners: the vertices of a polytope that have certain labels, whatever else they have.
//!
//! Vertices that have no more labels than a basis are found by them at once. Of others, bits say which have a label, and words of these are intersected.

use super::label_table::{LabelTable, Labels};

/// Bits of a word.
const WORD: usize = 64;

/// The vertices of a polytope, with their labels.
pub struct Partners {
    /// How many labels a vertex has at least.
    dimensions: u32,
    /// Those that have no more, by their labels.
    exact: LabelTable,
    /// The same, and those with more.
    families: [Family; 2],
}

/// Vertices in the order in which they came, and by label: which of them have it.
struct Family {
    numbers: Vec<usize>,
    by_label: Vec<Vec<u64>>,
}

impl Partners {
    /// None yet, of a polytope of so many dimensions.
    pub fn new(dimensions: usize) -> Self {
        Self {
            dimensions: dimensions as u32,
            exact: LabelTable::new(),
            families: [Family::new(), Family::new()],
        }
    }

    /// One more, with its number.
    pub fn insert(&mut self, labels: Labels, number: usize) {
        let is_exact = labels.count_ones() == self.dimensions;
        if is_exact {
            self.exact.get_or_insert(labels, number);
        }
        self.families[usize::from(!is_exact)].insert(labels, number);
    }

    /// The numbers of those that have all these labels, in rising order.
    pub fn having(&self, labels: Labels) -> Vec<usize> {
        let [ordinary, others] = &self.families;
        let mut found = others.having(labels);
        if labels.count_ones() < self.dimensions {
            found.extend(ordinary.having(labels));
        } else {
            found.extend(self.exact.get(labels));
        }
        found.sort_unstable();
        found
    }

    /// How many words may have to be intersected; of vertices that are found at once, none.
    pub fn words(&self) -> usize {
        self.families[1].words()
    }
}

impl Family {
    fn new() -> Self {
        Self {
            numbers: Vec::new(),
            by_label: vec![Vec::new(); WORD],
        }
    }

    fn insert(&mut self, labels: Labels, number: usize) {
        let (word, bit) = (self.numbers.len() / WORD, self.numbers.len() % WORD);
        for (label, words) in self.by_label.iter_mut().enumerate() {
            if labels >> label & 1 == 1 {
                words.resize(word + 1, 0);
                words[word] |= 1 << bit;
            }
        }
        self.numbers.push(number);
    }

    fn words(&self) -> usize {
        self.numbers.len().div_ceil(WORD)
    }

    fn having(&self, labels: Labels) -> Vec<usize> {
        let has = (0..WORD).filter(|&label| labels >> label & 1 == 1);
        let wanted: Vec<&[u64]> = has.map(|label| &self.by_label[label][..]).collect();
        let mut found = Vec::new();
        // Beyond the end of one label's words nobody has it.
        let ends = wanted.iter().map(|words| words.len());
        for word in 0..ends.min().unwrap_or_default() {
            let mut rest = u64::MAX;
            for words in &wanted {
                rest &= words[word];
                if rest == 0 {
                    break;
                }
            }
            while rest != 0 {
                found.push(self.numbers[word * WORD + rest.trailing_zeros() as usize]);
                rest &= rest - 1;
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use random::Random;

    #[test]
    fn partners_are_those_that_a_look_at_all_finds() {
        let mut random = Random::stream(1, 0);
        let mut drawn = |ones: u32| {
            let mut labels: Labels = 0;
            while labels.count_ones() < ones {
                labels |= 1 << random.below(9);
            }
            labels
        };
        let mut partners = Partners::new(4);
        let mut all: Vec<Labels> = Vec::new();
        for round in 0..300 {
            let labels = drawn(4 + round % 3);
            if !all.contains(&labels) {
                partners.insert(labels, all.len());
                all.push(labels);
            }
            let wanted = drawn(2 + round % 4);
            let plain = all.iter().enumerate();
            let plain = plain.filter(|(_, labels)| *labels & wanted == wanted);
            let plain: Vec<usize> = plain.map(|(number, _)| number).collect();
            assert_eq!(partners.having(wanted), plain);
        }
        assert!(all.len() > 100, "{}", all.len());
    }
}
