//! Shown: the moment of the main run that all pictures are of, and what is known about the truth.

use super::equilibria::Equilibria;
use experiments::regret::{Findings, Moment};
use std::rc::Rc;

/// What pictures show. Made once a moment.
#[derive(Clone, Debug)]
pub struct Shown {
    pub learned: Rc<Findings>,
    /// `None` until the main run has come to its first iteration.
    pub moment: Option<Rc<Moment>>,
    pub equilibria: Option<Rc<Equilibria>>,
}

/// The same where they are the same in memory.
impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        fn is_same<T>(one: Option<&Rc<T>>, other: Option<&Rc<T>>) -> bool {
            match (one, other) {
                (Some(one), Some(other)) => Rc::ptr_eq(one, other),
                (None, None) => true,
                _ => false,
            }
        }
        Rc::ptr_eq(&self.learned, &other.learned)
            && is_same(self.moment.as_ref(), other.moment.as_ref())
            && is_same(self.equilibria.as_ref(), other.equilibria.as_ref())
    }
}

impl Shown {
    /// The average and the current strategy at an information set; `None` before anything was learned.
    pub fn row(&self, row: usize) -> Option<(&[f64], &[f64])> {
        let (moment, tree) = (self.moment.as_ref()?, &self.learned.tree);
        Some((moment.average.row(tree, row), moment.current.row(tree, row)))
    }

    /// The last iteration, where a moment before it is shown.
    pub fn end_elsewhere(&self) -> Option<u64> {
        let end = self.learned.main.as_ref().map(|main| main.iterations);
        let moment = self.moment.as_ref().map(|moment| moment.iteration);
        end.filter(|_| moment.is_some() && moment != end)
    }
}
