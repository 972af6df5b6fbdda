//! Set of the numbers met in this round: a hash table that is emptied at once and never grows.

/// 2⁶⁴ over the golden ratio (D. E. Knuth, "The Art of Computer Programming", volume 3, section 6.4).
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// A set of numbers, with a place for twice as many as it may hold.
#[derive(Clone, Debug)]
pub(super) struct Unique {
    /// Numbers, each with the round in which it was put there.
    places: Vec<(u64, u32)>,
    /// From 1.
    round: u32,
    shift: u32,
}

impl Unique {
    /// Nothing yet; a round may have `most` numbers.
    pub fn new(most: usize) -> Self {
        let places = (2 * most).next_power_of_two().max(2);
        Self {
            places: vec![(0, 0); places],
            round: 1,
            shift: u64::BITS - places.ilog2(),
        }
    }

    /// Begins the next round.
    pub fn clear(&mut self) {
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.places.fill((0, 0));
            self.round = 1;
        }
    }

    /// Whether the number is new in this round.
    #[inline]
    pub fn insert(&mut self, number: u64) -> bool {
        let mut place = (number.wrapping_mul(MULTIPLIER) >> self.shift) as usize;
        loop {
            let (there, round) = self.places[place];
            if round != self.round {
                self.places[place] = (number, self.round);
                return true;
            }
            if there == number {
                return false;
            }
            place = (place + 1) % self.places.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use random::Random;
    use std::collections::BTreeSet;

    #[test]
    fn it_is_a_set_that_forgets() {
        let mut unique = Unique::new(40);
        // So that the count of rounds runs over.
        unique.round = u32::MAX - 20;
        let mut random = Random::stream(1, 0);
        for range in 1..50 {
            unique.clear();
            let mut set = BTreeSet::new();
            for _ in 0..40 {
                let number = u64::from(random.below(range)) << (range % 40);
                assert_eq!(unique.insert(number), set.insert(number));
            }
        }
    }
}
