//! The bounds closing in: lower bound, mean and upper bound against games, as far as the moment looked at, in a window around
//! ½ that stays while time moves.
//!
//! The lower bound has the first player's colour, the upper one the second's: who crosses ½ is better.

use engines::racing::{Schedule, Test};
use experiments::racing::{Course, Moment, RacingExperiment};
use page_kit::components::chart::{LineChart, Ruler};
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::chart::Series;
use page_model::kit::chart::around_half;
use page_model::kit::chart::lines::Mark;
use page_model::racing::time::in_link;
use page_model::racing::window;
use std::rc::Rc;
use texts::{CourseTexts, Texts};
use yew::prelude::*;

/// In units of the picture.
const HEIGHT: f64 = 214.0;
/// The colours of the players, of ink, and of what is only compared with.
const FIRST: usize = 0;
const SECOND: usize = 1;
const INK: usize = 8;
const QUIET: usize = 7;

#[derive(PartialEq, Properties)]
pub struct BoundsChartProps {
    pub lab: RacingExperiment,
    pub course: Rc<Course>,
    pub moment: Rc<Moment>,
}

/// The chart; a press goes to the test nearest to it.
#[component]
pub fn BoundsChart(props: &BoundsChartProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page.course;
    let BoundsChartProps {
        lab,
        course,
        moment,
    } = props;
    let last = course.end.race.games();
    let tests = window::drawn(lab, course, moment);
    let axis: Vec<f64> = tests.iter().map(|test| test.games as f64).collect();
    let seen = &tests[..window::seen(lab, &tests)];
    let series = series(seen, tests.len(), texts);
    let ruler = seen.last().map(|test| ruler(test, lab.epsilon, words));
    let range = around_half(window::reach(course));
    let notches = if lab.rules().schedule == Schedule::EveryGame {
        Vec::new()
    } else {
        axis.clone()
    };
    let on_press = {
        let (lab, games): (_, Vec<u64>) =
            (lab.clone(), tests.iter().map(|test| test.games).collect());
        use_go().reform(move |index: usize| {
            let games = games.get(index).copied();
            let game = games.and_then(|games| in_link(games, last));
            (
                RacingExperiment {
                    game,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    html! {
        <LineChart title={words.chart} axis_label={words.games_axis} axis={Rc::new(axis)} series={Rc::new(series)}
            {range} ends={(0.0, Some(last as f64))} marks={marks(props, words)} {ruler}
            notches={Rc::new(notches)} height={HEIGHT} {on_press} coloured=true />
    }
}

/// Lower bound, mean, upper bound, and ½ over the whole width.
fn series(tests: &[Test], all: usize, texts: &Texts) -> Vec<Series> {
    let words = &texts.labs.racing.page.course;
    let line = |name: &'static str, about, value: fn(&Test) -> f64| {
        let last = tests.last().map(value);
        let end = last.map_or_else(String::new, |value| {
            format!("{name} {}", (texts.fixed)(value, 4))
        });
        let values = tests.iter().map(value);
        Series::line(name, values).ending_in(end).about(about)
    };
    let between = tests.iter().map(|test| (test.lower, test.upper)).collect();
    vec![
        line(words.upper, "upper", |test| test.upper).toned(SECOND),
        line(words.mean, "mean", |test| test.mean)
            .with_band(between)
            .toned(INK),
        line(words.lower, "lower", |test| test.lower).toned(FIRST),
        // The axis says where it is.
        Series::flat(words.half, 0.5, all)
            .ending_in(" ".to_owned())
            .about("half")
            .toned(QUIET),
    ]
}

/// Where the race is looked at, or has ended.
fn marks(props: &BoundsChartProps, words: &CourseTexts) -> Vec<Mark> {
    let mark = window::mark(&props.lab, &props.course);
    let mark = mark.map(|mark| match mark {
        window::Mark::Now(games) => (games, words.now),
        window::Mark::Verdict(games) => (games, words.verdict),
    });
    let mark = mark.map(|(games, name)| Mark {
        at: games as f64,
        name,
    });
    mark.into_iter().collect()
}

/// How close the bounds must come: 2ε, around their middle now.
fn ruler(test: &Test, epsilon: f64, words: &CourseTexts) -> Ruler {
    Ruler {
        at: test.games as f64,
        ends: window::ruler(test, epsilon),
        name: words.two_epsilon.into(),
        about: "width",
    }
}
