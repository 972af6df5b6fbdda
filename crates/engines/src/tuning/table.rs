//! Table of a tuple's values and what is known about them: a place for each combination where there are few, places made as
//! they are needed where there are many.

use super::space::{Point, Space};
use serde::{Deserialize, Serialize};
use statistics::Sample;
use std::collections::BTreeMap;

/// Combinations that have a place from the beginning.
const MAX_DENSE: u64 = 1 << 14;

/// What evaluations with a combination have brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// N(s, a).
    pub visits: u32,
    pub sum: f64,
    pub squares: f64,
}

impl Entry {
    /// Counts an evaluation.
    pub fn add(&mut self, value: f64) {
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Q(s, a); `None` if there was no evaluation.
    pub fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.sum / f64::from(self.visits))
    }

    /// The evaluations, summed up.
    pub fn sample(&self) -> Sample {
        Sample::of_sums(self.visits.into(), self.sum, self.squares)
    }

    /// The standard deviation of an evaluation, estimated; `None` from fewer than two.
    pub fn standard_deviation(&self) -> Option<f64> {
        self.sample().standard_deviation()
    }

    /// The standard error of the mean; `None` from fewer than two evaluations.
    pub fn standard_error(&self) -> Option<f64> {
        self.sample().standard_error()
    }
}

/// The two numbers of an entry that bounds are made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// Q(s, a), 0 where it is not known.
    pub mean: f64,
    /// 1 if it is known, else 0.
    pub known: f64,
    /// 1/√(N(s, a) + ε).
    pub spread: f64,
}

/// The places.
#[derive(Clone, Debug)]
enum Places {
    /// By number of the combination.
    Dense,
    /// Where the entry of a combination is.
    Sparse(BTreeMap<u64, u32>),
}

/// The entries of a tuple.
#[derive(Clone, Debug)]
pub struct Table {
    tuple: Vec<u8>,
    /// By place in the tuple: what a value counts in the number of a combination.
    weights: Vec<u64>,
    places: Places,
    entries: Vec<Entry>,
    terms: Vec<Terms>,
    /// ε.
    epsilon: f64,
}

impl Terms {
    /// Of a combination without an evaluation; with `epsilon`, ε.
    pub fn unseen(epsilon: f64) -> Self {
        Self {
            mean: 0.0,
            known: 0.0,
            spread: 1.0 / epsilon.sqrt(),
        }
    }
}

impl Table {
    /// Of a tuple nothing is known about; with `epsilon`, ε.
    pub fn new(tuple: Vec<u8>, space: &Space, epsilon: f64) -> Self {
        let unseen = Terms::unseen(epsilon);
        let mut weights = vec![1; tuple.len()];
        for place in (1..tuple.len()).rev() {
            let size = space.sizes()[usize::from(tuple[place])];
            weights[place - 1] = weights[place] * u64::from(size);
        }
        let count = weights[0] * u64::from(space.sizes()[usize::from(tuple[0])]);
        let (places, dense) = if count <= MAX_DENSE {
            (Places::Dense, count as usize)
        } else {
            (Places::Sparse(BTreeMap::new()), 0)
        };
        Self {
            tuple,
            weights,
            places,
            entries: vec![Entry::default(); dense],
            terms: vec![unseen; dense],
            epsilon,
        }
    }

    /// About how long it takes to look up a point, in nanoseconds.
    pub(super) fn cost(&self) -> u64 {
        match self.places {
            Places::Dense => 4,
            Places::Sparse(_) => 200,
        }
    }

    /// Its dimensions.
    pub fn tuple(&self) -> &[u8] {
        &self.tuple
    }

    /// The number of the combination that a point has.
    #[inline(always)]
    fn combination(&self, point: &Point) -> u64 {
        let digit = |(value, weight): (u16, &u64)| u64::from(value) * weight;
        if self.tuple.len() == point.len() {
            // All dimensions, in their order: the one that is looked at for every neighbour.
            let values = point.iter().copied();
            return values.zip(&self.weights).map(digit).sum();
        }
        let values = self.tuple.iter().map(|&place| point[usize::from(place)]);
        values.zip(&self.weights).map(digit).sum()
    }

    #[inline(always)]
    fn place(&self, point: &Point) -> Option<usize> {
        let combination = self.combination(point);
        match &self.places {
            Places::Dense => Some(combination as usize),
            Places::Sparse(places) => places.get(&combination).map(|&place| place as usize),
        }
    }

    /// What bounds are made of for the combination of a point.
    #[inline(always)]
    pub fn terms(&self, point: &Point) -> Terms {
        self.place(point)
            .map_or_else(|| Terms::unseen(self.epsilon), |place| self.terms[place])
    }

    /// What is known about the combination of a point.
    pub fn entry(&self, point: &Point) -> Entry {
        self.place(point)
            .map_or_else(Entry::default, |place| self.entries[place])
    }

    /// The combinations that were seen, each with its values and what is known about it, in the order of their numbers.
    pub fn seen(&self) -> impl Iterator<Item = (Vec<u16>, Entry)> {
        let places: Vec<(u64, usize)> = match &self.places {
            Places::Dense => (0..).zip(0..self.entries.len()).collect(),
            Places::Sparse(places) => places
                .iter()
                .map(|(&combination, &place)| (combination, place as usize))
                .collect(),
        };
        let seen = places
            .into_iter()
            .filter(|&(_, place)| self.entries[place].visits > 0);
        seen.map(|(combination, place)| (self.values(combination), self.entries[place]))
    }

    /// The values of the combination with this number.
    fn values(&self, mut combination: u64) -> Vec<u16> {
        let value = |weight: &u64| {
            let value = combination / weight;
            combination %= weight;
            value as u16
        };
        self.weights.iter().map(value).collect()
    }

    /// Counts an evaluation; what bounds are made of afterwards.
    pub fn add(&mut self, point: &Point, value: f64) -> Terms {
        let combination = self.combination(point);
        let place = match &mut self.places {
            Places::Dense => combination as usize,
            Places::Sparse(places) => {
                let next = self.entries.len() as u32;
                let place = *places.entry(combination).or_insert(next);
                if place == next {
                    self.entries.push(Entry::default());
                    self.terms.push(Terms::unseen(self.epsilon));
                }
                place as usize
            }
        };
        let entry = &mut self.entries[place];
        entry.add(value);
        let visits = f64::from(entry.visits);
        self.terms[place] = Terms {
            mean: entry.sum / visits,
            known: 1.0,
            spread: 1.0 / (visits + self.epsilon).sqrt(),
        };
        self.terms[place]
    }
}
