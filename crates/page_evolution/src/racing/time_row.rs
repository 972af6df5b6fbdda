//! Time in a race: by tests or by games. The moment stands in the address.

use experiments::racing::{Course, RacingExperiment};
use page_kit::components::lab_page::use_go;
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::racing::time::{games_at_place, in_link, moment_of};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: RacingExperiment,
    pub course: Rc<Course>,
}

/// The control, and what a step is.
#[component]
pub fn TimeRow(props: &TimeRowProps) -> Html {
    let page = use_page();
    let words = &page.texts.labs.racing.page.course;
    let TimeRowProps { lab, course } = props;
    let by_games = use_state(|| false);
    let last = course.end.race.games();
    let at = moment_of(lab, course);
    let plan = lab.plan();
    let go = use_go();
    let go = {
        let lab = lab.clone();
        go.reform(move |game: u64| {
            let game = in_link(game, last);
            let lab = lab.clone();
            (RacingExperiment { game, ..lab }, Entry::Replace)
        })
    };
    let (position, places, on_move) = if *by_games {
        (at, last, go)
    } else {
        let tests = plan.tests_until(last);
        let go = go.reform(move |place: u64| games_at_place(&plan, place));
        (plan.tests_until(at), tests, go)
    };
    let number = page.texts.number;
    let steps = tabs([(false, words.by_tests), (true, words.by_games)]);
    let on_choose = use_choose(&by_games);
    html! {
        <div class="race-time">
            <TimeControl {position} last={places} caption={(words.moment)(&number(at), &number(last))}
                widest={(words.moment)(&number(last), &number(last))} {on_move} />
            <Tabs<bool> label={words.step_by} is_labelled=true tabs={steps} chosen={*by_games} {on_choose} />
        </div>
    }
}
