//! Evolving Aliens and tuning an agent for it: evaluations are games of the agents, and what they say is true of the games.

use super::games::{assert_repeats, values};
use super::lab::findings;
use super::support::mean_and_error;
use computing::tuning::problems::Played;
use engines::tuning::problems::Problem;
use experiments::common::aliens_rules::AliensRules;
use experiments::common::planning_agents::{PlannerName, PlanningSettings};
use experiments::tuning::problems::{AimName, AliensProblem, Described, RollingHorizonProblem};
use experiments::{Experiment, Snapshots};
use games::aliens::{DIMENSIONS, Rules};
use texts::ENGLISH;
use worker::inline;

fn problem(aim: AimName) -> Played<AliensProblem> {
    let skilled = PlanningSettings::usual(PlannerName::RollingHorizon, 40);
    let unskilled = PlanningSettings::usual(PlannerName::Random, 1);
    let usual = AliensProblem::usual();
    Played::new(AliensProblem::new(aim, skilled, unskilled, usual))
}

/// The point with the rules of the start, but for some values by name.
fn point(changed: &[(&str, i16)]) -> Vec<u16> {
    let place = |dimension: &games::aliens::Dimension| {
        let changed = changed.iter().find(|(name, _)| *name == dimension.name);
        let value = changed.map_or(dimension.of(&Rules::default()), |&(_, value)| value);
        let place = dimension.values.iter().position(|&other| other == value);
        place.unwrap() as u16
    };
    DIMENSIONS.iter().map(place).collect()
}

#[test]
fn a_point_is_a_game() {
    let found = problem(AimName::Gap).problem;
    assert_eq!(found.rules_of(&point(&[])), Rules::default());
    let rules = found.rules_of(&point(&[("bases", 0), ("lives", 3)]));
    assert_eq!(
        rules,
        Rules {
            bases: 0,
            lives: 3,
            ..Rules::default()
        }
    );
    let sizes = DIMENSIONS
        .iter()
        .map(|dimension| dimension.values.len() as u64);
    assert_eq!(
        problem(AimName::Gap).space().points(),
        sizes.product::<u64>()
    );
    let Experiment::Aliens(lab) = problem(AimName::Gap)
        .problem
        .to_play(&point(&[("bases", 0)]))
    else {
        panic!("not the lab of Aliens");
    };
    assert_eq!((lab.rules.bases, lab.player.budget), (0, 40));
}

/// As the source's listing 7.3: final value, size of the dimension, values, description.
#[test]
fn a_point_is_described() {
    let rows = problem(AimName::Gap)
        .problem
        .described(&point(&[("bases", 0)]), &ENGLISH);
    assert_eq!(rows.len(), DIMENSIONS.len());
    let Described {
        value,
        size,
        values,
        description,
        ..
    } = &rows[10];
    assert_eq!((*value, *size, &values[..]), (0, 4, &[0, 1, 2, 3][..]));
    assert_eq!(*description, ENGLISH.labs.aliens.rules.bases.help);
}

/// By the rules of the start rolling-horizon evolution wins nearly always and chance nearly never: 40 evaluations of at most
/// ±1 have a standard error of at most 0.16 (0.08 where they are 0 or 1), and four of them are allowed.
#[test]
fn evaluations_are_wins() {
    let start = point(&[]);
    let gap = mean_and_error(&values(&problem(AimName::Gap), &start, 40)).0;
    assert!(gap > 1.0 - 0.64, "{gap}");
    let unskilled = values(&problem(AimName::Unskilled), &start, 40);
    assert!(unskilled.iter().all(|&value| value == 0.0 || value == 1.0));
    assert!(mean_and_error(&unskilled).0 < 0.32);
    // Ten aliens, three shots at a time, hardly a bomb and three lives: also chance wins now and then, more than before.
    let easy = point(&[
        ("aliens", 10),
        ("shots", 5),
        ("shot_speed", 3),
        ("bomb_probability", 2),
        ("lives", 3),
        ("bases", 0),
        ("alien_pause", 6),
    ]);
    let easy = mean_and_error(&values(&problem(AimName::Unskilled), &easy, 40)).0;
    assert!(easy > mean_and_error(&unskilled).0 + 0.32, "{easy}");
    assert_repeats(&problem(AimName::Gap), &[&start]);
}

#[test]
fn an_agents_points_are_what_it_is_tuned_for() {
    let problem = Played::<_>::new(RollingHorizonProblem::new(
        AliensRules::default(),
        60,
        RollingHorizonProblem::usual(),
    ));
    // One plan of 20 steps and its children, against twenty plans of 50, of which the budget lasts for one.
    let points = [vec![4, 0, 2, 1], vec![6, 4, 2, 0]];
    let [one, many] = points.map(|point| values(&problem, &point, 20));
    let ((one, one_error), (many, many_error)) = (mean_and_error(&one), mean_and_error(&many));
    assert!(
        one > many + 4.0 * one_error.hypot(many_error),
        "{one} {many}"
    );
    assert_repeats(&problem, &[&[4, 0, 2, 1][..], &[0, 2, 0, 0][..]]);
}

/// A short evolution, as a link asks for it: it ends with a game that is described and can be played.
#[test]
fn a_game_is_evolved() {
    let link = "tuning?problem=aliens&evaluations=30&repeats=1&fresh=5&finalists=0&skilled_budget=30&unskilled_budget=4";
    let (lab, found) = findings(link);
    let recommended = found.found[0].recommended.clone().unwrap();
    let play = lab.to_play(&recommended).unwrap();
    let opened = Experiment::open(&play.link()).unwrap();
    assert_eq!((opened.experiment, opened.problems), (play, vec![]));
    let json = lab.report(&inline::run(&lab.clone().into())).unwrap().json;
    assert!(json.contains("Steps from one shot to the next."), "{json}");
}
