//! Lab of tuning: tests of what the page decides.
//!
//! * [`lines`]: time by lines and the loop of parts. [`told`]: verdicts and points in words. [`numbers`]: tables.
//! * [`finals`]: how searches end. [`maps`]: cells, marks and shades. [`presets`]: experiments to begin with.

mod finals;
mod lines;
mod maps;
mod numbers;
mod presets;
mod told;

use experiments::tuning::{Findings, TuningExperiment};
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::tuning::stage::{Facts, SharedFacts, Stage};
use std::rc::Rc;
use worker::inline;

fn opened(link: &str) -> TuningExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    let Experiment::Tuning(lab) = opened.experiment else {
        unreachable!("the link names it")
    };
    lab
}

fn findings(link: &str) -> Findings {
    let lab = opened(link);
    lab.merge(&inline::run(&Experiment::Tuning(lab.clone())))
        .unwrap()
}

/// What the page knows once the search of a link is over.
fn stage(link: &str) -> Stage {
    let lab = opened(link);
    let snapshots = inline::run(&Experiment::Tuning(lab.clone()));
    let run = lab.merge(&snapshots).unwrap().first.unwrap();
    at(&lab, &Rc::new(run), snapshots[0].clone())
}

/// A moment of a run, as workers find it.
fn at(
    lab: &TuningExperiment,
    run: &Rc<experiments::tuning::Snapshot>,
    sent: Option<experiments::ChunkOutput>,
) -> Stage {
    let asked = Experiment::Tuning(lab.asked());
    let seen = computing::answer(&asked, &lab.looking(), core::slice::from_ref(&sent)).unwrap();
    let truths = computing::answer(&asked, &lab.truths(), &[]).unwrap();
    Stage {
        lab: lab.clone(),
        facts: SharedFacts::from(Rc::new(Facts::of(lab))),
        truths: Rc::new(truths),
        run: run.clone(),
        sent,
        seen: Rc::new(seen),
        is_current: true,
    }
}

/// The same search at another moment.
fn moved(stage: &Stage, change: impl FnOnce(&mut TuningExperiment)) -> Stage {
    let mut lab = stage.lab.clone();
    change(&mut lab);
    at(&lab, &stage.run, stage.sent.clone())
}
