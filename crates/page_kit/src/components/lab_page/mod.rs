//! Page of a lab that is run from beginning to end: what it is given, its run, and what of that is shown.
//!
//! What stands around it is the [shell](super::lab_shell). [`presets`]: experiments to begin with.

pub mod presets;

use crate::components::arrival::use_arrivals;
use crate::components::lab_shell::Before;
use crate::components::run::{Run, Sample, use_merged, use_run, use_sample};
use crate::context::use_page;
use crate::router::Entry;
use experiments::diagnostic::Diagnostic;
use experiments::{ChunkOutput, Experiment, LabExperiment};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// What the page of a lab is given.
#[derive(PartialEq, Properties)]
pub struct LabProps<L: LabExperiment + PartialEq> {
    pub lab: L,
    /// What was wrong with the link.
    pub problems: Vec<Diagnostic>,
}

/// The run of a lab, and what is shown of what it has found.
pub struct LabRun<L: LabExperiment + PartialEq> {
    /// Of what is asked now.
    pub run: Run,
    /// What is shown: what is asked now, or, until the first of that is found, what was found last.
    pub shown: Shown<L>,
}

/// An experiment and what was found about it.
pub struct Shown<L: LabExperiment> {
    pub lab: L,
    /// The lab without what only says where one looks.
    pub question: L,
    pub snapshots: Vec<Option<ChunkOutput>>,
    pub findings: Rc<L::Findings>,
    /// Whether something else is asked now, whose results are not there yet.
    pub is_stale: bool,
    /// Whether it is a sample of what is asked.
    pub is_sample: bool,
}

impl<L: LabExperiment> Clone for Shown<L> {
    fn clone(&self) -> Self {
        Self {
            lab: self.lab.clone(),
            question: self.question.clone(),
            snapshots: self.snapshots.clone(),
            findings: self.findings.clone(),
            is_stale: self.is_stale,
            is_sample: self.is_sample,
        }
    }
}

impl<L: LabExperiment> Shown<L> {
    /// The experiment that is shown, if it is not what is asked.
    pub fn before(&self) -> Option<Before>
    where
        L: Into<Experiment>,
    {
        self.is_stale.then(|| Before {
            experiment: self.lab.clone().into(),
            is_sample: self.is_sample,
        })
    }
}

/// The run of what `lab` asks, and what is shown of what was found.
#[hook]
pub fn use_lab_run<L>(lab: &L) -> LabRun<L>
where
    L: LabExperiment<Findings: 'static> + Into<Experiment> + PartialEq + 'static,
{
    let question = lab.asked();
    let mut run = use_run(&lab.clone().into());
    let (sample, in_sight) = use_sample(lab, &run);
    run.sample = in_sight;
    let findings = use_merged(&run, &question);
    // Anyone who comes by a link sees nothing of what was there before.
    let arrivals = use_arrivals();
    let last = use_mut_ref(|| None::<(u32, Shown<L>)>);
    let now = Shown {
        lab: lab.clone(),
        question,
        snapshots: run.snapshots(),
        findings,
        is_stale: false,
        is_sample: false,
    };
    let has_found = now.snapshots.iter().any(Option::is_some);
    let mut last = last.borrow_mut();
    if has_found {
        *last = Some((arrivals, now.clone()));
    } else if let Some(sample) = sample {
        *last = Some((arrivals, shown_sample(sample)));
    }
    let may_stay = !has_found && lab.runnable().is_ok();
    let before = last.as_ref().filter(|(at, _)| may_stay && *at == arrivals);
    let shown = before.map_or(now, |(_, before)| Shown {
        is_stale: true,
        ..before.clone()
    });
    LabRun { run, shown }
}

fn shown_sample<L: LabExperiment + PartialEq>(sample: Sample<L>) -> Shown<L> {
    Shown {
        question: sample.lab.asked(),
        lab: sample.lab,
        snapshots: sample.snapshots,
        findings: sample.findings,
        is_stale: true,
        is_sample: true,
    }
}

/// Why there is nothing to run, for [`RunRow`](super::run::RunRow); empty if there is.
pub fn why_not_runnable(lab: &impl LabExperiment, texts: &Texts) -> String {
    match lab.runnable() {
        Ok(()) => String::new(),
        // It is said at the text itself.
        Err(reason) if reason.wrong_text().is_some() => texts.lab_page.until_mended.to_owned(),
        Err(reason) => reason.sentence(texts),
    }
}

/// The way to another experiment of the same lab.
#[hook]
pub fn use_go<L: Into<Experiment> + 'static>() -> Callback<(L, Entry)> {
    let router = use_page().router;
    use_callback(router, |(lab, entry): (L, Entry), router| {
        router.go(&lab.into().link(), entry);
    })
}
