//! The race at the moment looked at, in words and numbers, and time.

use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use crate::engines::racing::{Concentration, Reason, Test, Verdict};
use crate::experiments::Experiment;
use crate::experiments::racing::{Course, Findings, MOST_SHOWN, Moment, RacingLab};
use crate::texts::Texts;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MomentRowProps {
    pub lab: RacingLab,
    pub findings: Rc<Findings>,
    pub course: Rc<Course>,
}

/// What was known then, and the control.
#[component]
pub fn MomentRow(props: &MomentRowProps) -> Html {
    let page = use_page();
    let texts = page.texts;
    let words = &texts.racing.course;
    let MomentRowProps { lab, course, .. } = props;
    let by_games = use_state(|| false);
    let last = course.end.race.games();
    let at = lab.game.unwrap_or(last).min(last);
    let moment = use_moment(props, at);
    let plan = lab.plan();
    let go = {
        let lab = lab.clone();
        let router = page.router.clone();
        Callback::from(move |game: u64| {
            let game = (game < last).then_some(game);
            let lab = RacingLab {
                game,
                ..lab.clone()
            };
            router.go(&Experiment::Racing(lab).link(), Entry::Replace);
        })
    };
    // By tests: place 0 is before the first game, place p is test n_min + p − 1.
    let (position, places, on_move) = if *by_games {
        (at, last, go)
    } else {
        let tests = plan.tests_until(last);
        let go = go.reform(move |place: u64| match place.checked_sub(1) {
            None => 0,
            Some(test) => plan.games_at(plan.n_min + test),
        });
        (plan.tests_until(at), tests, go)
    };
    let number = texts.number;
    let choice = |games: bool, label: &'static str| {
        let by_games_setter = by_games.setter();
        let onclick = Callback::from(move |_: MouseEvent| by_games_setter.set(games));
        html! { <button {onclick} aria-pressed={(*by_games == games).to_string()}>{ label }</button> }
    };
    html! {
        <div class="moment" data-games={at.to_string()}>
            <div class="moment-story" aria-live="polite">{ story(lab, &moment, texts) }</div>
            <div class="tabs" role="group" aria-label={words.step_by}>
                <span class="quiet">{ words.step_by }</span>
                { choice(false, words.by_tests) }
                { choice(true, words.by_games) }
            </div>
            <TimeControl {position} last={places} caption={(words.moment)(&number(at), &number(last))} {on_move} />
            if last >= MOST_SHOWN { <p class="quiet small">{ (words.not_kept)(&number(MOST_SHOWN)) }</p> }
        </div>
    }
}

#[hook]
fn use_moment(props: &MomentRowProps, at: u64) -> Rc<Moment> {
    let known = (
        props.lab.question(),
        props.findings.clone(),
        props.course.clone(),
    );
    use_memo((known, at), |((lab, findings, course), at)| {
        let live = findings
            .live
            .as_ref()
            .filter(|_| *at < course.end.race.games());
        live.map_or(course.end, |live| lab.moment(live, *at))
    })
}

fn story(lab: &RacingLab, moment: &Moment, texts: &Texts) -> Html {
    let words = &texts.racing.course;
    let number = texts.number;
    let race = &moment.race;
    let [won, drawn, lost] = moment.counts.map(number);
    let so_far = (words.so_far)(&number(race.games()), [&won, &drawn, &lost], race.mean());
    let test = match &moment.last_test {
        None => {
            let first = race.plan().games_at(race.plan().n_min);
            html! { <p>{ (words.before_the_first_test)(&number(first)) }</p> }
        }
        Some(test) => test_story(lab, moment, test, texts),
    };
    let verdict = moment.verdict.map_or_else(
        || words.goes_on.to_owned(),
        |verdict| verdict_sentence(verdict, race.games(), texts),
    );
    html! {
        <>
            <p id="so-far">{ so_far }</p>
            { test }
            <p id="verdict"><strong>{ verdict }</strong></p>
        </>
    }
}

fn test_story(lab: &RacingLab, moment: &Moment, test: &Test, texts: &Texts) -> Html {
    let words = &texts.racing.course;
    let number = texts.number;
    let logarithm = moment.race.plan().logarithm(test.number);
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
    let words = &texts.racing.decisions;
    let better = words.players[verdict.better.index()];
    (words.verdict)(
        better,
        reason(verdict.reason, texts),
        &(texts.number)(games),
    )
}

/// Why it ended.
pub fn reason(reason: Reason, texts: &Texts) -> &'static str {
    texts.racing.decisions.reasons[match reason {
        Reason::Bounds => 0,
        Reason::Width => 1,
        Reason::LastTest => 2,
    }]
}
