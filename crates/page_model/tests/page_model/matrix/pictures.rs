//! Squares, triangles and bars: where profiles and mixtures stand, and the way of an algorithm on them.

use super::{DILEMMA, ENTRY, PENNIES, analysed, bare, mixed};
use experiments::matrix::Pivot;
use page_model::kit::plane::Point;
use page_model::matrix::square::{self, connected, curve, place, profile_at};
use page_model::matrix::triangles::{self, bar, height, mixture_at, place_of};
use page_model::matrix::way::{alone, on_square, on_triangle};
use random::Random;

fn is_near(a: Point, b: Point) -> bool {
    (a.0 - b.0).hypot(a.1 - b.1) < 1e-9
}

/// After a pivot these are the strategies of both.
fn pivot(strategies: [Option<&[&str]>; 2]) -> Pivot {
    Pivot {
        player: 0,
        dropped: 0,
        found: 0,
        strategies: strategies.map(|strategy| strategy.map(mixed)),
        labels: [0, 0],
    }
}

#[test]
fn in_the_square_the_first_player_goes_right_and_the_second_up() {
    let [origin, right, up] = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(square::placed);
    assert!(right.0 - origin.0 == square::SIDE && right.1 == origin.1);
    assert!(origin.1 - up.1 == square::SIDE && up.0 == origin.0);
}

#[test]
fn a_press_in_the_square_is_where_the_profile_stands() {
    let mut random = Random::stream(1, 0);
    for _ in 0..100 {
        let profile = (random.unit(), random.unit());
        assert!(is_near(profile_at(square::placed(profile)), profile));
    }
}

#[test]
fn a_press_beside_the_square_is_the_nearest_profile() {
    assert_eq!(profile_at((-50.0, -50.0)), (0.0, 1.0));
    assert_eq!(profile_at((9_999.0, 9_999.0)), (1.0, 0.0));
}

#[test]
fn the_first_players_line_stands_upright() {
    let game = bare(DILEMMA).game;
    // Whatever the other does, the first action is never chosen.
    assert_eq!(
        curve(&game, 0).as_deref(),
        Some(&[(0.0, 0.0), (0.0, 1.0)][..])
    );
    assert_eq!(
        curve(&game, 1).as_deref(),
        Some(&[(0.0, 0.0), (1.0, 0.0)][..])
    );
}

#[test]
fn lines_of_both_players_meet_at_every_equilibrium_of_pennies() {
    let of = analysed(PENNIES);
    let [only] = of.found.equilibria() else {
        panic!("several");
    };
    assert_eq!(place(only), (0.5, 0.5));
    for player in 0..2 {
        let line = curve(&of.game, player).expect("a line");
        // The middle piece goes through the middle of the square.
        assert!(is_near(
            (
                f64::midpoint(line[1].0, line[2].0),
                f64::midpoint(line[1].1, line[2].1)
            ),
            (0.5, 0.5)
        ));
    }
}

#[test]
fn equilibria_that_hang_together_are_a_rectangle() {
    let of = analysed(ENTRY);
    let equilibria = of.found.equilibria();
    let drawn: Vec<Vec<[Point; 4]>> = of
        .found
        .components
        .iter()
        .map(|component| connected(component, equilibria))
        .collect();
    // Out, as long as a fight is threatened at least half of the time; the other equilibrium is a point.
    let line = [(1.0, 0.5), (1.0, 0.5), (1.0, 1.0), (1.0, 1.0)];
    assert_eq!(drawn.concat(), [line]);
    assert_eq!(drawn.len(), 2);
}

#[test]
fn an_action_stands_in_its_corner_and_a_bar_goes_from_left_to_right() {
    let top = place_of(&[1.0, 0.0, 0.0]).expect("a place");
    let left = place_of(&[0.0, 1.0, 0.0]).expect("a place");
    assert_eq!(top.0, triangles::AROUND + triangles::SIDE / 2.0);
    assert_eq!(left.0, triangles::AROUND);
    assert!(top.1 < left.1);
    let second = place_of(&[0.0, 1.0]).expect("a place");
    assert_eq!(second.0, triangles::AROUND + triangles::SIDE);
    assert_eq!(place_of(&[0.25; 4]), None);
}

#[test]
fn a_press_in_a_triangle_is_where_the_mixture_stands() {
    let mut random = Random::stream(2, 0);
    for _ in 0..200 {
        let weights = [random.unit(), random.unit(), random.unit()];
        let sum: f64 = weights.iter().sum();
        let mixture = weights.map(|weight| weight / sum);
        let back = mixture_at(3, place_of(&mixture).expect("a place"));
        assert!(back.iter().zip(mixture).all(|(a, b)| (a - b).abs() < 1e-9));
        let share = random.unit();
        let back = mixture_at(2, place_of(&[1.0 - share, share]).expect("a place"));
        assert!((back[1] - share).abs() < 1e-9);
    }
}

#[test]
fn a_press_beside_a_triangle_is_a_mixture_too() {
    let mut random = Random::stream(3, 0);
    for size in [2, 3] {
        for _ in 0..200 {
            let place = (900.0 * random.unit() - 300.0, 900.0 * random.unit() - 300.0);
            let mixture = mixture_at(size, place);
            assert_eq!(mixture.len(), size);
            assert!(mixture.iter().all(|&share| (0.0..=1.0).contains(&share)));
            assert!((mixture.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }
}

#[test]
fn a_bar_changes_colour_where_the_best_response_does() {
    let of = bare(PENNIES);
    // Against heads the second player answers tails.
    assert_eq!(bar(&of.game, 0), [(1, 0.0, 150.0), (0, 150.0, 300.0)]);
    // A dominant action is best everywhere.
    assert_eq!(bar(&bare(DILEMMA).game, 0), [(1, 0.0, 300.0)]);
}

#[test]
fn a_bar_is_lower_than_a_triangle() {
    assert!(height(2) < height(3));
    let corner = place_of(&[0.0, 1.0, 0.0]).expect("a place");
    assert!(is_near(
        (0.0, height(3)),
        (0.0, corner.1 + triangles::AROUND)
    ));
}

#[test]
fn on_the_square_a_way_begins_when_both_play() {
    let pivots = [
        pivot([None, Some(&["1", "0"])]),
        pivot([Some(&["1", "0"]), Some(&["1", "0"])]),
        pivot([Some(&["1/2", "1/2"]), Some(&["1", "0"])]),
    ];
    let places = [(1.0, 1.0), (0.5, 1.0)].map(square::placed);
    assert_eq!(on_square(&pivots), places);
    assert_eq!(alone(&pivots), None);
}

#[test]
fn one_who_plays_alone_is_a_whole_line() {
    let first = [pivot([Some(&["1/4", "3/4"]), None])];
    assert_eq!(alone(&first), Some([(0.25, 0.0), (0.25, 1.0)]));
    let second = [pivot([None, Some(&["1/4", "3/4"])])];
    assert_eq!(alone(&second), Some([(0.0, 0.25), (1.0, 0.25)]));
    assert_eq!(alone(&[pivot([None, None])]), None);
    assert_eq!(alone(&[]), None);
}

#[test]
fn on_a_triangle_pivots_of_the_other_player_change_nothing() {
    let rock: Option<&[&str]> = Some(&["1", "0", "0"]);
    let even: Option<&[&str]> = Some(&["1/3", "1/3", "1/3"]);
    let pivots = [
        pivot([rock, None]),
        pivot([rock, rock]),
        pivot([even, rock]),
    ];
    assert_eq!(on_triangle(&pivots, 0).len(), 2);
    assert_eq!(on_triangle(&pivots, 1).len(), 1);
}
