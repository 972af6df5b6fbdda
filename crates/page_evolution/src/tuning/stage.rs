//! Stage of the lab: the problem, the first run, and a moment of it.

use engines::tuning::problems::{Dimension, Problem};
use experiments::tuning::{Findings, RunSnapshot, Seen, Truths, TuningLab};
use experiments::{Experiment, Lab, Sent};
use page_kit::components::answer::{Answered, use_answer};
use runner::scheduler::Failure;
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// What depends on the problem alone: made once, since a space may have many points.
pub struct Facts {
    pub problem: Box<dyn Problem>,
    pub dimensions: Vec<Dimension>,
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
            problem,
        }
    }))
}

/// What is true of the problem, once something was found that it stands beside; nothing where it is hidden.
#[hook]
pub fn use_truths(lab: &TuningLab, facts: &SharedFacts, findings: &Findings) -> Rc<Truths> {
    let nothing = use_memo((), |()| Truths::default());
    let inquiry = findings.first.as_ref().map(|_| lab.truths());
    let answered = use_answer(&Experiment::Tuning(lab.asked()), inquiry, &[]);
    let fits = |truths: &Rc<Truths>| lab.truth && truths.fits(facts.problem.space());
    answered.latest.filter(fits).unwrap_or(nothing)
}

/// Everything that pictures of the search are made of.
#[derive(Clone)]
pub struct Stage {
    pub lab: TuningLab,
    pub facts: SharedFacts,
    pub truths: Rc<Truths>,
    pub run: Rc<RunSnapshot>,
    /// What the run has sent, for anyone who asks more about it.
    pub sent: Option<Sent>,
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
}

/// The stage, `None` before the first evaluation; or why there is none. `sent` is what the first run has sent.
#[hook]
pub fn use_stage(
    lab: &TuningLab,
    facts: &SharedFacts,
    truths: &Rc<Truths>,
    findings: &Rc<Findings>,
    sent: Option<Sent>,
) -> (Option<Stage>, Option<Failure>) {
    let run = use_memo(findings.first.clone(), |first| first.clone().map(Rc::new));
    let run = (*run).clone().filter(|run| !run.history.is_empty());
    let inquiry = run.as_ref().map(|_| lab.looking());
    let experiment = Experiment::Tuning(lab.asked());
    let Answered {
        latest,
        is_current,
        failure,
    } = use_answer(&experiment, inquiry, core::slice::from_ref(&sent));
    let latest = latest.filter(|seen| seen.fits(facts.problem.space()));
    let stage = run.zip(latest).map(|(run, seen)| Stage {
        lab: lab.clone(),
        facts: facts.clone(),
        truths: truths.clone(),
        run,
        sent,
        seen,
        is_current,
    });
    (stage, failure)
}
