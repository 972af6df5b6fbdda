//! Findings about the experiment of a scene: as its stage tells them, and the result that a worker makes of them.

use super::super::prose::Live;
use super::places::SceneExperiment;
use crate::lessons::scene_stage::OnFound;
use experiments::inquiry::{Format, Inquiry};
use experiments::{ChunkOutput, Experiment};
use page_kit::components::answer::use_answer;
use page_model::lessons::live::Known;
use page_model::lessons::results::{is_whole, result_of};
use std::rc::Rc;
use yew::prelude::*;

/// What is known about the experiment as it stands, and what hears of what is found.
#[hook]
pub fn use_live(scene: &SceneExperiment) -> (Live, OnFound) {
    let found = use_state(|| None::<(Experiment, Vec<Option<ChunkOutput>>)>);
    let on_found = {
        let found = found.setter();
        use_callback(
            (),
            move |told: (Experiment, Vec<Option<ChunkOutput>>), ()| found.set(Some(told)),
        )
    };
    let fallback = use_memo((), |()| Experiment::of_lab("minimax"));
    let told = found
        .as_ref()
        .filter(|(_, snapshots)| snapshots.iter().any(Option::is_some));
    let about = told.map(|(experiment, _)| experiment.asked());
    let snapshots = told.map_or(&[][..], |(_, snapshots)| snapshots);
    let asked = about.clone().or_else(|| (*fallback).clone());
    let inquiry = about.is_some().then(|| Inquiry::report(Format::Json));
    let asked = asked.unwrap_or_else(|| unreachable!("there is such a lab"));
    let answered = use_answer::<String>(&asked, inquiry, snapshots);
    let result = use_memo(answered.latest.clone(), |json| {
        json.as_ref().and_then(|json| result_of(json)).map(Rc::new)
    });
    let is_complete = answered.is_current
        && answered.failure.is_none()
        && told.is_some_and(|(experiment, snapshots)| is_whole(experiment, snapshots));
    let result = (*result).clone();
    let live = Live {
        known: Known {
            experiment: scene.now.clone(),
            found: told.map(|(experiment, _)| experiment.clone()).zip(result),
            is_complete,
            is_own: scene.is_own,
        },
        on_go: scene.on_go.clone(),
    };
    (live, on_found)
}
