//! Stage of the lab: the problem, the first run, and a moment of it.

use engines::tuning::problems::{Dimension, Problem};
use experiments::Lab;
use experiments::tuning::{Findings, Landscape, Moment, RunSnapshot, TuningLab};
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// What depends on the problem alone: made once, since a space may have many points.
pub struct Facts {
    pub problem: Box<dyn Problem>,
    pub dimensions: Vec<Dimension>,
    pub best: Option<f64>,
    pub landscape: Option<Landscape>,
}

/// The same facts wherever they are shown.
#[derive(Clone)]
pub struct SharedFacts(Rc<Facts>);

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

/// The facts of the problem that `lab` asks about.
#[hook]
pub fn use_facts(lab: &TuningLab) -> SharedFacts {
    SharedFacts(use_memo(lab.asked(), |lab| {
        let problem = lab.problem();
        Facts {
            dimensions: problem.dimensions(),
            best: problem.best_value(),
            landscape: Landscape::of(&*problem),
            problem,
        }
    }))
}

/// Everything that pictures of the search are made of.
#[derive(Clone)]
pub struct Stage {
    pub lab: TuningLab,
    pub facts: SharedFacts,
    pub run: Rc<RunSnapshot>,
    pub moment: Rc<Moment>,
}

/// The same place, run and moment.
impl PartialEq for Stage {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab
            && Rc::ptr_eq(&self.run, &other.run)
            && Rc::ptr_eq(&self.moment, &other.moment)
    }
}

impl Stage {
    /// The last step there is.
    pub fn last(&self) -> u64 {
        self.run.history.len()
    }
}

/// The stage; `None` before the first evaluation.
#[hook]
pub fn use_stage(lab: &TuningLab, facts: &SharedFacts, findings: &Rc<Findings>) -> Option<Stage> {
    let run = use_memo(findings.first.clone(), |first| first.clone().map(Rc::new));
    let run = (*run).clone().filter(|run| !run.history.is_empty());
    let moment = {
        let known = (lab.asked(), facts.clone(), run.clone());
        use_memo((known, lab.step), |((lab, facts, run), step)| {
            let (space, history) = (facts.problem.space(), &run.as_ref()?.history);
            let steps = step.unwrap_or(u64::MAX);
            Some(Rc::new(Moment::after(lab, space, history, steps)))
        })
    };
    Some(Stage {
        lab: lab.clone(),
        facts: facts.clone(),
        run: run?,
        moment: (*moment).clone()?,
    })
}
