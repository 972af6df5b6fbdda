//! Dynamics: the question behind an orbit, starts, and what is drawn.

use super::{PENNIES, bare, lab};
use experiments::matrix::{Arrow, MatrixExperiment, View};
use page_model::matrix::dynamics::{
    Shares, arrows, begun_at, has_dynamics, in_square, in_triangle, in_words, orbit_question, path,
    with_mixture,
};
use page_model::matrix::square::placed;

const ROCK: &str = "matrix?game=rock-paper-scissors";

fn point(first: f32, second: f32) -> Shares {
    [vec![first, 1.0 - first], vec![second, 1.0 - second]]
}

/// How far an arrow goes, from its path.
fn way(arrow: &str) -> (f64, f64) {
    let (_, line) = arrow.split_once('l').expect("a line");
    let (line, _) = line.split_once('m').expect("a head");
    let (x, y) = line.split_once(' ').expect("two numbers");
    (x.parse().expect(x), y.parse().expect(y))
}

#[test]
fn a_picture_to_move_in_needs_two_players_with_two_or_three_actions() {
    assert!(has_dynamics(&bare(PENNIES)));
    assert!(has_dynamics(&bare(ROCK)));
    assert!(!has_dynamics(&bare(
        "matrix?game=1:1,2:2,3:3,4:4;1:1,2:2,3:3,4:4"
    )));
    assert!(!has_dynamics(&bare("matrix?game=1:1,2:2")));
    assert!(!has_dynamics(&bare("matrix?game=volunteers")));
}

#[test]
fn moments_and_views_are_the_same_question() {
    let asked = orbit_question(&lab(PENNIES));
    for look in [
        "&time=7",
        "&step=3",
        "&label=2",
        "&algorithm=supports",
        "&view=dynamics",
    ] {
        assert_eq!(
            orbit_question(&lab(&format!("{PENNIES}{look}"))),
            asked,
            "{look}"
        );
    }
}

#[test]
fn another_dynamic_or_start_is_another_question() {
    let asked = orbit_question(&lab(PENNIES));
    for look in ["&dynamic=best-response", "&from=1,0;1,0"] {
        assert_ne!(
            orbit_question(&lab(&format!("{PENNIES}{look}"))),
            asked,
            "{look}"
        );
    }
}

#[test]
fn a_new_start_is_in_the_link_and_shows_the_whole_orbit() {
    let before = lab(&format!("{PENNIES}&time=7&view=dynamics"));
    let begun = begun_at(&before, &[vec![0.25, 0.75], vec![1.0 / 3.0, 2.0 / 3.0]]);
    assert_eq!(begun.from, "0.25,0.75;0.333,0.667");
    assert_eq!((begun.time, begun.view), (None, View::Dynamics));
}

#[test]
fn one_population_has_one_mixture_and_two_have_two() {
    let start = [vec![0.5, 0.5], vec![0.5, 0.5]];
    let mixture = vec![0.25, 0.75];
    assert_eq!(
        with_mixture(&start, 0, mixture.clone(), true),
        [mixture.clone(), mixture.clone()]
    );
    assert_eq!(
        with_mixture(&start, 1, mixture.clone(), false),
        [vec![0.5, 0.5], mixture]
    );
}

#[test]
fn an_average_is_told_once_for_one_population() {
    let average: Shares = [vec![0.5, 0.25, 0.25], vec![0.125, 0.375, 0.5]];
    let one = in_words(&bare(ROCK), &average);
    assert_eq!(one, "rock 0.500, paper 0.250, scissors 0.250");
    let two = in_words(&bare(&format!("{ROCK}&populations=two")), &average);
    assert_eq!(
        two,
        format!("{one}; rock 0.125, paper 0.375, scissors 0.500")
    );
}

#[test]
fn a_path_ends_where_the_time_stands() {
    let points = [point(0.5, 0.5), point(0.75, 0.5), point(1.0, 0.5)];
    assert_eq!(path(&points, 0, in_square), [placed((0.5, 0.5))]);
    assert_eq!(
        path(&points, 1, in_square).last(),
        Some(&placed((0.75, 0.5)))
    );
    assert_eq!(path(&points, 99, in_square).len(), 3);
}

#[test]
fn each_player_has_a_triangle_of_their_own() {
    let shares: Shares = [vec![1.0, 0.0, 0.0], vec![0.0, 1.0, 0.0]];
    let [first, second] = [0, 1].map(|player| in_triangle(&shares, player).expect("a place"));
    assert!(first.1 < second.1 && first.0 > second.0);
}

#[test]
fn arrows_are_scaled_by_the_root_of_their_speed() {
    let arrow = |speed: f32| Arrow {
        at: point(0.5, 0.5),
        velocity: [vec![speed, -speed], vec![0.0, 0.0]],
    };
    let drawn = arrows(&[arrow(1.0), arrow(0.25), arrow(0.0)], in_square);
    let lengths: Vec<(f64, f64)> = drawn.iter().map(|arrow| way(arrow)).collect();
    // A quarter of the speed is half as long; what stands still has no length.
    assert_eq!(lengths, [(18.0, 0.0), (9.0, 0.0), (0.0, 0.0)]);
    assert!(drawn[0].starts_with(&format!(
        "M{:.1} {:.1}",
        placed((0.5, 0.5)).0,
        placed((0.5, 0.5)).1
    )));
}

#[test]
fn arrows_point_up_where_the_second_player_does_the_first_action_more_often() {
    let arrow = Arrow {
        at: point(0.5, 0.5),
        velocity: [vec![0.0, 0.0], vec![1.0, -1.0]],
    };
    assert_eq!(way(&arrows(&[arrow], in_square)[0]), (0.0, -18.0));
}

#[test]
fn a_start_that_is_written_is_read_again() {
    let lab = lab(PENNIES);
    let start = [vec![0.125, 0.875], vec![0.5, 0.5]];
    let begun: MatrixExperiment = begun_at(&lab, &start);
    let payoffs = begun.populations_of(&begun.game().expect("a game"));
    assert_eq!(begun.starting_point(&payoffs), start);
}
