//! All branches of games with two actions each, against a plain scan for solutions.

use super::{assert_is_quantal, library, typed};
use engines::quantal::branch::principal;
use engines::quantal::two_by_two::{Branches, SAMPLES};
use games::strategic::StrategicGame;
use random::Random;

fn branches(game: &StrategicGame) -> Option<Branches> {
    engines::quantal::two_by_two::branches(game, &principal(game))
}

/// The solutions at a precision, by changes of sign on a fine grid of the first player's logarithm of odds; payoffs are small.
fn scanned(game: &StrategicGame, lambda: f64) -> usize {
    let payoff = |player: usize, row: usize, column: usize| {
        game.payoff(game.profile(&[row, column]), player).value()
    };
    let logistic = |x: f64| 1.0 / (1.0 + libm::exp(-x));
    let value = |x: f64| {
        let p = logistic(x);
        let gain =
            |column: usize, row: usize| payoff(1, row, column) * if row == 0 { p } else { 1.0 - p };
        let [left, right] = [0, 1].map(|column| gain(column, 0) + gain(column, 1));
        let q = logistic(lambda * (left - right));
        let row = |row: usize| q * payoff(0, row, 0) + (1.0 - q) * payoff(0, row, 1);
        x - lambda * (row(0) - row(1))
    };
    let most = 30.0 * lambda + 1.0;
    let steps = 400_000;
    let at = |step: i32| value(most * (f64::from(2 * step) / f64::from(steps) - 1.0 + 1e-7));
    (0..steps)
        .filter(|&step| (at(step) > 0.0) != (at(step + 1) > 0.0))
        .count()
}

#[test]
fn all_solutions_are_on_branches() {
    let mut random = Random::stream(49, 7);
    let mut several = 0;
    for _ in 0..12 {
        let numbers: Vec<i64> = (0..8).map(|_| random.below(9) as i64 - 4).collect();
        let [a, b, c, d, e, f, g, h] = numbers[..] else {
            unreachable!("eight numbers");
        };
        let game = typed(&format!("{a}:{b},{c}:{d};{e}:{f},{g}:{h}"));
        let found = branches(&game).expect("branches");
        assert!(found.agrees && found.counted > SAMPLES - 5, "{numbers:?}");
        several += usize::from(found.all.len() > 1);
        for point in found.all.iter().flat_map(|branch| &branch.points) {
            assert_is_quantal(&game, point.lambda, &point.strategies);
        }
        for lambda in [0.31, 1.13] {
            let crossings = found.all.iter().map(|branch| {
                let pairs = branch.points.windows(2);
                pairs
                    .filter(|pair| (pair[0].lambda < lambda) != (pair[1].lambda < lambda))
                    .count()
            });
            assert_eq!(
                crossings.sum::<usize>(),
                scanned(&game, lambda),
                "{numbers:?} {lambda}"
            );
        }
    }
    assert!(several > 1);
}

#[test]
fn a_stag_hunt_has_a_second_branch_that_turns_once() {
    let found = branches(&library("stag-hunt")).expect("branches");
    let [first, other] = &found.all[..] else {
        panic!("{}", found.all.len());
    };
    assert!(found.agrees && first.turns.is_empty());
    assert_eq!(other.turns.len(), 1);
    // It comes from one of the two other equilibria (stag with probability 1 or 3/4… of the mixed one) and leads to the other.
    let ends = [0, other.points.len() - 1].map(|point| other.points[point].strategies[0][0]);
    let mixed = 2.0 / 3.0;
    let is_near = |wanted: f64| ends.iter().any(|end| (end - wanted).abs() < 1e-2);
    assert!(is_near(1.0) && is_near(mixed), "{ends:?}");
}

#[test]
fn opposed_interests_have_one_branch() {
    let found = branches(&library("penalty-kick")).expect("branches");
    assert!(found.agrees && found.all.len() == 1);
    assert_eq!(branches(&library("shapley")), None);
}
