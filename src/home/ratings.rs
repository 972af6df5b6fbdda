//! Ratings, small: what the players of a few games preferred most, with how sure that is.
//!
//! Unlike other tiles it asks a second time: games are played by a job, and what they teach is an answer about all of them.

use super::work::{Work, use_done};
use experiments::Experiment;
use experiments::ratings::RatingsExperiment;
use first_page::Sketch;
use first_page::picture::TilePicture;
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::job::use_job;
use page_kit::context::use_page;
use page_model::home::ratings::{LINK, picture};
use runner::scheduler::JobState;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RatingsMiniatureProps {
    pub work: Work,
    pub on_done: Callback<()>,
}

/// The highest ratings.
#[component]
pub fn RatingsMiniature(
    &RatingsMiniatureProps { work, ref on_done }: &RatingsMiniatureProps,
) -> Html {
    let words = &use_page().texts.labs.ratings.page;
    let experiment = use_memo((), |()| {
        Experiment::open(LINK).map_or_else(
            |_| RatingsExperiment::default().into(),
            |opened| opened.experiment,
        )
    });
    let question = work.may_begin.then(|| (*experiment).clone());
    let games = use_job(question, |_, job| {
        (job.state == JobState::Finished).then(|| job.snapshots.clone())
    });
    let snapshots = games.latest(|_| true);
    let inquiry = snapshots.map(|_| RatingsExperiment::learned());
    let of = snapshots.map_or(&[][..], |snapshots| snapshots);
    let Answered {
        latest, failure, ..
    } = use_answer(&experiment, inquiry, of);
    use_done(
        latest.is_some() || failure.is_some() || games.is_unanswered(),
        on_done,
    );
    match latest {
        Some(learned) => html! { <TilePicture picture={picture(&learned, words)} /> },
        None => html! { <Sketch lab="ratings" /> },
    }
}
