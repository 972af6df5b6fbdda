//! Ratings, small: what the players of a few games preferred most, with how sure that is.
//!
//! Unlike other tiles it asks a second time: games are played by a job, and what they teach is an answer about all of them.

use super::work::{Work, use_done};
use experiments::Experiment;
use experiments::ratings::{FeatureResult, RatingsLab, RatingsResult};
use first_page::Sketch;
use first_page::picture::{Bar, Picture, TilePicture};
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::job::use_job;
use page_kit::context::use_page;
use runner::scheduler::JobState;
use texts::RatingsTexts;
use yew::prelude::*;

/// The experiment.
pub const LINK: &str = "ratings?first=uct(60)&second=uct(60)&games=60&width=5&height=4";
/// So many features are shown, those with the highest ratings.
const MAX_SHOWN: usize = 5;

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
        Experiment::open(LINK)
            .map_or_else(|_| RatingsLab::default().into(), |opened| opened.experiment)
    });
    let question = work.may_begin.then(|| (*experiment).clone());
    let games = use_job(question, |_, job| {
        (job.state == JobState::Finished).then(|| job.snapshots.clone())
    });
    let snapshots = games.latest(|_| true);
    let inquiry = snapshots.map(|_| RatingsLab::learned());
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

/// The features that are surely preferred, the highest first: the length of a bar is its rating, the whisker its interval.
fn picture(learned: &RatingsResult, words: &RatingsTexts) -> Picture {
    let features = learned.features.iter().zip(&words.features);
    let mut preferred: Vec<(&FeatureResult, &&str)> = features
        .filter(|(feature, _)| feature.interval.0 > 0.0)
        .collect();
    preferred.sort_by(|(one, _), (other, _)| other.elo.total_cmp(&one.elo));
    preferred.truncate(MAX_SHOWN);
    let highest = |(feature, _): &(&FeatureResult, _)| feature.interval.1;
    let scale = preferred.iter().map(highest).fold(1.0, f64::max);
    let bar = |(feature, name): (&FeatureResult, &&str)| Bar {
        name: format!("{name} {:+.0}", feature.elo).into(),
        value: feature.elo / scale,
        interval: Some((feature.interval.0 / scale, feature.interval.1 / scale)),
    };
    Picture::Bars(preferred.into_iter().map(bar).collect(), None)
}
