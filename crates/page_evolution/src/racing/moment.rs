//! The race at the moment looked at: as a worker finds it, and what is to be said of it.

use experiments::racing::{Course, Moment, RacingExperiment};
use experiments::{ChunkOutput, Experiment, LabExperiment};
use page_kit::components::answer::{Answered, use_answer};
use page_model::racing::standing::{is_of_equals, not_kept, so_far, verdict};
use page_model::racing::time::moment_of;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The race after so many games as it is looked at. Its end is the course's; before there is a course nothing is known.
#[hook]
pub fn use_moment(
    lab: &RacingExperiment,
    course: &Answered<Course>,
    sent: &[Option<ChunkOutput>],
) -> Answered<Moment> {
    let end = use_memo(course.latest.clone(), |course| {
        course.as_ref().map(|course| Rc::new(course.end))
    });
    let end = (*end).clone();
    let last = end.as_ref().map_or(0, |end| end.race.games());
    let at = course
        .latest
        .as_ref()
        .map_or(0, |course| moment_of(lab, course));
    let is_before = at < last;
    let inquiry = is_before.then(|| RacingExperiment::moment(at));
    let experiment = Experiment::Racing(lab.asked());
    let answered = use_answer(&experiment, inquiry, sent);
    if !is_before {
        return Answered {
            latest: end,
            is_current: course.is_current,
            failure: None,
        };
    }
    Answered {
        latest: answered.latest.or(end),
        is_current: answered.is_current && course.is_current,
        failure: answered.failure,
    }
}

/// The verdict, and the games so far; `expected` is the first player's expected result, where it is known.
pub fn standing(moment: &Moment, expected: Option<f64>, texts: &'static Texts) -> Html {
    let words = &texts.labs.racing.page.course;
    let (verdict, so_far) = (verdict(moment, texts), so_far(moment, texts));
    let of_equals = is_of_equals(expected);
    let is_equal = moment.verdict.is_some() && of_equals;
    html! {
        <div class="race-standing">
            <p id="verdict" role="status" class={of_equals.then_some("of-equals")}><strong>{ verdict }</strong>
                if is_equal { { " " }{ words.nobody_is_better } }
            </p>
            <p id="so-far" class="quiet small number">{ so_far }
                if let Some(not_kept) = not_kept(moment, texts) { { " " }{ not_kept } }
            </p>
        </div>
    }
}
