//! Quadratic games: known answers, and random games against a grid on which everything is tried.

use super::{game, random_game, ratio};
use engines::continuous::library::find;
use engines::continuous::polynomial::Quadratic;
use engines::continuous::quadratic::elimination::{MAX_ROUNDS, elimination};
use engines::continuous::quadratic::equilibria::{Equilibria, Nearby, equilibria, nearby};
use engines::continuous::quadratic::highest::{commitment, has_alternative, joint};
use engines::continuous::quadratic::path::path;
use engines::continuous::quadratic::reaction::{QuadraticGame, Reaction, placed, reaction};
use engines::continuous::quadratic::segment::{Point, Segment};
use engines::exact::rational::Rational;
use random::Random;

fn both(game: &QuadraticGame) -> [Reaction; 2] {
    [0, 1].map(|player| reaction(game, player))
}

fn named(name: &str) -> QuadraticGame {
    let text = find(name).map(|entry| entry.text).unwrap_or_default();
    QuadraticGame::new(&game(text)).unwrap_or_else(|| panic!("{name} is of degree two"))
}

fn places(game: &QuadraticGame) -> Vec<Segment> {
    match equilibria(&both(game)) {
        Equilibria::Places(places) => places,
        Equilibria::Everything => panic!("somebody cares"),
    }
}

fn point(x: Rational, y: Rational) -> Segment {
    Segment::point([x, y])
}

/// With the price 12 − Q and unit costs of 3: q = 9 ∕ 3 each; a leader brings half of 9, the follower a quarter; together they would bring 9 ∕ 2, at a profit of (9 ∕ 2)².
#[test]
fn cournots_firms() {
    let cournot = named("cournot");
    let curves = both(&cournot);
    let all = places(&cournot);
    assert_eq!(all, [point(ratio(3, 1), ratio(3, 1))]);
    assert_eq!(cournot.payoffs[0].value(&all[0].from), ratio(9, 1));
    assert_eq!(nearby(&cournot, &curves, &all[0]), Nearby::Attracts);
    let first = commitment(&cournot, 0, &curves[1]);
    assert_eq!(first.places, [point(ratio(9, 2), ratio(9, 4))]);
    assert_eq!(first.value, ratio(81, 8));
    assert!(!has_alternative(0, &curves[1], &first.places[0].from));
    let together = joint(&cournot);
    assert_eq!(together.value, ratio(81, 4));
    let line = Segment::new([ratio(0, 1), ratio(9, 2)], [ratio(9, 2), ratio(0, 1)]);
    assert_eq!(together.places, [line]);
}

/// The best response to q is (9 − q) ∕ 2: the interval that is left halves from round to round, around 3.
#[test]
fn dominance_halves_what_is_left_of_cournots_quantities() {
    let cournot = named("cournot");
    let rounds = elimination(&cournot.ends, &both(&cournot));
    assert_eq!(rounds.len(), MAX_ROUNDS + 1);
    let expected = [
        [(0, 1), (12, 1)],
        [(0, 1), (9, 2)],
        [(9, 4), (9, 2)],
        [(9, 4), (27, 8)],
    ];
    for (round, ends) in expected.into_iter().enumerate() {
        let ends = ends.map(|(above, below)| ratio(above, below));
        assert_eq!(rounds[round], [ends.clone(), ends], "{round}");
    }
    let [low, high] = &rounds[MAX_ROUNDS][0];
    assert!(*low < ratio(3, 1) && ratio(3, 1) < *high && high - low < ratio(1, 100_000_000));
}

#[test]
fn best_responses_in_turns_come_to_cournots_quantities() {
    let cournot = named("cournot");
    let curves = both(&cournot);
    let start = [ratio(0, 1), ratio(0, 1)];
    let steps = path(&curves, start.clone(), false, 3);
    let expected: [Point; 4] = [
        start.clone(),
        [ratio(9, 2), ratio(0, 1)],
        [ratio(9, 2), ratio(9, 4)],
        [ratio(27, 8), ratio(9, 4)],
    ];
    assert_eq!(steps, expected);
    let at_once = path(&curves, start, true, 2);
    assert_eq!(at_once[2], [ratio(9, 4), ratio(9, 4)]);
    let rest = [ratio(3, 1), ratio(3, 1)];
    assert_eq!(path(&curves, rest.clone(), false, 10), [rest]);
}

/// The hider's payoff curves upwards: an end is best, and the seeker goes there.
#[test]
fn nobody_rests_in_a_chase() {
    let chase = named("chase");
    let curves = both(&chase);
    assert_eq!(places(&chase), []);
    let half = ratio(1, 2);
    let jump = [
        point(ratio(0, 1), half.clone()),
        point(ratio(1, 1), half.clone()),
    ];
    let ends: Vec<&Segment> = curves[0]
        .segments
        .iter()
        .filter(|segment| jump.iter().any(|at| segment.contains(&at.from)))
        .collect();
    assert_eq!(ends.len(), 2);
    // The seeker who chooses first takes the middle; the hider may go to either end.
    let first = commitment(&chase, 1, &curves[0]);
    assert_eq!(first.value, ratio(-1, 4));
    assert_eq!(first.places.len(), 2);
    assert!(has_alternative(1, &curves[0], &first.places[0].from));
}

/// Slopes of 3 ∕ 2: the crossing in the middle repels, both ends attract.
#[test]
fn who_outdoes_the_other_ends_at_an_end() {
    let quarrel = named("quarrel");
    let curves = both(&quarrel);
    let all = places(&quarrel);
    let ends = [0, 4, 10].map(|at| point(ratio(at, 1), ratio(at, 1)));
    assert_eq!(all, ends);
    let near: Vec<Nearby> = all
        .iter()
        .map(|place| nearby(&quarrel, &curves, place))
        .collect();
    assert_eq!(near, [Nearby::Attracts, Nearby::Repels, Nearby::Attracts]);
}

#[test]
fn those_who_never_care_rest_anywhere() {
    let text = "A: x from 0 to 1\nB: y from 0 to 1\npayoff A = y\npayoff B = x*y";
    let careless = QuadraticGame::new(&game(text)).unwrap();
    // B takes 1 if x is above 0, and anything at 0.
    let expected = [
        Segment::new([ratio(0, 1), ratio(0, 1)], [ratio(0, 1), ratio(1, 1)]),
        Segment::new([ratio(0, 1), ratio(1, 1)], [ratio(1, 1), ratio(1, 1)]),
    ];
    assert_eq!(places(&careless), expected);
    let text = "A: x from 0 to 1\nB: y from 0 to 1\npayoff A = y\npayoff B = x";
    let nobody = QuadraticGame::new(&game(text)).unwrap();
    assert_eq!(equilibria(&both(&nobody)), Equilibria::Everything);
    assert!(
        joint(
            &QuadraticGame::new(&game(
                "A: x from 0 to 1\nB: y from 0 to 1\npayoff A = 1\npayoff B = 2"
            ))
            .unwrap()
        )
        .is_everywhere
    );
}

/// Points of a grid over the rectangle.
fn grid(game: &QuadraticGame) -> Vec<Point> {
    let along = |player: usize, step: i64| {
        let [low, high] = &game.ends[player];
        low + (high - low) * ratio(step, 12)
    };
    (0..169)
        .map(|place| [along(0, place % 13), along(1, place / 13)])
        .collect()
}

/// The highest payoff of a player against an action, from ends and the top of the parabola.
fn best_payoff(game: &QuadraticGame, player: usize, other: &Rational) -> Rational {
    let payoff = game.own(player);
    let mut tries = game.ends[player].to_vec();
    if payoff.xx != Rational::ZERO {
        let top = -(&payoff.xy * other + &payoff.x) / (&payoff.xx + &payoff.xx);
        if game.ends[player][0] <= top && top <= game.ends[player][1] {
            tries.push(top);
        }
    }
    let values = tries
        .into_iter()
        .map(|own| payoff.value(&[own, other.clone()]));
    values.max().unwrap()
}

fn is_best(game: &QuadraticGame, player: usize, at: &Point) -> bool {
    game.payoffs[player].value(at) == best_payoff(game, player, &at[1 - player])
}

#[test]
fn random_games_agree_with_a_grid() {
    let mut random = Random::stream(7, 0);
    for number in 0..300 {
        let of = random_game(&mut random, number % 3 == 0);
        let game = QuadraticGame::new(&of).unwrap();
        let curves = both(&game);
        for curve in &curves {
            for segment in &curve.segments {
                for at in [&segment.from, &segment.to, &segment.middle()] {
                    assert!(is_best(&game, curve.player, at), "{number}: {at:?}");
                }
            }
        }
        let found = equilibria(&curves);
        for at in grid(&game) {
            let best = [0, 1].map(|player| is_best(&game, player, &at));
            for (curve, best) in curves.iter().zip(best) {
                let is_on = curve.segments.iter().any(|segment| segment.contains(&at));
                assert_eq!(curve.is_everything || is_on, best, "{number}: {at:?}");
            }
            let is_found = match &found {
                Equilibria::Everything => true,
                Equilibria::Places(places) => places.iter().any(|place| place.contains(&at)),
            };
            assert_eq!(best == [true, true], is_found, "{number}: {at:?}");
        }
    }
}

#[test]
fn nothing_is_higher_than_the_highest() {
    let mut random = Random::stream(8, 0);
    for number in 0..300 {
        let of = random_game(&mut random, number % 3 == 0);
        let game = QuadraticGame::new(&of).unwrap();
        let curves = both(&game);
        let together = joint(&game);
        let sum = |at: &Point| game.payoffs[0].value(at) + game.payoffs[1].value(at);
        assert!(
            together
                .places
                .iter()
                .all(|place| sum(&place.middle()) == together.value)
        );
        assert!(
            grid(&game).iter().all(|at| sum(at) <= together.value),
            "{number}"
        );
        for leader in [0, 1] {
            let first = commitment(&game, leader, &curves[1 - leader]);
            for place in &first.places {
                let at = place.middle();
                assert_eq!(game.payoffs[leader].value(&at), first.value);
                assert!(is_best(&game, 1 - leader, &at), "{number}");
            }
            let follows = |at: &&Point| is_best(&game, 1 - leader, at);
            let all = grid(&game);
            let mut best = all.iter().filter(follows);
            assert!(
                best.all(|at| game.payoffs[leader].value(at) <= first.value),
                "{number}"
            );
        }
    }
}

/// What a round takes away is beaten by an end of what it leaves, against all that was left before; and its ends are best responses.
#[test]
fn rounds_of_elimination_take_away_what_is_dominated() {
    let mut random = Random::stream(9, 0);
    for _ in 0..200 {
        let game = QuadraticGame::new(&random_game(&mut random, true)).unwrap();
        let rounds = elimination(&game.ends, &both(&game));
        for pair in rounds.windows(2) {
            for player in [0, 1] {
                let others = &pair[0][1 - player];
                let pays = |own: &Rational, other: &Rational| {
                    game.payoffs[player].value(&placed(player, own.clone(), other.clone()))
                };
                let [low, high] = &pair[1][player];
                for (gone, end) in [(&pair[0][player][0], low), (&pair[0][player][1], high)] {
                    let is_beaten = others
                        .iter()
                        .all(|other| pays(gone, other) < pays(end, other));
                    assert!(gone == end || is_beaten);
                }
            }
        }
    }
}

#[test]
fn formulas_are_multiplied_out() {
    let text = "A: x from 0 to 1\nB: y from 0 to 1\nd = (x - y)^2\npayoff A = d * 0.1 + min(1, 2) * x\npayoff B = (x + y) / 3 - x^3 + x * x^2";
    let game = game(text);
    let first = Quadratic::of(&game, 0).unwrap();
    assert_eq!(
        [&first.xx, &first.xy, &first.yy],
        [&ratio(1, 10), &ratio(-1, 5), &ratio(1, 10)]
    );
    assert_eq!([&first.x, &first.y], [&ratio(1, 1), &ratio(0, 1)]);
    // Cubes that cancel are none.
    let second = Quadratic::of(&game, 1).unwrap();
    assert_eq!(second.x, ratio(1, 3));
    for formula in [
        "x^3",
        "1/(1+x)",
        "if(x < y, 1, 0)",
        "max(x, y)",
        "sqrt(x)",
        "x^y",
        "x^(1/2)",
    ] {
        let text =
            format!("A: x from 0 to 1\nB: y from 0 to 1\npayoff A = {formula}\npayoff B = 0");
        assert_eq!(Quadratic::of(&super::game(&text), 0), None, "{formula}");
    }
}
