//! The δ for a wanted error: by the thesis's bound, and by the exact error.

use crate::racing::support::{exact, fact};
use engines::Status;
use engines::racing::error_bound::{LargestAlphaTwo, last_test};
use engines::racing::{
    BoundAnswer, BoundSearch, ExactAnswer, ExactSearch, Plan, Rules, WantedError, WantedExactly,
};

fn by_bound(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> BoundAnswer {
    let mut search = BoundSearch::new(rules, epsilon, mean, alpha);
    while search.advance(100) == Status::Running {}
    search.found().unwrap()
}

fn found_by_bound(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> WantedError {
    match by_bound(rules, epsilon, mean, alpha) {
        BoundAnswer::Found(found) => found,
        other => panic!("{other:?}"),
    }
}

fn exactly(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> ExactAnswer {
    let mut search = ExactSearch::new(rules, epsilon, mean, alpha);
    while search.advance(100) == Status::Running {}
    search.found().unwrap()
}

fn found_exactly(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> WantedExactly {
    match exactly(rules, epsilon, mean, alpha) {
        ExactAnswer::Found(found) => found,
        other => panic!("{other:?}"),
    }
}

fn largest_alpha_2(plan: Plan) -> f64 {
    let mut second_part = LargestAlphaTwo::new(plan, 1.0);
    while second_part.advance(100) == Status::Running {}
    second_part.found()
}

fn bound(rules: Rules, epsilon: f64, mean: f64, n_max: u64) -> f64 {
    let plan = rules.plan_with(epsilon, 1.0, n_max);
    last_test(&plan, mean) + largest_alpha_2(plan)
}

#[test]
fn by_the_bound_it_is_that_of_the_thesis() {
    let rules = Rules::ILEBR_STAR_1;
    let found = found_by_bound(rules, 0.01, 0.497, 0.05);
    assert_eq!(found.n_max as f64, fact("n_max_for_alpha_0_05"));
    let delta = fact("delta_for_alpha_0_05");
    assert!((found.delta / delta - 1.0).abs() < 1e-10, "{found:?}");
    assert!(found.bound < 0.05);
    assert!(bound(rules, 0.01, 0.497, found.n_max - 1) >= 0.05);
    // And a race with that δ has that n_max.
    assert_eq!(rules.plan(0.01, found.delta).n_max, found.n_max);
}

/// The whole search against asking every n from 1 on.
#[test]
fn no_smaller_number_of_tests_is_passed_over() {
    for (mean, alpha) in [(0.53, 0.1), (0.45, 0.03), (0.6, 0.2), (0.52, 0.02)] {
        let rules = Rules::ILEBR_STAR_2;
        let found = found_by_bound(rules, 0.01, mean, alpha);
        let smallest = (1..).find(|&n| bound(rules, 0.01, mean, n) < alpha);
        assert_eq!(Some(found.n_max), smallest, "{mean} {alpha}");
    }
}

/// α₂ of (2.12) depends on n_max alone. With Bernstein's inequality it grows: that is why the bound falls and then rises.
/// With Hoeffding's it falls, but hardly.
#[test]
fn the_second_part_of_the_bound_grows_with_the_number_of_tests() {
    let second_part =
        |rules: Rules, epsilon, n_max| largest_alpha_2(rules.plan_with(epsilon, 1.0, n_max));
    for rules in [Rules::ILEBR_2, Rules::ILEBR_STAR_1, Rules::ILEBR_STAR_2] {
        let mut before = 0.0;
        for n_max in (20..2_000).step_by(45) {
            let now = second_part(rules, 0.01, n_max);
            assert!(now > before, "{rules:?} {n_max}");
            before = now;
        }
        assert_eq!(second_part(rules, 0.01, 200), second_part(rules, 0.2, 200));
    }
    let [few, many] = [100, 2_000].map(|n| second_part(Rules::HOEFFDING_STAR_2, 0.01, n));
    assert!(many < few && many > 0.8 * few, "{few} {many}");
}

/// So at μ = 0.503 the bound can be kept below 0.015 but not below 0.0145, for no lack of tests.
#[test]
fn the_bound_cannot_be_kept_below_every_error() {
    let rules = Rules::ILEBR_STAR_1;
    let found = found_by_bound(rules, 0.01, 0.503, 0.015);
    assert!(found.n_max < 500, "{found:?}");
    let BoundAnswer::Never { n_max } = by_bound(rules, 0.01, 0.503, 0.0145) else {
        panic!();
    };
    assert!(largest_alpha_2(rules.plan_with(0.01, 1.0, n_max)) >= 0.0145);
    let least = (found.n_max..n_max).map(|n| bound(rules, 0.01, 0.503, n));
    let least = least.fold(1.0, f64::min);
    assert!((0.0145..0.015).contains(&least), "{least}");
    // The exact error can.
    let exactly = found_exactly(rules, 0.01, 0.503, 0.0145);
    // As the page tells it.
    let slips = texts::ENGLISH.labs.racing.page.slips.rows;
    let slip = slips
        .iter()
        .find(|row| row[1] == "For every α there is a δ.");
    for n_max in [found.n_max, exactly.n_max] {
        let told = format!("n_max = {n_max}");
        assert!(slip.unwrap()[2].contains(&told), "{told}");
    }
    assert!(
        exactly.error < 0.0145 && exactly.n_max < n_max,
        "{exactly:?}"
    );
}

#[test]
fn players_too_close_to_each_other_take_too_many_tests() {
    let rules = Rules::ILEBR_STAR_2;
    assert_eq!(by_bound(rules, 0.01, 0.5001, 0.2), BoundAnswer::NotFound);
    // With more tests δ would be below 10⁻¹².
    let most_tests = 414;
    let answer = ExactAnswer::NotFound { most_tests };
    assert_eq!(exactly(rules, 0.01, 0.5001, 0.2), answer);
    assert_eq!(rules.plan(0.01, 1e-12).n_max, most_tests + 1);
    // Where the fewest tests that the precision asks for are more than are looked at, those are looked at all the same.
    let most_tests = rules.plan(0.001, 0.999).n_max;
    assert!(most_tests > 2_000);
    let answer = ExactAnswer::NotFound { most_tests };
    assert_eq!(exactly(rules, 0.001, 0.5001, 0.2), answer);
}

/// A race with the δ that is found has the error that is told, and one with fewer tests, every one of them, is wrong too
/// often. On either side of ½, since as many wins as losses speak for the second player.
#[test]
fn the_exact_error_is_below_the_wanted_one_with_no_test_to_spare() {
    for (mean, alpha) in [(0.51, 0.08), (0.49, 0.08), (0.485, 0.11), (0.52, 0.002)] {
        for rules in [Rules::ILEBR_STAR_2, Rules::HOEFFDING_STAR_2, Rules::ILEBR_2] {
            let epsilon = 0.05;
            let found = found_exactly(rules, epsilon, mean, alpha);
            // Rounded down by the last bit it would be one test more.
            let plan = rules.plan(epsilon, found.delta * (1.0 + 1e-9));
            assert_eq!(plan.n_max, found.n_max, "{found:?}");
            let error = exact(plan, mean).error(mean);
            assert!((error / found.error - 1.0).abs() < 1e-6 && error < alpha);
            for n_max in rules.plan(epsilon, 0.999).n_max..found.n_max {
                let games = (n_max * n_max) as f64;
                let delta = 2.0 * n_max as f64 * (-2.0 * epsilon * epsilon * games).exp();
                let fewer = rules.plan_with(epsilon, delta, n_max);
                let error = exact(fewer, mean).error(mean);
                assert!(error >= alpha, "{rules:?} {mean} {n_max}: {error}");
            }
        }
    }
}

/// Where the precision alone asks for enough games, any δ will do.
#[test]
fn a_clear_case_leaves_the_delta_free() {
    let found = found_exactly(Rules::ILEBR_STAR_2, 0.01, 0.6, 0.05);
    assert!(found.any_delta && found.delta < 1.0, "{found:?}");
    assert!(!found_exactly(Rules::ILEBR_STAR_2, 0.01, 0.503, 0.05).any_delta);
}

/// The thesis's own case: the exact error asks for fewer tests than the bound does.
#[test]
fn the_bound_asks_for_more_than_the_exact_error_does() {
    let rules = Rules::ILEBR_STAR_1;
    let found = found_exactly(rules, 0.01, 0.497, 0.05);
    assert!(found.n_max < 293 && found.n_max > 270, "{found:?}");
    assert!(found.error < 0.05 && found.error > 0.0495, "{found:?}");
}
