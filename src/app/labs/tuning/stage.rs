//! What is looked at: the problem, the first run, and a moment of it.

use crate::engines::tuning::problems::{Dimension, Problem};
use crate::experiments::Lab;
use crate::experiments::tuning::{Findings, Landscape, Moment, RunSnapshot, TuningLab};
use std::rc::Rc;
use yew::prelude::*;

/// What of it depends on the problem alone.
pub struct Ground {
    pub problem: Box<dyn Problem>,
    pub dimensions: Vec<Dimension>,
    pub best: Option<f64>,
    pub landscape: Option<Landscape>,
}

/// Everything that pictures of the search are made of.
#[derive(Clone)]
pub struct Stage {
    pub lab: TuningLab,
    pub ground: Rc<Ground>,
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
pub fn use_stage(lab: &TuningLab, findings: &Rc<Findings>) -> Option<Stage> {
    let question = lab.asked();
    let ground = use_memo(question.clone(), |lab| {
        let problem = lab.problem();
        Ground {
            dimensions: problem.dimensions(),
            best: problem.best_value(),
            landscape: lab.landscape(),
            problem,
        }
    });
    let run = use_memo(findings.first.clone(), |first| first.clone().map(Rc::new));
    let run = (*run).clone().filter(|run| !run.history.is_empty());
    let moment = use_memo((question, run.clone(), lab.step), |(lab, run, step)| {
        let history = &run.as_ref()?.history;
        let problem = lab.problem();
        let steps = step.unwrap_or(u64::MAX);
        Some(Rc::new(Moment::after(lab, problem.space(), history, steps)))
    });
    Some(Stage {
        lab: lab.clone(),
        ground,
        run: run?,
        moment: (*moment).clone()?,
    })
}
