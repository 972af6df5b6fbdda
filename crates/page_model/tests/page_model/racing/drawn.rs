//! What is drawn of a race: the window of its bounds, and the lanes of all races.

use super::{Raced, opened};
use engines::racing::{Race, Reason, Test, Verdict};
use experiments::common::races::RaceName;
use experiments::racing::{Course, Decision, Live, Moment, RacingExperiment};
use games::Player;
use page_model::racing::lanes::{decision_by_now, decision_cells, lanes, tests_at};
use page_model::racing::window::{Mark, drawn, mark, reach, ruler, seen};
use texts::ENGLISH;

fn looking(lab: &RacingExperiment, game: Option<u64>) -> RacingExperiment {
    RacingExperiment {
        game,
        ..lab.clone()
    }
}

/// A course without games, that has these bounds at its tests.
fn with_bounds(bounds: &[(f64, f64)]) -> Course {
    let lab = opened("epsilon=0.05");
    let test = |(place, &(lower, upper)): (usize, &(f64, f64))| Test {
        number: place as u64 + 1,
        games: place as u64 + 1,
        mean: 0.5,
        radius: 0.1,
        lower,
        upper,
    };
    Course {
        tests: bounds.iter().enumerate().map(test).collect(),
        end: Moment {
            race: Race::new(lab.plan()),
            counts: [0; 3],
            last_test: None,
            verdict: None,
        },
    }
}

#[test]
fn only_tests_until_the_moment_are_drawn() {
    let raced = Raced::new("mean=0.7&epsilon=0.05&all=off");
    let course = raced.course();
    let tests = &course.tests;
    assert_eq!(seen(&raced.lab, tests), tests.len());
    let third = tests[2].games;
    let of = |game: u64| seen(&looking(&raced.lab, Some(game)), tests);
    assert_eq!((of(third - 1), of(third), of(0)), (2, 3, 0));
}

/// The numbers beside the lines are of the last test, also where the course leaves that out.
#[test]
fn the_last_test_is_drawn() {
    let raced = Raced::new("mean=0.7&epsilon=0.05&all=off");
    let course = raced.course();
    let between = course.tests[2].games - 1;
    let moment = |games: u64| Moment {
        last_test: Some(Test {
            games,
            ..course.tests[1]
        }),
        ..course.end
    };
    let now = looking(&raced.lab, Some(between));
    let tests = drawn(&now, &course, &moment(between));
    assert_eq!(tests.len(), course.tests.len() + 1);
    assert_eq!(tests[seen(&now, &tests) - 1].games, between);
    assert!(tests.is_sorted_by_key(|test| test.games));
    // One that is there already, and one of a later moment, which is not known to be seen.
    let there = course.tests[1].games;
    for games in [there, between + 1] {
        let tests = drawn(&now, &course, &moment(games));
        assert_eq!(tests, course.tests);
    }
}

#[test]
fn the_window_reaches_as_far_as_the_bounds_did_early() {
    let reach_of = |bounds: &[(f64, f64)]| reach(&with_bounds(bounds));
    assert_eq!(reach_of(&[(0.4, 0.8), (0.1, 0.9)]), 0.8 - 0.5);
    assert_eq!(reach_of(&[(0.1, 0.6)]), 0.5 - 0.1);
}

#[test]
fn the_window_is_neither_a_line_nor_larger_than_results() {
    let reach_of = |bounds: &[(f64, f64)]| reach(&with_bounds(bounds));
    assert_eq!(reach_of(&[(-3.0, 2.0)]), 0.5);
    assert_eq!(reach_of(&[(0.4999, 0.5001)]), 0.005);
    assert_eq!(reach_of(&[]), 0.5, "before the first test");
}

/// It depends on the whole race, so it stays while time moves.
#[test]
fn the_mark_is_at_the_moment_or_at_the_verdict() {
    let raced = Raced::new("mean=0.7&epsilon=0.05&all=off");
    let course = raced.course();
    let last = course.end.race.games();
    let of = |game: Option<u64>| mark(&looking(&raced.lab, game), &course);
    assert_eq!(of(Some(3)), Some(Mark::Now(3)));
    assert_eq!(of(None), Some(Mark::Verdict(last)));
    assert_eq!(of(Some(last)), Some(Mark::Verdict(last)));
    assert_eq!(mark(&raced.lab, &with_bounds(&[])), None, "undecided");
}

#[test]
fn the_ruler_is_two_epsilon_around_the_middle_of_the_bounds() {
    let course = with_bounds(&[(0.25, 0.75)]);
    assert_eq!(ruler(&course.tests[0], 0.125), (0.375, 0.625));
}

/// What races have decided about 100 games: the first after 40, the second nothing.
fn live(lab: &RacingExperiment) -> Live {
    let mut live = Live::new(lab);
    live.games = 100;
    let verdict = Verdict {
        better: Player::Second,
        reason: Reason::Bounds,
    };
    live.decisions[0] = Some(Decision { verdict, games: 40 });
    live
}

#[test]
fn a_lane_ends_at_its_verdict() {
    let lab = opened("epsilon=0.05");
    let lanes: Vec<_> = lanes(&lab, &live(&lab)).collect();
    assert_eq!(lanes.len(), lab.told().len());
    assert_eq!((lanes[0].games, lanes[0].share(100)), (40, 40.0));
    assert_eq!(lanes[0].says(&ENGLISH), "second: ½ outside");
    assert_eq!((lanes[1].games, lanes[1].end), (100, None));
    assert_eq!(lanes[1].says(&ENGLISH), "not yet");
}

#[test]
fn before_its_verdict_a_lane_is_where_the_moment_is() {
    let lab = looking(&opened("epsilon=0.05"), Some(39));
    let lanes: Vec<_> = lanes(&lab, &live(&lab)).collect();
    assert!(lanes.iter().all(|lane| lane.games == 39));
    assert!(lanes.iter().all(|lane| lane.end.is_none()));
    let lab = looking(&lab, Some(40));
    let first = page_model::racing::lanes::lanes(&lab, &live(&lab)).next();
    assert!(
        first.unwrap().end.is_some(),
        "the verdict comes with its game"
    );
}

#[test]
fn a_lane_without_games_is_empty() {
    let lab = opened("epsilon=0.05");
    let live = Live::new(&lab);
    let first = lanes(&lab, &live).next().unwrap();
    assert_eq!(first.share(live.games), 0.0);
}

#[test]
fn a_decision_is_told_from_its_game_on() {
    let mut raced = Raced::new("mean=0.7&epsilon=0.05&all=off");
    let race = raced.lab.race;
    let at = |raced: &Raced| decision_by_now(&raced.lab, &raced.findings, race);
    let games = at(&raced).unwrap().games;
    raced.lab.game = Some(games - 1);
    assert_eq!(at(&raced), None);
    raced.lab.game = Some(games);
    assert_eq!(at(&raced).unwrap().games, games);
}

#[test]
fn a_table_says_who_is_better_when_and_why() {
    let lab = opened("epsilon=0.05");
    let decision = live(&lab).decisions[0];
    assert_eq!(
        decision_cells(decision.as_ref(), &ENGLISH),
        ["second", "40", "½ is outside the bounds"]
    );
    assert_eq!(decision_cells(None, &ENGLISH), ["not yet", "–", "–"]);
}

#[test]
fn a_race_is_known_by_its_tests_and_its_part_of_delta() {
    let lab = opened("epsilon=0.05");
    let of = |race: RaceName| tests_at(&lab, race, &ENGLISH);
    assert_eq!(of(RaceName::Lebr), "every game, δ·6/(π²n²)");
    assert_eq!(of(RaceName::IlebrStar2), "n² games from n_min, δ/n_max");
}
