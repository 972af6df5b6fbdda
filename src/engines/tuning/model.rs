//! The bandit landscape model: what is known of a noisy fitness, by the values of tuples of dimensions.
//!
//! Source: the lab's source, section 7.3.1, formulas of UCB_Nj(x) and v_UCB(x); S. M. Lucas, J. Liu and D. Perez-Liebana,
//! "The N-tuple bandit evolutionary algorithm for game agent optimisation", CEC 2018. A tuple's entry has the bound
//! Q(s, a) + C·√(ln N(s)/N(s, a)), and v_UCB is the mean of the bounds of all tuples. √ln N(s) is common to all, so an
//! entry keeps Q and 1/√N(s, a), and a bound is a sum of both over the tuples.
//!
//! Readings: an entry without an evaluation has N(s, a) = ε. Nothing is said of its Q: it counts as the mean of those of
//! the point's other tuples. (With Q = 0 whatever is new would look bad where values are positive: on OneMax the search
//! then ends at 7 of 10.) Before the second evaluation ln N(s) is 0, so no bound is infinite.

use super::space::{Point, Space};
use super::table::{Table, Terms};
use super::tuples::{Tuple, TupleSizes};

/// The numbers of the model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ModelSettings {
    pub tuples: TupleSizes,
    /// C, at least 0.
    pub exploration: f64,
    /// ε: as how many visits none counts, above 0.
    pub epsilon: f64,
}

/// A bound and its parts, each the mean over all tuples.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bound {
    /// The mean of Q over the tuples that have seen the point's values.
    pub exploitation: f64,
    /// C·√ln N(s) times the mean of 1/√N(s, a).
    pub exploration: f64,
}

impl Bound {
    /// v_UCB.
    pub fn value(&self) -> f64 {
        self.exploitation + self.exploration
    }
}

/// Sums over tuples that bounds are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    mean: f64,
    known: f64,
    spread: f64,
}

impl Sums {
    fn add(&mut self, terms: Terms) {
        self.mean += terms.mean;
        self.known += terms.known;
        self.spread += terms.spread;
    }
}

/// A tuple of one or two dimensions, nearly all there are: where its terms are in the list of those of all of them. The
/// combination of a point is `offset` + its value in `first`·`weight` + that in `second`.
#[derive(Clone, Copy, Debug)]
struct Short {
    first: u8,
    second: u8,
    /// 0 for a single dimension, which is both.
    weight: u16,
    offset: u32,
}

impl Short {
    fn new(tuple: &Tuple, space: &Space, offset: usize) -> Option<Self> {
        let (first, second, weight) = match *tuple.as_slice() {
            [only] => (only, only, 0),
            [first, second] => (first, second, space.sizes()[usize::from(second)]),
            _ => return None,
        };
        let offset = offset as u32;
        Some(Self {
            first,
            second,
            weight,
            offset,
        })
    }

    #[inline(always)]
    fn place(&self, point: &Point) -> usize {
        let value = |dimension: u8| u32::from(point[usize::from(dimension)]);
        let place = value(self.first) * u32::from(self.weight) + value(self.second);
        (self.offset + place) as usize
    }
}

/// The model.
#[derive(Clone, Debug)]
pub struct Model {
    /// Of short tuples first.
    tables: Vec<Table>,
    short: Vec<Short>,
    /// Mean and spread of all combinations of short tuples, one after the other.
    terms: Vec<[f64; 2]>,
    /// Whether such a combination was seen.
    is_seen: Vec<bool>,
    /// How many were not.
    unseen: usize,
    exploration: f64,
    evaluations: u64,
}

impl Model {
    /// Of which nothing is known.
    pub fn new(space: &Space, settings: &ModelSettings) -> Self {
        let unseen = Terms {
            mean: 0.0,
            known: 0.0,
            spread: 1.0 / settings.epsilon.sqrt(),
        };
        let tuples: Vec<Tuple> = settings.tuples.of(space);
        let (mut short, mut combinations) = (Vec::new(), 0);
        for tuple in &tuples {
            let Some(next) = Short::new(tuple, space, combinations) else {
                break;
            };
            short.push(next);
            let sizes = tuple
                .iter()
                .map(|&d| usize::from(space.sizes()[usize::from(d)]));
            combinations += sizes.product::<usize>();
        }
        let table = |tuple| Table::new(tuple, space, unseen);
        Self {
            tables: tuples.into_iter().map(table).collect(),
            short,
            terms: vec![[unseen.mean, unseen.spread]; combinations],
            is_seen: vec![false; combinations],
            unseen: combinations,
            exploration: settings.exploration,
            evaluations: 0,
        }
    }

    /// Takes the noisy value of a point into account.
    pub fn add(&mut self, point: &Point, value: f64) {
        self.evaluations += 1;
        for (index, table) in self.tables.iter_mut().enumerate() {
            let terms = table.add(point, value);
            if let Some(short) = self.short.get(index) {
                let place = short.place(point);
                self.terms[place] = [terms.mean, terms.spread];
                self.unseen -= usize::from(!self.is_seen[place]);
                self.is_seen[place] = true;
            }
        }
    }

    /// N(s).
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// The tables, in the order of [`TupleSizes::of`].
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// C·√ln N(s): what 1/√N(s, a) is multiplied by in bounds.
    pub fn exploration_factor(&self) -> f64 {
        let logarithm = libm::log((self.evaluations as f64).max(1.0));
        self.exploration * logarithm.sqrt()
    }

    /// Mean and spread of all short tuples. Four sums, since an addition takes four times as long to end as to begin.
    #[inline(always)]
    fn short_sums(&self, point: &Point) -> [f64; 2] {
        let mut sums = [[0.0; 2]; 4];
        let add = |sum: &mut [f64; 2], short: &Short| {
            let [mean, spread] = self.terms[short.place(point)];
            *sum = [sum[0] + mean, sum[1] + spread];
        };
        let (fours, rest) = self.short.as_chunks::<4>();
        for four in fours {
            sums.iter_mut()
                .zip(four)
                .for_each(|(sum, short)| add(sum, short));
        }
        sums.iter_mut()
            .zip(rest)
            .for_each(|(sum, short)| add(sum, short));
        let [a, b, c, d] = sums;
        core::array::from_fn(|part| (a[part] + b[part]) + (c[part] + d[part]))
    }

    fn sums(&self, point: &Point) -> Sums {
        let [mean, spread] = self.short_sums(point);
        let mut known = self.short.len();
        if self.unseen > 0 {
            let is_seen = |short: &&Short| self.is_seen[short.place(point)];
            known = self.short.iter().filter(is_seen).count();
        }
        let mut sums = Sums {
            mean,
            known: known as f64,
            spread,
        };
        for table in &self.tables[self.short.len()..] {
            sums.add(table.terms(point));
        }
        sums
    }

    /// The bound of a point; `factor` is [`Model::exploration_factor`].
    #[inline]
    pub fn bound_with(&self, factor: f64, point: &Point) -> Bound {
        let sums = self.sums(point);
        Bound {
            exploitation: sums.mean / sums.known.max(1.0),
            exploration: factor * sums.spread / self.tables.len() as f64,
        }
    }

    /// The bound of a point.
    pub fn bound(&self, point: &Point) -> Bound {
        self.bound_with(self.exploration_factor(), point)
    }

    /// What the model expects of a point: the mean of Q over the tuples that have seen its values; 0 if none has.
    pub fn mean(&self, point: &Point) -> f64 {
        self.bound_with(0.0, point).exploitation
    }
}
