//! Racing, small: the mean of a coin and its bounds, until ½ is outside.

use super::work::{Work, use_done};
use experiments::racing::RacingExperiment;
use experiments::{ChunkOutput, Experiment};
use first_page::Sketch;
use first_page::picture::TilePicture;
use page_kit::components::answer::use_answer;
use page_kit::components::job::{Asked, use_job};
use page_kit::context::use_page;
use page_model::home::racing::{experiment, picture};
use runner::scheduler::JobState;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RacingMiniatureProps {
    pub work: Work,
    pub on_done: Callback<()>,
}

/// The race.
#[component]
pub fn RacingMiniature(RacingMiniatureProps { work, on_done }: &RacingMiniatureProps) -> Html {
    let words = &use_page().texts.home.pictures;
    let question = work.may_begin.then(experiment);
    let asked: Asked<RacingExperiment, Vec<Option<ChunkOutput>>> = use_job(question, |_, job| {
        (job.state == JobState::Finished).then(|| job.snapshots.clone())
    });
    let snapshots = asked.latest(|_| true).cloned();
    let inquiry = snapshots.as_ref().map(|_| RacingExperiment::course());
    let snapshots = snapshots.unwrap_or_default();
    let course = use_answer(&Experiment::Racing(experiment()), inquiry, &snapshots);
    let has_ended =
        course.latest.is_some() || course.failure.is_some() || asked.failure().is_some();
    use_done(has_ended, on_done);
    match course.latest {
        Some(course) => html! { <TilePicture picture={picture(&course, words)} /> },
        None => html! { <Sketch lab="racing" /> },
    }
}
