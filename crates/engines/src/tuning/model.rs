//! The bandit landscape model: what is known about a noisy fitness, by the values of tuples of dimensions.
//!
//! Source: the lab's source, section 7.3.1, formulas 7.1 and 7.2; S. M. Lucas, J. Liu and D. Perez-Liebana,
//! "The N-tuple bandit evolutionary algorithm for game agent optimisation", CEC 2018. A tuple's entry has the bound
//! Q(s, a) + C·√(ln N(s)/(N(s, a) + ε)), and v_UCB is the mean of the bounds of all tuples. ε stands in every denominator: it
//! relaxes the rule that every arm be pulled once. √ln N(s) is common to all, so an entry keeps Q and 1/√(N(s, a) + ε), and
//! a bound is a sum of both over the tuples.
//!
//! Readings: nothing is said about the Q of an entry without an evaluation: it counts as the mean of those of
//! the point's other tuples. (With Q = 0 whatever is new would look bad where values are positive: on OneMax the search
//! then ends at 7 of 10.) Before the second evaluation ln N(s) is 0, so no bound is infinite.

use super::short::{ShortSums, ShortTuples};
use super::space::{Point, Space};
use super::table::{Table, Terms};
use super::tuples::TupleChoice;
use crate::effort::spend;
use serde::{Deserialize, Serialize};

/// The numbers of the model.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelSettings {
    pub tuples: TupleChoice,
    /// C, at least 0.
    pub exploration: f64,
    /// ε: how many evaluations every entry seems to have more than it has, above 0.
    pub epsilon: f64,
}

/// A bound and its parts, each the mean over all tuples.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bound {
    /// The mean of Q over the tuples that have seen the point's values.
    pub exploitation: f64,
    /// C·√ln N(s) times the mean of 1/√(N(s, a) + ε).
    pub exploration: f64,
}

impl Bound {
    /// v_UCB.
    pub fn value(&self) -> f64 {
        self.exploitation + self.exploration
    }
}

/// The model.
#[derive(Clone, Debug)]
pub struct Model {
    /// Of short tuples first.
    tables: Vec<Table>,
    short: ShortTuples,
    exploration: f64,
    evaluations: u64,
    cost: u64,
}

impl Model {
    /// Of which nothing is known.
    pub fn new(space: &Space, settings: &ModelSettings) -> Self {
        let unseen = Terms::unseen(settings.epsilon);
        let table = |tuple| Table::new(tuple, space, settings.epsilon);
        let tables: Vec<Table> = settings.tuples.of(space).into_iter().map(table).collect();
        Self {
            cost: tables.iter().map(Table::cost).sum(),
            tables,
            short: ShortTuples::new(space, &settings.tuples, unseen),
            exploration: settings.exploration,
            evaluations: 0,
        }
    }

    /// Takes the noisy value of a point into account.
    pub fn add(&mut self, point: &Point, value: f64) {
        self.evaluations += 1;
        for table in &mut self.tables {
            let terms = table.add(point, value);
            self.short.set(table.tuple(), point, terms);
        }
    }

    /// N(s).
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// The tables, in the order of [`TupleChoice::of`].
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// C·√ln N(s): what 1/√(N(s, a) + ε) is multiplied by in bounds.
    pub fn exploration_factor(&self) -> f64 {
        let logarithm = libm::log((self.evaluations as f64).max(1.0));
        self.exploration * logarithm.sqrt()
    }

    /// The bound of a point; `factor` is [`Model::exploration_factor`].
    #[inline]
    pub fn bound_with(&self, factor: f64, point: &Point) -> Bound {
        const NANOSECONDS_AN_OPERATION: u64 = 10;
        spend(self.cost.div_ceil(NANOSECONDS_AN_OPERATION));
        let ShortSums {
            mut mean,
            mut spread,
            known,
        } = self.short.sums(point);
        let mut known = known as f64;
        for table in &self.tables[self.short.count()..] {
            let terms = table.terms(point);
            mean += terms.mean;
            spread += terms.spread;
            known += terms.known;
        }
        Bound {
            exploitation: mean / known.max(1.0),
            exploration: factor * spread / self.tables.len().max(1) as f64,
        }
    }

    /// How many points can be looked at in about a millisecond, at least 1.
    pub fn points_a_slice(&self) -> usize {
        const NANOSECONDS: u64 = 1_000_000;
        (NANOSECONDS / self.cost.max(1)).max(1) as usize
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
