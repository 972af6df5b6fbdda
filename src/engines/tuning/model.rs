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
pub struct Sums {
    mean: f64,
    known: f64,
    spread: f64,
}

impl Sums {
    #[inline(always)]
    fn add(&mut self, terms: Terms) {
        self.mean += terms.mean;
        self.known += terms.known;
        self.spread += terms.spread;
    }

    #[inline(always)]
    fn subtract(&mut self, terms: Terms) {
        self.mean -= terms.mean;
        self.known -= terms.known;
        self.spread -= terms.spread;
    }
}

/// The model.
#[derive(Clone, Debug)]
pub struct Model {
    tables: Vec<Table>,
    /// By dimension: the tables whose tuple has it.
    with: Vec<Vec<u32>>,
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
        let mut with = vec![Vec::new(); space.dimensions()];
        for (table, tuple) in (0..).zip(&tuples) {
            for &dimension in tuple {
                with[usize::from(dimension)].push(table);
            }
        }
        let table = |tuple| Table::new(tuple, space, unseen);
        Self {
            tables: tuples.into_iter().map(table).collect(),
            with,
            exploration: settings.exploration,
            evaluations: 0,
        }
    }

    /// Takes the noisy value of a point into account.
    pub fn add(&mut self, point: &Point, value: f64) {
        self.evaluations += 1;
        for table in &mut self.tables {
            table.add(point, value);
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

    /// The sums of a point.
    pub fn sums(&self, point: &Point) -> Sums {
        let mut sums = Sums::default();
        for table in &self.tables {
            sums.add(table.terms(point));
        }
        sums
    }

    /// The sums of `neighbour`, that differs from `point` in these dimensions (a bit each) and whose own are `of_point`.
    #[inline]
    pub fn sums_beside(
        &self,
        of_point: Sums,
        point: &Point,
        neighbour: &Point,
        mut changed: u64,
    ) -> Sums {
        let mut sums = of_point;
        let mut before = 0_u64;
        while changed != 0 {
            let dimension = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            for &table in &self.with[dimension] {
                let table = &self.tables[table as usize];
                // A table with several changed dimensions counts once, at the first of them.
                let is_counted = table
                    .tuple()
                    .iter()
                    .any(|&dimension| before >> dimension & 1 == 1);
                if !is_counted {
                    sums.add(table.terms(neighbour));
                    sums.subtract(table.terms(point));
                }
            }
            before |= 1 << dimension;
        }
        sums
    }

    /// The bound that follows from the sums of a point.
    #[inline(always)]
    pub fn bound_of(&self, sums: Sums, factor: f64) -> Bound {
        Bound {
            exploitation: sums.mean / sums.known.max(1.0),
            exploration: factor * sums.spread / self.tables.len() as f64,
        }
    }

    /// The bound of a point.
    pub fn bound(&self, point: &Point) -> Bound {
        self.bound_of(self.sums(point), self.exploration_factor())
    }

    /// What the model expects of a point: the mean of Q over the tuples that have seen its values; 0 if none has.
    pub fn mean(&self, point: &Point) -> f64 {
        self.bound_of(self.sums(point), 0.0).exploitation
    }
}
