//! Searches as they are seen: what was found, and the view of a moment.

use crate::minimax::support::{lab, run};
use experiments::minimax::{MinimaxExperiment, Side};
use experiments::{ChunkOutput, Experiment, LabExperiment};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::searching::{Found, SideFound, asked};
use page_model::minimax::view::{Looks, Scenery, View, When, pictures_of};
use runner::scheduler::{Job, JobState, Scheduler};
use std::rc::Rc;
use texts::ENGLISH;

/// A job about an experiment, with these snapshots.
pub fn job(lab: &MinimaxExperiment, state: JobState, snapshots: Vec<Option<ChunkOutput>>) -> Job {
    let mut scheduler = Scheduler::new(1);
    let (id, _) = scheduler.submit(&Experiment::from(lab.clone()));
    let mut job = scheduler.job(id).unwrap().clone();
    job.state = state;
    job.snapshots = snapshots;
    job
}

/// What the searches of an experiment have found in the end.
pub fn found(lab: &MinimaxExperiment) -> Found {
    let searched = lab.question();
    let side = |side: Side| {
        let (snapshot, picture) = run(&searched, side);
        let picture = Some(Rc::new(picture));
        Some(SideFound { snapshot, picture })
    };
    let nothing = job(
        &searched,
        JobState::Finished,
        vec![None; searched.chunk_count()],
    );
    let found = Found::of_job(&asked(&searched), nothing, 0.0).unwrap();
    Found {
        findings: searched.sides().map(side).collect(),
        ..found
    }
}

/// The view of what was found, to somebody who has said this.
pub fn view_of(lab: &MinimaxExperiment, found: Found, predictions: Predictions) -> View {
    let found = Rc::new(found);
    let scenery = Scenery::of(&found.question, pictures_of(Some(&found)), &ENGLISH);
    let When { at, last, barrier } = scenery.when(lab, &predictions, lab.side_in_focus(), false);
    View {
        found: Some(found),
        sides: scenery.sides(at, &predictions, Looks::of(lab)),
        at,
        last,
        barrier,
        predictions,
        difference: scenery.difference(lab.hide),
        is_stale: false,
        first_levels: None,
    }
}

/// The experiment of a link, and its view before anything is said.
pub fn view(query: &str) -> (MinimaxExperiment, View) {
    let lab = lab(query);
    let view = view_of(&lab, found(&lab), Predictions::new(lab.hide));
    (lab, view)
}

/// The experiment of a link, and its view after a change of what was said.
pub fn view_after(
    query: &str,
    change: impl FnOnce(&mut Predictions, &Found),
) -> (MinimaxExperiment, View) {
    let lab = lab(query);
    let found = found(&lab);
    let mut predictions = Predictions::new(lab.hide);
    change(&mut predictions, &found);
    let view = view_of(&lab, found, predictions);
    (lab, view)
}
