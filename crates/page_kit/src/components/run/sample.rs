//! Sample: a small experiment of the same kind, which is there to see until a large one is run. It says what of it is smaller.

use super::Run;
use crate::components::job::{Asked, use_job};
use crate::components::page_is_shown::use_page_is_shown;
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
use runner::scheduler::JobState;
use std::rc::Rc;
use yew::prelude::*;

/// A sample and what was found about it.
pub struct Sample<L: LabExperiment> {
    /// With what says where one looks.
    pub lab: L,
    pub snapshots: Vec<Option<ChunkOutput>>,
    pub findings: Rc<L::Findings>,
}

/// What is said about the sample that is shown.
#[derive(Clone, PartialEq)]
pub struct SampleInSight {
    /// What is asked, and what is shown instead.
    pub asked: Experiment,
    pub shown: Experiment,
    /// Whether it is still computed.
    pub is_open: bool,
    pub stop: Callback<()>,
}

/// The sample of `lab` while its own `run` has found nothing and does not begin by itself, once the page is shown.
#[hook]
pub fn use_sample<L>(lab: &L, run: &Run) -> (Option<Sample<L>>, Option<SampleInSight>)
where
    L: LabExperiment<Findings: 'static> + Into<Experiment> + PartialEq + 'static,
{
    let stopped = use_state(|| None::<L>);
    let is_shown = use_page_is_shown();
    let has_found = run.snapshots().iter().any(Option::is_some);
    let waits = !has_found && !run.begins_unasked;
    // Worked out once a question: some labs have to lay out what they would compute.
    let sample = use_memo(waits.then(|| lab.asked()), |question| {
        let question = question.as_ref().filter(|lab| lab.runnable().is_ok());
        question.and_then(LabExperiment::sample)
    });
    let sample: Option<L> = (*sample).clone();
    let is_stopped = sample.is_some() && *stopped == sample;
    let wanted = sample.clone().filter(|_| is_shown && !is_stopped);
    let asked: Asked<L, Vec<Option<ChunkOutput>>> = use_job(wanted, |_, job| {
        let has_found = job.snapshots.iter().any(Option::is_some);
        (has_found && !matches!(job.state, JobState::Failed(_))).then(|| job.snapshots.clone())
    });
    let found = asked.latest(|known| Some(known) == sample.as_ref());
    let shown = use_memo((sample.clone(), found.cloned()), |(sample, found)| {
        let findings = sample.as_ref()?.merge(found.as_ref()?).ok()?;
        Some(Rc::new(findings))
    });
    let stop = use_callback(sample.clone(), {
        let stopped = stopped.setter();
        move |(), sample: &Option<L>| stopped.set(sample.clone())
    });
    let in_sight = sample.as_ref().map(|sample| SampleInSight {
        asked: lab.asked().into(),
        shown: sample.clone().into(),
        is_open: asked.is_open(),
        stop,
    });
    let shown = sample
        .zip((*shown).clone())
        .map(|(sample, findings)| Sample {
            lab: sample.looked_at_as(lab),
            snapshots: found.cloned().unwrap_or_default(),
            findings,
        });
    (shown, in_sight)
}
