//! Time in a race: by tests or by games. The moment stands in the address.

use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::Experiment;
use experiments::racing::{Course, RacingLab};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: RacingLab,
    pub course: Rc<Course>,
}

/// After how many games the race is looked at.
pub fn moment_of(lab: &RacingLab, course: &Course) -> u64 {
    let last = course.end.race.games();
    lab.game.unwrap_or(last).min(last)
}

/// The control, and what a step is.
#[component]
pub fn TimeRow(props: &TimeRowProps) -> Html {
    let page = use_page();
    let words = &page.texts.racing.course;
    let TimeRowProps { lab, course } = props;
    let by_games = use_state(|| false);
    let last = course.end.race.games();
    let at = moment_of(lab, course);
    let plan = lab.plan();
    let go = {
        let (lab, router) = (lab.clone(), page.router.clone());
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
    let number = page.texts.number;
    let choice = |games: bool, label: &'static str| {
        let by_games_setter = by_games.setter();
        let onclick = Callback::from(move |_: MouseEvent| by_games_setter.set(games));
        html! { <button {onclick} aria-pressed={(*by_games == games).to_string()}>{ label }</button> }
    };
    html! {
        <div class="rows race-time">
            <TimeControl {position} last={places} caption={(words.moment)(&number(at), &number(last))}
                widest={(words.moment)(&number(last), &number(last))} {on_move} />
            <div class="tabs" role="group" aria-label={words.step_by}>
                <span class="quiet">{ words.step_by }</span>
                { choice(false, words.by_tests) }
                { choice(true, words.by_games) }
            </div>
        </div>
    }
}
