//! Shown: the moment of the main run that all pictures are of, and what is known about the truth.

use experiments::regret::{Equilibria, Learned, Moment, RegretLab};
use std::rc::Rc;
use yew::prelude::*;

/// What pictures show. Made once a moment.
#[derive(Clone)]
pub struct Shown {
    pub learned: Rc<Learned>,
    /// `None` until the main run has come to its first iteration.
    pub moment: Option<Rc<Moment>>,
    pub equilibria: Option<Rc<Equilibria>>,
}

/// The same where they are the same in memory.
impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        fn is_same<T>(one: &Option<Rc<T>>, other: &Option<Rc<T>>) -> bool {
            match (one, other) {
                (Some(one), Some(other)) => Rc::ptr_eq(one, other),
                (None, None) => true,
                _ => false,
            }
        }
        Rc::ptr_eq(&self.learned, &other.learned)
            && is_same(&self.moment, &other.moment)
            && is_same(&self.equilibria, &other.equilibria)
    }
}

/// What was learned, compared by where it is in memory.
#[derive(Clone)]
struct Same(Rc<Learned>);

impl PartialEq for Same {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What `lab` looks at of what was learned.
#[hook]
pub fn use_shown(lab: &RegretLab, learned: &Rc<Learned>) -> Shown {
    let iteration = lab.iteration_looked_at();
    let moment = use_memo((Same(learned.clone()), iteration), |(Same(learned), _)| {
        let main = learned.main.as_ref()?;
        main.moment(&learned.tree, iteration).map(Rc::new)
    });
    let known = (Same(learned.clone()), lab.lock.is_empty());
    let equilibria = use_memo(known, |(Same(learned), _)| {
        lab.equilibria(&learned.tree).map(Rc::new)
    });
    Shown {
        learned: learned.clone(),
        moment: (*moment).clone(),
        equilibria: (*equilibria).clone(),
    }
}

impl Shown {
    /// The average and the current strategy at an information set; `None` before anything was learned.
    pub fn row(&self, row: usize) -> Option<(&[f64], &[f64])> {
        let (moment, tree) = (self.moment.as_ref()?, &self.learned.tree);
        Some((moment.average.row(tree, row), moment.current.row(tree, row)))
    }
}
