//! How often the truth is inside the intervals, found by drawing many samples.
//!
//! With `ROUNDS` samples a coverage of 0.95 is measured with a standard error of √(0.95·0.05/20 000) = 0.00154.

use random::Random;
use random::normal::normal;
use statistics::{Range, Sample, mean, share, surely_above};

const ROUNDS: u64 = 20_000;

/// How often `holds` is true of fresh samples.
fn frequency(mut holds: impl FnMut(&mut Random) -> bool) -> f64 {
    let mut random = Random::stream(20, 1);
    let hits = (0..ROUNDS).filter(|_| holds(&mut random)).count();
    hits as f64 / ROUNDS as f64
}

fn successes(random: &mut Random, trials: u64, probability: f64) -> f64 {
    (0..trials).filter(|_| random.unit() < probability).count() as f64
}

const TRIALS: [u64; 6] = [2, 4, 10, 20, 50, 200];
const PROBABILITIES: [f64; 7] = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99];

#[test]
fn shares_are_covered_about_as_often_as_they_say() {
    // Wilson's coverage swings around 0.95; its known low is 0.84 where success is nearly certain or nearly impossible.
    let mut sum = 0.0;
    for trials in TRIALS {
        for probability in PROBABILITIES {
            let covered = frequency(|random| {
                let (low, high) = share(successes(random, trials, probability), trials);
                assert!((0.0..=1.0).contains(&low) && (0.0..=1.0).contains(&high));
                (low..=high).contains(&probability)
            });
            assert!(covered > 0.83, "{trials} with {probability}: {covered}");
            sum += covered;
        }
    }
    let average = sum / (TRIALS.len() * PROBABILITIES.len()) as f64;
    assert!(average > 0.94, "on average {average}");
}

#[test]
fn means_of_bounded_values_are_covered_however_few_they_are() {
    // Coins are the worst values of a range: all others vary less. 0.93 is what an interval of 95 % may dip to.
    for trials in TRIALS {
        for probability in PROBABILITIES {
            let covered = frequency(|random| {
                let won = successes(random, trials, probability);
                let sample = Sample::of_sums(trials, won, won);
                let (low, high) = mean(&sample, Range::UNIT).unwrap();
                assert!(0.0 <= low && low <= sample.mean && sample.mean <= high && high <= 1.0);
                (low..=high).contains(&probability)
            });
            assert!(covered > 0.93, "{trials} with {probability}: {covered}");
        }
    }
}

#[test]
fn means_of_values_inside_a_range_are_covered_and_not_for_ever_too_wide() {
    // Uniform in [0.4, 0.6] of [0, 1]: mean ½, standard deviation 0.2/√12.
    let values = |random: &mut Random, count: u64| -> Vec<f64> {
        (0..count).map(|_| 0.4 + 0.2 * random.unit()).collect()
    };
    for count in [2, 5, 20] {
        let covered = frequency(|random| {
            let sample = Sample::of(&values(random, count));
            let (low, high) = mean(&sample, Range::UNIT).unwrap();
            (low..=high).contains(&0.5)
        });
        assert!(covered > 0.99, "{count}: {covered}");
    }
    let mut random = Random::stream(20, 2);
    let sample = Sample::of(&values(&mut random, 10_000));
    let (low, high) = mean(&sample, Range::UNIT).unwrap();
    let usual = 2.0 * 1.96 * 0.2 / 12.0_f64.sqrt() / 100.0;
    assert!((high - low) / usual < 1.1, "{low} to {high}");
}

#[test]
fn means_of_normal_values_are_covered_as_often_as_they_say() {
    // Student's interval is exact here: 0.95 ± 5 standard errors of the measurement.
    for count in [2, 3, 5, 12, 40] {
        let covered = frequency(|random| {
            let values: Vec<f64> = (0..count).map(|_| 7.0 + 3.0 * normal(random)).collect();
            let (low, high) = mean(&Sample::of(&values), Range::ANY).unwrap();
            (low..=high).contains(&7.0)
        });
        assert!((covered - 0.95).abs() < 0.0077, "{count}: {covered}");
    }
}

#[test]
fn verdicts_are_wrong_no_oftener_than_allowed() {
    // Equal players: every "surely better" is wrong. Of five opponents each verdict may be wrong with 0.05/5.
    for games in [2, 4, 8, 10, 30, 100] {
        let wrong = frequency(|random| {
            (0..5).any(|_| {
                surely_above(
                    0.5,
                    successes(random, games, 0.5) / games as f64,
                    games,
                    0.05 / 5.0,
                )
            })
        });
        assert!(wrong < 0.05, "{games}: {wrong}");
    }
    // Draws, losses and wins with probabilities ⅓ each.
    let wrong = frequency(|random| {
        let points: f64 = (0..20).map(|_| (random.unit() * 3.0).floor() / 2.0).sum();
        surely_above(0.5, points / 20.0, 20, 0.05)
    });
    assert!(wrong < 0.05, "{wrong}");
}
