//! Moments of a race, by games and by tests.

use super::{Raced, opened};
use experiments::common::races::RaceName;
use experiments::racing::RacingExperiment;
use page_model::racing::time::{games_at_place, in_link, moment_of};

#[test]
fn a_race_is_looked_at_at_its_end_unless_the_link_says_when() {
    let raced = Raced::new("mean=0.7&epsilon=0.05&all=off");
    let course = raced.course();
    let last = course.end.race.games();
    assert_eq!(moment_of(&raced.lab, &course), last);
    let at = |game: u64| {
        let game = Some(game);
        let lab = RacingExperiment {
            game,
            ..raced.lab.clone()
        };
        moment_of(&lab, &course)
    };
    assert_eq!((at(0), at(last - 1), at(last + 7)), (0, last - 1, last));
}

#[test]
fn places_by_tests_are_the_tests_of_the_plan() {
    for race in RaceName::TABLE {
        let plan = opened("epsilon=0.05").plan_of(race);
        assert_eq!(games_at_place(&plan, 0), 0, "before the first game");
        let last = plan.tests_until(plan.most_games()).min(500);
        for place in 1..=last {
            let games = games_at_place(&plan, place);
            assert_eq!(plan.tests_until(games), place, "{race:?}");
            assert_eq!(plan.tests_until(games - 1), place - 1, "{race:?}");
        }
    }
}

/// So that a race that goes on is looked at where it is.
#[test]
fn the_end_is_no_number_in_the_link() {
    assert_eq!(in_link(6, 7), Some(6));
    assert_eq!(in_link(7, 7), None);
    assert_eq!(in_link(0, 0), None);
}
