//! Precision from what people did: estimates against a plain search, and intervals.

use super::typed;
use engines::quantal::at::at;
use engines::quantal::branch::principal;
use engines::quantal::fit::{Counts, fit};

#[test]
fn the_estimate_is_where_the_likelihood_is_greatest() {
    // Cheating pays 1 more: of 100 people 80 cheat, so the odds are 4 and λ their logarithm.
    let game = typed("2:2,0:3;3:0,1:1");
    let counts: Counts = vec![vec![20, 80], vec![0, 0]];
    let found = fit(&game, &principal(&game), &counts).expect("an estimate");
    assert!((found.point.lambda - libm::log(4.0)).abs() < 1e-6);
    assert!((found.log_likelihood - found.of_frequencies).abs() < 1e-9);
    assert!((found.of_uniform - 100.0 * libm::log(0.5)).abs() < 1e-9);
    // The ends of the interval solve 20 ln(1 − p) + 80 ln p = greatest − 1.9207 with p = 1/(1 + exp(−λ)).
    let likelihood = |lambda: f64| {
        let p = 1.0 / (1.0 + libm::exp(-lambda));
        20.0 * libm::log(1.0 - p) + 80.0 * libm::log(p)
    };
    let high = found.high.expect("an end");
    assert!(found.low < found.point.lambda && found.point.lambda < high);
    for end in [found.low, high] {
        assert!(
            (likelihood(end) - found.log_likelihood + 1.920_729).abs() < 1e-4,
            "{end}"
        );
    }
}

#[test]
fn what_is_best_of_all_has_no_upper_end_and_what_is_alike_begins_at_nothing() {
    let game = typed("2:2,0:3;3:0,1:1");
    let branch = principal(&game);
    let all = fit(&game, &branch, &vec![vec![0, 50], vec![0, 50]]).expect("an estimate");
    assert!(all.high.is_none() && all.is_last);
    let half = fit(&game, &branch, &vec![vec![25, 25], vec![25, 25]]).expect("an estimate");
    assert!(half.point.lambda < 1e-5 && half.low == 0.0);
    assert_eq!(fit(&game, &branch, &vec![vec![1, 2]]), None);
    assert_eq!(fit(&game, &branch, &vec![vec![0, 0], vec![0, 0]]), None);
    assert_eq!(fit(&game, &branch, &vec![vec![1, 2, 3], vec![0, 0]]), None);
}

#[test]
fn no_other_precision_of_a_game_with_mixed_play_is_more_likely() {
    // Asymmetric matching pennies with 320 for 80 (Goeree and Holt, 2001): 48 of 50 choose the first row, and 8 of 50 the first column.
    let game = typed("320:40,40:80;40:80,80:40");
    let counts: Counts = vec![vec![48, 2], vec![8, 42]];
    let branch = principal(&game);
    let found = fit(&game, &branch, &counts).expect("an estimate");
    let likelihood = |lambda: f64| {
        let point = at(&game, lambda).expect("a point").point;
        let parts = counts
            .iter()
            .flatten()
            .zip(point.strategies.iter().flatten());
        parts
            .map(|(&count, part)| count as f64 * libm::log(*part))
            .sum::<f64>()
    };
    for step in 0..200 {
        let lambda = 0.002 * f64::from(step);
        assert!(
            likelihood(lambda) <= found.log_likelihood + 1e-9,
            "{lambda}"
        );
    }
    assert!(found.log_likelihood < found.of_frequencies && found.log_likelihood > found.of_uniform);
}

#[test]
fn intervals_reach_around_a_turn() {
    // The branch turns back at λ = 2.6578: the interval goes so far, though the estimate and both ends of its stretch are less.
    let game = super::library("travellers-dilemma");
    let branch = principal(&game);
    let turn = branch.points[branch.turns[0]].lambda;
    let counts: Counts = vec![vec![40, 2, 3, 3, 3, 3, 2, 2, 1], vec![0; 9]];
    let found = fit(&game, &branch, &counts).expect("an estimate");
    assert!(found.point.lambda < turn && !found.is_last);
    assert_eq!(found.high, Some(turn));
}
