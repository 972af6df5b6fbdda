//! Compositions: how many of a population play each of several strategies, all ways there are, and the chain on them.

use super::elimination::Absorbing;
use super::rates::alone;
use super::well_mixed::{Unfit, WellMixed};

/// The states of a population: all ways to divide it among strategies, in rising order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compositions {
    all: Vec<Vec<u32>>,
}

/// How many ways there are to divide so many among so many strategies; `None` if they are more than 32 bits can count.
pub fn count(population: u32, strategies: usize) -> Option<u32> {
    let mut count: u64 = 1;
    for place in 1..strategies as u64 {
        count = count.checked_mul(u64::from(population) + place)? / place;
    }
    u32::try_from(count).ok()
}

impl Compositions {
    /// All ways for so many players and strategies.
    pub fn new(population: u32, strategies: usize) -> Self {
        let mut all = Vec::new();
        extend(&mut all, &mut Vec::new(), population, strategies);
        Self { all }
    }

    /// In rising order of the first number, then of the second.
    pub fn all(&self) -> &[Vec<u32>] {
        &self.all
    }

    /// Where one stands among them.
    pub fn place(&self, counts: &[u32]) -> Option<usize> {
        let of = |known: &Vec<u32>| known.as_slice().cmp(counts);
        self.all.binary_search_by(of).ok()
    }

    /// The probability of going from one to each.
    ///
    /// # Errors
    /// There is no fitness to go by.
    pub fn row(&self, of: &WellMixed, place: usize) -> Result<Vec<f64>, Unfit> {
        let counts = &self.all[place];
        if of.process.update.is_synchronous() {
            return Ok(self.drawn(&of.offspring(counts)?));
        }
        let mut row = vec![0.0; self.all.len()];
        let size = counts.len();
        for (way, probability) in of.changes::<f64>(counts)?.into_iter().enumerate() {
            if probability > 0.0 {
                let mut next = counts.clone();
                next[way / size] -= 1;
                next[way % size] += 1;
                if let Some(next) = self.place(&next) {
                    row[next] += probability;
                }
            }
        }
        Ok(row)
    }

    /// The probability of each where everybody is drawn anew with these probabilities.
    fn drawn(&self, shares: &[f64]) -> Vec<f64> {
        let population = self.all[0].iter().sum::<u32>() as usize;
        let mut factorials = vec![0.0];
        for number in 1..=population {
            let before = factorials[number - 1];
            factorials.push(before + libm::log(number as f64));
        }
        let weight = |counts: &Vec<u32>| {
            let parts = counts.iter().zip(shares).filter(|(count, _)| **count > 0);
            let logarithms = parts.map(|(&count, &share)| {
                f64::from(count) * libm::log(share) - factorials[count as usize]
            });
            libm::exp(factorials[population] + logarithms.sum::<f64>())
        };
        self.all.iter().map(weight).collect()
    }

    /// Which of them are of one strategy alone, and which strategy that is.
    fn alone(&self, place: usize) -> Option<usize> {
        alone(&self.all[place])
    }

    /// Those that are no end, by place.
    pub fn inner(&self) -> Vec<usize> {
        let places = 0..self.all.len();
        places
            .filter(|&place| self.alone(place).is_none())
            .collect()
    }

    /// The chain without mutation, from its rows: states are [`Self::inner`], ends the strategies.
    pub fn absorbing(&self, rows: &[Vec<f64>]) -> Absorbing<f64> {
        let inner = self.inner();
        let mut ends: Vec<(usize, usize)> = (0..self.all.len())
            .filter_map(|place| Some((self.alone(place)?, place)))
            .collect();
        ends.sort_unstable();
        let row = |&place: &usize| {
            let places = inner.iter().copied();
            let places = places.chain(ends.iter().map(|&(_, place)| place));
            places.map(|next| rows[place][next]).collect()
        };
        Absorbing::new(inner.iter().map(row).collect())
    }
}

fn extend(all: &mut Vec<Vec<u32>>, before: &mut Vec<u32>, left: u32, strategies: usize) {
    if strategies == 1 {
        let mut counts = before.clone();
        counts.push(left);
        all.push(counts);
        return;
    }
    for count in 0..=left {
        before.push(count);
        extend(all, before, left - count, strategies - 1);
        before.pop();
    }
}
