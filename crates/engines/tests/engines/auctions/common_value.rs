//! A common value: closed forms, auctions that are held, other bids, and the winner's curse.

use super::{bid, setting, solved};
use engines::auctions::point::Point;
use engines::auctions::setting::{Format, Setting, Worth};
use engines::auctions::simulated::Bidders;
use random::Random;

const NEAR: f64 = 1e-10;
const FORMATS: [Format; 3] = [Format::FirstPrice, Format::SecondPrice, Format::AllPay];

fn common(format: Format, values: &str, bidders: u32) -> Setting {
    Setting {
        worth: Worth::Common,
        ..setting(format, values, bidders, 0.0)
    }
}

/// F = x: K = x² ∕ 2, J = xⁿ ∕ n, m = x ∕ 2, so second price (2 x + (n − 2) x ∕ 2) ∕ n = (n + 2) x ∕ (2 n), first price x − (n − 1) x ∕ (2 n) − x ∕ n²; revenue
/// ½ − 1 ∕ (n (n + 1)); naive ones gain (½ − (n − 1) ∕ (n + 1)) ∕ n.
#[test]
fn uniform_signals() {
    for bidders in [2, 3, 4, 10] {
        let n = f64::from(bidders);
        let [first, second, all_pay] = FORMATS.map(|format| solved(&common(format, "v", bidders)));
        for x in [0.1, 0.5, 1.0] {
            let of_first = x - (n - 1.0) * x / (2.0 * n) - x / (n * n);
            assert!((bid(&second, x) - (n + 2.0) * x / (2.0 * n)).abs() < NEAR);
            assert!((bid(&first, x) - of_first).abs() < NEAR);
            assert!((bid(&all_pay, x) - of_first * libm::pow(x, n - 1.0)).abs() < NEAR);
        }
        for found in [first, second, all_pay] {
            assert!((found.revenue.middle() - (0.5 - 1.0 / (n * (n + 1.0)))).abs() < NEAR);
            let naive = found.naive_gain.expect("of a common value");
            assert!((naive.middle() - (0.5 - (n - 1.0) / (n + 1.0)) / n).abs() < NEAR);
            assert!(found.increases);
        }
    }
}

/// 20 000 auctions, five standard errors, a seed. Naive bids are held too: with the second price.
#[test]
fn means_are_as_expected() {
    const HELD: u32 = 20_000;
    for values in ["v", "v^2", "sqrt(v)"] {
        for format in FORMATS {
            let setting = common(format, values, 5);
            let found = solved(&setting);
            let bidders = Bidders::new(&setting, &found);
            let mut random = Random::stream(3, 0);
            let mut room = Vec::new();
            let (mut sum, mut squares, mut naive, mut naive_squares) = (0.0, 0.0, 0.0, 0.0);
            for _ in 0..HELD {
                let held = bidders.hold_with(&mut room, &mut random);
                sum += held.revenue;
                squares += held.revenue * held.revenue;
                // What it is worth, less what the second-highest believes.
                let mean = found.welfare.middle();
                let gain = held.welfare - (room[1] + 4.0 * mean) / 5.0;
                naive += gain;
                naive_squares += gain * gain;
            }
            let many = f64::from(HELD);
            let near = |sum: f64, squares: f64, expected: f64| {
                let mean = sum / many;
                let error = libm::sqrt((squares / many - mean * mean) / many);
                assert!(
                    (mean - expected).abs() < 5.0 * error,
                    "{values} {format:?} {mean} {expected}"
                );
            };
            near(sum, squares, found.revenue.middle());
            let expected = found.naive_gain.expect("of a common value");
            near(naive, naive_squares, expected.middle());
        }
    }
}

/// Who has seen x and bids like somebody who has seen w wins if all others have seen less than w, so it is worth (x + (n − 1) m(w)) ∕ n then.
#[test]
fn no_other_bid_gains_more() {
    for values in ["v", "v^3", "sqrt(v)"] {
        for format in FORMATS {
            let found = solved(&common(format, values, 4));
            for own in &found.points {
                let expected = |like: &Point| {
                    let worth = (own.value + 3.0 * like.mean_below.middle()) / 4.0;
                    like.winning.middle() * worth - like.payment.middle()
                };
                let best = found.points.iter().map(expected).fold(f64::MIN, f64::max);
                assert!(
                    best <= expected(own) + 1e-9,
                    "{values} {format:?} {}",
                    own.value
                );
                assert!((expected(own) - own.gain.middle()).abs() < 1e-9);
            }
        }
    }
}
