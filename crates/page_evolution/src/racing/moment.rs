//! The race at the moment looked at: as a worker finds it, and what is to be said of it.

use super::time_row::moment_of;
use crate::race_words::reason;
use engines::racing::{Reason, Verdict};
use experiments::common::outcomes::MAX_SHOWN;
use experiments::racing::{Course, Moment, RacingLab};
use experiments::{Experiment, Lab, Sent};
use page_kit::components::answer::{Answered, use_answer};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The race after so many games as it is looked at. Its end is the course's; before there is a course nothing is known.
#[hook]
pub fn use_moment(
    lab: &RacingLab,
    course: &Answered<Course>,
    sent: &[Option<Sent>],
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
    let inquiry = is_before.then(|| RacingLab::moment(at));
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
    let race = &moment.race;
    let [won, drawn, lost] = moment.counts.map(texts.number);
    let mean = (race.games() > 0).then(|| race.mean());
    let so_far = (words.so_far)(&(texts.number)(race.games()), [&won, &drawn, &lost], mean);
    let kept = (texts.number)(MAX_SHOWN);
    let verdict = moment.verdict.map_or_else(
        || words.goes_on.to_owned(),
        |verdict| verdict_sentence(verdict, moment, texts),
    );
    let of_equals = expected == Some(0.5);
    let is_equal = moment.verdict.is_some() && of_equals;
    html! {
        <div class="race-standing">
            <p id="verdict" role="status" class={of_equals.then_some("of-equals")}><strong>{ verdict }</strong>
                if is_equal { { " " }{ words.nobody_is_better } }
            </p>
            <p id="so-far" class="quiet small number">{ so_far }
                if race.games() >= MAX_SHOWN { { " " }{ (words.not_kept)(&kept) } }
            </p>
        </div>
    }
}

/// Who is better, why, and whether the bounds say so or the mean alone.
fn verdict_sentence(verdict: Verdict, moment: &Moment, texts: &Texts) -> String {
    let words = &texts.labs.racing.page.course;
    let (better, games) = (verdict.better.index(), (texts.number)(moment.race.games()));
    let (lower, upper) = moment.race.bounds();
    let why = reason(verdict.reason, texts);
    if verdict.reason == Reason::Bounds {
        (words.decided)(better, &games)
    } else if lower > 0.5 || upper < 0.5 {
        (words.outside)(better, &games, why)
    } else {
        (words.guessed)(better, &games, why)
    }
}
