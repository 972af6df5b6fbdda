//! Stage of the lab: the problem, the first run, and a moment of it.

use engines::tuning::problems::{Dimension, Problem};
use experiments::ChunkOutput;
use experiments::tuning::{Seen, Snapshot, Truths, TuningExperiment};
use std::ops::Deref;
use std::rc::Rc;

/// What depends on the problem alone: made once, since a space may have many points.
pub struct Facts {
    pub problem: Box<dyn Problem>,
    pub dimensions: Vec<Dimension>,
}

impl Facts {
    /// Of the problem that `lab` asks about.
    pub fn of(lab: &TuningExperiment) -> Self {
        let problem = lab.problem();
        Self {
            dimensions: problem.dimensions(),
            problem,
        }
    }
}

/// The same facts wherever they are shown.
#[derive(Clone)]
pub struct SharedFacts(Rc<Facts>);

impl From<Rc<Facts>> for SharedFacts {
    fn from(facts: Rc<Facts>) -> Self {
        Self(facts)
    }
}

impl PartialEq for SharedFacts {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for SharedFacts {
    type Target = Facts;

    fn deref(&self) -> &Facts {
        &self.0
    }
}

/// Everything that pictures of the search are made of.
#[derive(Clone)]
pub struct Stage {
    pub lab: TuningExperiment,
    pub facts: SharedFacts,
    pub truths: Rc<Truths>,
    pub run: Rc<Snapshot>,
    /// What the run has sent, for anyone who asks more about it.
    pub sent: Option<ChunkOutput>,
    /// A moment of it: the one looked at, or the last one that was while that is looked for.
    pub seen: Rc<Seen>,
    /// Whether it is the one looked at.
    pub is_current: bool,
}

/// The same place, run and moment.
impl PartialEq for Stage {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab
            && Rc::ptr_eq(&self.run, &other.run)
            && Rc::ptr_eq(&self.seen, &other.seen)
            && Rc::ptr_eq(&self.truths, &other.truths)
            && self.is_current == other.is_current
    }
}

impl Stage {
    /// The last step there is.
    pub fn last(&self) -> u64 {
        self.run.history.len()
    }

    /// The step looked at.
    pub fn position(&self) -> u64 {
        let last = self.last();
        self.lab.step.unwrap_or(last).min(last)
    }

    /// The point that is looked at; `None` if none is, or the space has no such point.
    pub fn point_looked_at(&self) -> Option<Vec<u16>> {
        self.lab.point_looked_at(self.facts.problem.space())
    }
}
