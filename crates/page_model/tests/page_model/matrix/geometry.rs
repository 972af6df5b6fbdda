//! Geometry of small games: responses, regions, hulls.

use super::{DILEMMA, PENNIES, bare};
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};
use page_model::kit::plane::Point;
use page_model::matrix::geometry::{hull, payoff, regions, responses};
use random::Random;

/// A game of two with payoffs from −5 to 5.
fn drawn(size: usize, random: &mut Random) -> StrategicGame {
    let payoffs = (0..2 * size * size).map(|_| Fraction::whole(i64::from(random.below(11)) - 5));
    let players = ["1", "2"].map(str::to_owned).to_vec();
    let actions = [0, 1].map(|player| names::defaults(player, size)).to_vec();
    StrategicGame::new(String::new(), players, actions, payoffs.collect()).expect("a game")
}

/// Twice the area of a polygon, with a sign (Gauss's formula).
fn twice_the_area(corners: &[Point]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    let parts = corners.iter().zip(next);
    parts.map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}

#[test]
fn a_payoff_is_that_of_the_own_action_for_each_player() {
    let game = bare("matrix?game=1:2,3:4;5:6,7:8").game;
    assert_eq!(payoff(&game, 0, 1, 0), 5.0);
    assert_eq!(payoff(&game, 1, 1, 0), 4.0);
}

#[test]
fn responses_to_pennies_turn_in_the_middle() {
    let game = bare(PENNIES).game;
    let first = [(0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (1.0, 1.0)];
    assert_eq!(responses(&game, 0).as_deref(), Some(&first[..]));
    let second = [(0.0, 1.0), (0.5, 1.0), (0.5, 0.0), (1.0, 0.0)];
    assert_eq!(responses(&game, 1).as_deref(), Some(&second[..]));
}

#[test]
fn a_dominant_action_is_a_straight_line() {
    let game = bare(DILEMMA).game;
    for player in 0..2 {
        let line = [(0.0, 0.0), (1.0, 0.0)];
        assert_eq!(responses(&game, player).as_deref(), Some(&line[..]));
    }
}

#[test]
fn responses_turn_at_the_edge_where_an_action_is_weakly_dominated() {
    let game = bare("matrix?game=1:0,0:0;0:0,0:0").game;
    let line = responses(&game, 0).expect("a line");
    // Against the second action everything is a best response: a whole line at 0.
    assert_eq!(line, [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, 1.0)]);
}

#[test]
fn everything_is_a_response_of_a_player_with_equal_payoffs() {
    let game = bare("matrix?game=1:0,2:1;1:2,2:3").game;
    assert_eq!(responses(&game, 0), None);
    assert!(responses(&game, 1).is_some());
}

#[test]
fn each_point_of_a_line_is_a_best_response() {
    let mut random = Random::stream(7, 0);
    for _ in 0..500 {
        let game = drawn(2, &mut random);
        for player in 0..2 {
            let gain = |other: f64| {
                let gain = |of| payoff(&game, player, 0, of) - payoff(&game, player, 1, of);
                other * gain(0) + (1.0 - other) * gain(1)
            };
            let Some(line) = responses(&game, player) else {
                assert_eq!((gain(0.0), gain(1.0)), (0.0, 0.0));
                continue;
            };
            assert_eq!((line[0].0, line[line.len() - 1].0), (0.0, 1.0));
            for (other, own) in line {
                // The first action where it pays more, the second where it pays less.
                assert!((2.0 * own - 1.0) * gain(other) > -1e-9, "{other} {own}");
            }
        }
    }
}

#[test]
fn regions_fill_the_triangle_without_overlap() {
    // Twice the area of a triangle whose sides are 1.
    let whole = 3.0_f64.sqrt() / 2.0;
    let mut random = Random::stream(8, 0);
    let mut tested = 0;
    for _ in 0..200 {
        let game = drawn(3, &mut random);
        for player in 0..2 {
            let other = 1 - player;
            let row = |response| [0, 1, 2].map(|own| payoff(&game, other, response, own));
            // Actions that always pay the same have the same region.
            if row(0) == row(1) || row(1) == row(2) || row(0) == row(2) {
                continue;
            }
            let areas = regions(&game, player);
            let sum: f64 = areas
                .iter()
                .map(|(_, area)| twice_the_area(area).abs())
                .sum();
            assert!((sum - whole).abs() < 1e-9, "{sum}");
            tested += 1;
        }
    }
    assert!(tested > 300);
}

#[test]
fn regions_of_rock_paper_scissors_meet_in_the_middle() {
    let game = bare("matrix?game=0,-1,1;1,0,-1;-1,1,0&payoffs=zero-sum").game;
    let areas = regions(&game, 0);
    let responses: Vec<usize> = areas.iter().map(|area| area.0).collect();
    assert_eq!(responses, [0, 1, 2]);
    let middle = (0.5, 1.0 / 3.0_f64.sqrt());
    for (_, corners) in areas {
        let is_middle = |&(x, y): &Point| (x - middle.0).hypot(y - middle.1) < 1e-9;
        assert!(corners.iter().any(is_middle), "{corners:?}");
    }
}

#[test]
fn an_action_that_is_dominated_has_no_region() {
    // The second player's third action always pays one less than the first.
    let game = bare("matrix?game=0:1,0:0,0:0;0:0,0:1,0:-1;0:2,0:0,0:1").game;
    let responses: Vec<usize> = regions(&game, 0).iter().map(|area| area.0).collect();
    assert_eq!(responses, [0, 1]);
}

#[test]
fn a_hull_has_corners_and_nothing_inside_or_on_an_edge() {
    let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
    let mut points = vec![(0.5, 0.5), (0.5, 0.0), (1.0, 0.0)];
    points.extend(square.iter().rev());
    assert_eq!(hull(&points), square);
}

#[test]
fn a_hull_of_few_points_is_these() {
    assert_eq!(hull(&[(2.0, 1.0), (2.0, 1.0)]), [(2.0, 1.0)]);
    assert_eq!(hull(&[(2.0, 1.0), (0.0, 3.0)]), [(0.0, 3.0), (2.0, 1.0)]);
    assert_eq!(hull(&[]), []);
}

#[test]
fn all_points_are_left_of_every_edge_of_their_hull() {
    let mut random = Random::stream(9, 0);
    for count in 3..40 {
        let points: Vec<Point> = (0..count)
            .map(|_| (f64::from(random.below(9)), f64::from(random.below(9))))
            .collect();
        let corners = hull(&points);
        for (number, a) in corners.iter().enumerate() {
            let b = corners[(number + 1) % corners.len()];
            for c in &points {
                let turn = (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
                assert!(turn >= 0.0, "{points:?}");
            }
        }
    }
}
