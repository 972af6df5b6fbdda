//! The numbers that follow from rules, ε and δ.

use crate::racing::support::fact;
use engines::racing::concentration::MAX_VARIANCE;
use engines::racing::plan::equal_root;
use engines::racing::{Concentration, Rules, Schedule};

const EPSILON: f64 = 0.01;
const DELTA: f64 = 0.05;

#[test]
fn roots_are_those_of_another_program() {
    let root =
        |concentration, schedule| equal_root(concentration, schedule, MAX_VARIANCE, EPSILON, DELTA);
    // Each fact is rounded to the digits it is written with.
    let rows = [
        (
            "n_max_hoeffding_every_game",
            root(Concentration::Hoeffding, Schedule::EveryGame),
            1e-4,
        ),
        (
            "n_max_bernstein_every_game",
            root(Concentration::EmpiricalBernstein, Schedule::EveryGame),
            1e-4,
        ),
        (
            "n_max_hoeffding_squares",
            root(Concentration::Hoeffding, Schedule::Squares),
            1e-5,
        ),
        (
            "n_max_bernstein_squares",
            root(Concentration::EmpiricalBernstein, Schedule::Squares),
            1e-5,
        ),
        (
            "n_min",
            Rules::ILEBR_STAR_2.plan(EPSILON, DELTA).first_test_root(),
            1e-6,
        ),
    ];
    for (key, found, tolerance) in rows {
        assert!((found - fact(key)).abs() < tolerance, "{key}: {found}");
    }
}

#[test]
fn tests_of_the_thesis_races() {
    let plan = |rules: Rules| rules.plan(EPSILON, DELTA);
    let numbers = |rules| {
        let plan = plan(rules);
        (plan.n_min, plan.n_max, plan.most_games())
    };
    assert_eq!(numbers(Rules::ILEBR_1), (1, 74_540, 74_540));
    assert_eq!(numbers(Rules::ILEBR_2), (1, 213, 45_369));
    assert_eq!(numbers(Rules::ILEBR_STAR_1), (1, 213, 45_369));
    assert_eq!(numbers(Rules::ILEBR_STAR_2), (8, 213, 45_369));
    // √(2·ln(2·213/0.05)) = 4.25: with Hoeffding's bound somebody who wins all games is known after 25.
    assert_eq!(numbers(Rules::HOEFFDING_STAR_2), (5, 213, 45_369));
}

#[test]
fn the_last_test_is_the_first_that_is_precise_enough() {
    for rules in Rules::ALL {
        for epsilon in [0.3, 0.05, 0.01, 0.002] {
            for delta in [0.9, 0.05, 3e-11] {
                let plan = rules.plan(epsilon, delta);
                // Those that share δ equally are precise by Hoeffding's inequality for as many tests.
                let radius = |n: u64| match rules.correction {
                    engines::racing::Correction::Equal => {
                        let logarithm = libm::log(2.0 * n as f64 / delta);
                        let games = plan.games_at(n) as f64;
                        Concentration::Hoeffding.radius(MAX_VARIANCE, games, logarithm)
                    }
                    _ => plan.radius(n, MAX_VARIANCE),
                };
                let n = plan.n_max;
                // The same formula in another order may differ by a last bit.
                assert!(radius(n) <= epsilon * (1.0 + 1e-12), "{plan:?}");
                assert!(n == 1 || radius(n - 1) > epsilon, "{plan:?}");
                assert!((1..=n).contains(&plan.n_min), "{plan:?}");
            }
        }
    }
}

#[test]
fn errors_of_all_tests_together_are_at_most_delta() {
    for rules in Rules::ALL {
        let plan = rules.plan(0.02, DELTA);
        let constant = rules.concentration.constant();
        let each = (plan.n_min..=plan.n_max).map(|n| constant / libm::exp(plan.logarithm(n)));
        let sum: f64 = each.sum();
        assert!(sum <= DELTA * (1.0 + 1e-9), "{rules:?}: {sum}");
        assert!(sum > 0.9 * DELTA, "{rules:?}: {sum}");
    }
}
