//! Stage of the lab as workers find it: the truth, and the moment looked at.

use experiments::tuning::{Findings, Truths, TuningExperiment};
use experiments::{ChunkOutput, Experiment, LabExperiment};
use page_kit::components::answer::{Answered, use_answer};
use page_model::tuning::stage::{Facts, SharedFacts, Stage};
use runner::scheduler::Failure;
use std::rc::Rc;
use yew::prelude::*;

/// The facts of the problem that `lab` asks about.
#[hook]
pub fn use_facts(lab: &TuningExperiment) -> SharedFacts {
    use_memo(lab.asked(), Facts::of).into()
}

/// What is true of the problem, once something was found that it stands beside; nothing where it is hidden.
#[hook]
pub fn use_truths(lab: &TuningExperiment, facts: &SharedFacts, findings: &Findings) -> Rc<Truths> {
    let nothing = use_memo((), |()| Truths::default());
    let inquiry = findings.first.as_ref().map(|_| lab.truths());
    let answered = use_answer(&Experiment::Tuning(lab.asked()), inquiry, &[]);
    let fits = |truths: &Rc<Truths>| lab.truth && truths.fits(facts.problem.space());
    answered.latest.filter(fits).unwrap_or(nothing)
}

/// The stage, `None` before the first evaluation; or why there is none. `sent` is what the first run has sent.
#[hook]
pub fn use_stage(
    lab: &TuningExperiment,
    facts: &SharedFacts,
    truths: &Rc<Truths>,
    findings: &Rc<Findings>,
    sent: Option<ChunkOutput>,
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
