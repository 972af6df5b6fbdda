//! The mean and its bounds against games, as far as the moment looked at.

use crate::app::components::chart::{LineChart, Mark, Series, around_half};
use crate::app::context::use_page;
use engines::racing::{Schedule, Test};
use experiments::racing::{Course, RacingLab};
use std::rc::Rc;
use yew::prelude::*;

/// The picture is as high as the bounds after this share of the games.
const SHARE_OF_HEIGHT: u64 = 24;

#[derive(PartialEq, Properties)]
pub struct CourseChartProps {
    pub lab: RacingLab,
    pub course: Rc<Course>,
}

/// The chart.
#[component]
pub fn CourseChart(props: &CourseChartProps) -> Html {
    let texts = use_page().texts;
    let (words, legend) = (&texts.labs.racing.page.course, texts.lab_page.legend);
    let CourseChartProps { lab, course } = props;
    let now = lab.game.unwrap_or(u64::MAX);
    let shown = |test: &&Test| test.games <= now;
    let tests: Vec<&Test> = course.tests.iter().filter(shown).collect();
    let last = course.end.race.games();
    let points = tests
        .iter()
        .map(|test| (test.mean, (test.lower, test.upper)));
    let series = vec![
        Series::banded(words.mean, points).emphasised(true),
        Series::flat(words.half, 0.5, tests.len()),
    ];
    let axis: Vec<f64> = tests.iter().map(|test| test.games as f64).collect();
    let notches = if lab.race.rules().schedule == Schedule::EveryGame {
        Vec::new()
    } else {
        course.tests.iter().map(|test| test.games as f64).collect()
    };
    html! {
        <>
            <LineChart title={words.chart} axis_label={words.games_axis} axis={Rc::new(axis)} series={Rc::new(series)}
                range={range(course)} ends={(0.0, Some(last as f64))} marks={marks(props, words.verdict, words.now)}
                notches={Rc::new(notches)} coloured=true />
            <details class="marks"><summary>{ legend }</summary><p class="quiet small">{ words.what_is_shown }</p></details>
        </>
    }
}

fn marks(props: &CourseChartProps, verdict: &'static str, now: &'static str) -> Vec<Mark> {
    let end = &props.course.end;
    let last = end.race.games();
    let mut marks = Vec::new();
    if let Some(at) = props.lab.game.filter(|&game| game < last) {
        let at = at as f64;
        marks.push(Mark { at, name: now });
    } else if end.verdict.is_some() {
        marks.push(Mark {
            at: last as f64,
            name: verdict,
        });
    }
    marks
}

/// As wide as the bounds were early in the race, and no wider than results can be.
fn range(course: &Course) -> (f64, f64) {
    let early = course.end.race.games() / SHARE_OF_HEIGHT;
    let first = course.tests.iter().find(|test| test.games >= early);
    first.map_or((0.0, 1.0), |test| {
        let farthest = (test.upper - 0.5).max(0.5 - test.lower);
        around_half(farthest.clamp(0.005, 0.5))
    })
}
