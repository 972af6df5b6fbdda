//! The race at the moment looked at, in words and numbers.

use super::time_row::moment_of;
use crate::app::components::answer::{Answered, use_answer};
use crate::app::components::race_words::reason;
use crate::app::components::run::RunFailure;
use crate::app::context::use_page;
use engines::racing::{Concentration, Test, Verdict};
use experiments::common::outcomes::MAX_SHOWN;
use experiments::racing::{Course, Moment, RacingLab};
use experiments::{Experiment, Lab, Sent};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MomentStoryProps {
    pub lab: RacingLab,
    pub course: Rc<Course>,
    /// Whether that is the course of everything that was sent.
    pub is_current: bool,
    /// What the race has sent.
    pub sent: Vec<Option<Sent>>,
}

/// What was known then.
#[component]
pub fn MomentStory(props: &MomentStoryProps) -> Html {
    let texts = use_page().texts;
    let MomentStoryProps { lab, course, .. } = props;
    let at = moment_of(lab, course);
    let Answered {
        latest,
        is_current,
        failure,
    } = use_moment(props, at);
    let is_current = is_current && props.is_current;
    let kept = (texts.number)(MAX_SHOWN);
    html! {
        <div class="rows moment" data-games={at.to_string()} aria-busy={(!is_current).to_string()}>
            <div class="moment-story" aria-live="polite">
                if let Some(moment) = latest { { story(lab, &moment, texts) } }
            </div>
            if let Some(failure) = failure { <RunFailure {failure} /> }
            if course.end.race.games() >= MAX_SHOWN {
                <p class="quiet small">{ (texts.labs.racing.page.course.not_kept)(&kept) }</p>
            }
        </div>
    }
}

/// The race after so many games. Its end is the course's.
#[hook]
fn use_moment(props: &MomentStoryProps, at: u64) -> Answered<Moment> {
    let end = use_memo(props.course.clone(), |course| course.end);
    let is_end = at >= end.race.games();
    let inquiry = (!is_end).then(|| RacingLab::moment(at));
    let experiment = Experiment::Racing(props.lab.asked());
    let answered = use_answer(&experiment, inquiry, &props.sent);
    if is_end {
        return Answered {
            latest: Some(end),
            is_current: true,
            failure: None,
        };
    }
    Answered {
        latest: answered.latest.or(Some(end)),
        ..answered
    }
}

fn story(lab: &RacingLab, moment: &Moment, texts: &Texts) -> Html {
    let words = &texts.labs.racing.page.course;
    let number = texts.number;
    let race = &moment.race;
    let [won, drawn, lost] = moment.counts.map(number);
    let mean = (race.games() > 0).then(|| race.mean());
    let so_far = (words.so_far)(&number(race.games()), [&won, &drawn, &lost], mean);
    let test = match &moment.last_test {
        None => {
            let plan = lab.plan();
            let first = plan.games_at(plan.n_min);
            html! { <p>{ (words.before_the_first_test)(&number(first)) }</p> }
        }
        Some(test) => test_story(lab, test, texts),
    };
    let verdict = moment.verdict.map_or_else(
        || words.goes_on.to_owned(),
        |verdict| verdict_sentence(verdict, race.games(), texts),
    );
    html! {
        <>
            <p id="verdict"><strong>{ verdict }</strong></p>
            <p id="so-far">{ so_far }</p>
            { test }
        </>
    }
}

fn test_story(lab: &RacingLab, test: &Test, texts: &Texts) -> Html {
    let words = &texts.labs.racing.page.course;
    let number = texts.number;
    let logarithm = lab.plan().logarithm(test.number);
    let games = number(test.games);
    let formula = match lab.race.rules().concentration {
        Concentration::EmpiricalBernstein => {
            (words.bernstein)(deviation(test, logarithm), logarithm, &games, test.radius)
        }
        Concentration::Hoeffding => (words.hoeffding)(logarithm, &games, test.radius),
    };
    let bounds = (words.bounds)(test.mean, test.radius, test.lower, test.upper);
    html! {
        <>
            <p>{ (words.test)(&number(test.number), &games) }</p>
            <p class="number arithmetic">{ formula }</p>
            <p class="number" id="bounds">{ bounds }</p>
        </>
    }
}

/// σ̄ at a test, from the radius that it led to: there may have been games since.
fn deviation(test: &Test, logarithm: f64) -> f64 {
    let games = test.games as f64;
    let spread = test.radius - 3.0 * logarithm / games;
    (spread / (2.0 * logarithm / games).sqrt()).max(0.0)
}

/// Who is better, and why.
pub fn verdict_sentence(verdict: Verdict, games: u64, texts: &Texts) -> String {
    let words = &texts.labs.racing.page.decisions;
    let better = words.players[verdict.better.index()];
    (words.verdict)(
        better,
        reason(verdict.reason, texts),
        &(texts.number)(games),
    )
}
