//! Drawing one of several outcomes with given probabilities by one number and one comparison.
//!
//! Source: M. D. Vose, "A linear algorithm for generating random numbers with a given distribution", IEEE Transactions
//! on Software Engineering 17 (1991). Deviation: several distributions stand one after the other in one table.

use super::Random;

/// An equal share of the distribution: with probability `stays` its own outcome, else another one.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    pub stays: f64,
    pub other: u32,
}

/// Distributions one after the other.
#[derive(Clone, Debug, Default)]
pub struct AliasTable(Vec<Share>);

impl AliasTable {
    /// Adds the distribution with these probabilities, which add up to 1.
    pub fn push(&mut self, probabilities: &[f64]) {
        let count = probabilities.len();
        let mut left: Vec<f64> = probabilities
            .iter()
            .map(|probability| probability * count as f64)
            .collect();
        let mut shares: Vec<Share> = (0..count as u32)
            .map(|other| Share { stays: 1.0, other })
            .collect();
        let (mut small, mut large): (Vec<usize>, Vec<usize>) =
            (0..count).partition(|&index| left[index] < 1.0);
        while let (Some(poor), Some(&rich)) = (small.pop(), large.last()) {
            shares[poor] = Share {
                stays: left[poor],
                other: rich as u32,
            };
            left[rich] -= 1.0 - left[poor];
            if left[rich] < 1.0 {
                large.pop();
                small.push(rich);
            }
        }
        self.0.extend(shares);
    }

    /// All shares, one distribution after the other.
    pub fn shares(&self) -> &[Share] {
        &self.0
    }

    /// Adds `count` entries that are never drawn from.
    pub fn skip(&mut self, count: usize) {
        let unused = Share {
            stays: 1.0,
            other: 0,
        };
        self.0.resize(self.0.len() + count, unused);
    }

    /// Draws from the distribution of `count` outcomes that begins at `begin`. Takes one number.
    #[inline(always)]
    pub fn draw(&self, begin: usize, count: usize, random: &mut Random) -> usize {
        let place = random.unit() * count as f64;
        let index = (place as usize).min(count - 1);
        let share = self.0[begin + index];
        if place - (index as f64) < share.stays {
            index
        } else {
            share.other as usize
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_to_the_probabilities() {
        let probabilities = [0.5, 0.125, 0.25, 0.125];
        let mut table = AliasTable::default();
        table.push(&probabilities);
        let mut found = [0.0; 4];
        for (index, share) in table.0.iter().enumerate() {
            found[index] += share.stays / 4.0;
            found[share.other as usize] += (1.0 - share.stays) / 4.0;
        }
        assert_eq!(found, probabilities);
    }
}
