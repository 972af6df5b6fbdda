//! Racing, small: the mean of a coin and its bounds, until ½ is outside.

use super::work::{Work, use_done};
use engines::racing::Test;
use experiments::racing::{Course, RacingLab};
use experiments::{Experiment, Sent};
use first_page::Sketch;
use first_page::picture::{Curve, Picture, TilePicture, Tone};
use page_kit::components::answer::use_answer;
use page_kit::components::job::{Asked, use_job};
use page_kit::context::use_page;
use runner::scheduler::JobState;
use texts::PictureTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RacingMiniatureProps {
    pub work: Work,
    pub on_done: Callback<()>,
}

fn experiment() -> RacingLab {
    RacingLab {
        mean: 0.6,
        repeats: 1,
        all: false,
        ..RacingLab::default()
    }
}

/// The race.
#[component]
pub fn RacingMiniature(RacingMiniatureProps { work, on_done }: &RacingMiniatureProps) -> Html {
    let words = &use_page().texts.home.pictures;
    let question = work.may_begin.then(experiment);
    let asked: Asked<RacingLab, Vec<Option<Sent>>> = use_job(question, |_, job| {
        (job.state == JobState::Finished).then(|| job.snapshots.clone())
    });
    let snapshots = asked.latest(|_| true).cloned();
    let inquiry = snapshots.as_ref().map(|_| RacingLab::course());
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

fn picture(course: &Course, words: &PictureTexts) -> Picture {
    let last = course.end.race.games().max(1) as f64;
    // The first bounds are as wide as results can be; what is worth seeing is nearer to ½.
    let range = 0.35;
    let height = |value: f64| (0.5 + (value - 0.5) / (2.0 * range)).clamp(0.0, 1.0);
    let curve = |tone, name, value: fn(&Test) -> f64| Curve {
        tone,
        name,
        points: course
            .tests
            .iter()
            .map(|test| (test.games as f64 / last, height(value(test))))
            .collect(),
        is_dashed: false,
    };
    let [upper, lower] = words.bounds;
    Picture::Curves(vec![
        curve(Tone::Quiet, upper, |test| test.upper),
        curve(Tone::First, words.mean, |test| test.mean),
        curve(Tone::Quiet, lower, |test| test.lower),
        Curve {
            tone: Tone::Mark,
            name: words.half,
            points: vec![(0.0, 0.5), (1.0, 0.5)],
            is_dashed: true,
        },
    ])
}
