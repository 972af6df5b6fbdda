//! Auctions that are held, beside what is expected; and that nobody gains by another bid.

use super::{setting, solved};
use engines::auctions::setting::{Format, Setting};
use engines::auctions::simulated::Bidders;
use random::Random;

fn all() -> Vec<Setting> {
    let plain = |format| setting(format, "v^2", 3, 0.2);
    vec![
        plain(Format::FirstPrice),
        plain(Format::SecondPrice),
        plain(Format::AllPay),
        setting(Format::ThirdPrice, "sqrt(v)", 4, 0.0),
        Setting {
            risk_aversion: 0.5,
            ..plain(Format::FirstPrice)
        },
        Setting {
            units: 2,
            fee: 0.05,
            ..plain(Format::FirstPrice)
        },
        Setting {
            units: 2,
            fee: 0.05,
            ..plain(Format::SecondPrice)
        },
        Setting {
            units: 2,
            fee: 0.05,
            ..plain(Format::AllPay)
        },
        Setting {
            units: 2,
            bidders: 6,
            ..setting(Format::FirstPrice, "(exp(v)-1)/(exp(1)-1)", 6, 0.1)
        },
    ]
}

/// 20 000 auctions: the mean is within five of its standard errors, with a seed.
#[test]
fn means_are_as_expected() {
    const HELD: u32 = 20_000;
    for setting in all() {
        let found = solved(&setting);
        let bidders = Bidders::new(&setting, &found);
        let mut random = Random::stream(5, 0);
        let mut room = Vec::new();
        let (mut sum, mut squares, mut sold, mut gained) = (0.0, 0.0, 0, 0.0);
        for _ in 0..HELD {
            let held = bidders.hold_with(&mut room, &mut random);
            sum += held.revenue;
            squares += held.revenue * held.revenue;
            sold += held.sold;
            gained += held.gained;
        }
        let many = f64::from(HELD);
        let mean = sum / many;
        let error = libm::sqrt((squares / many - mean * mean) / many);
        assert!(
            (mean - found.revenue.middle()).abs() < 5.0 * error,
            "{setting:?} {mean} {:?}",
            found.revenue
        );
        // A number from 0 to 2 units has a standard deviation of 1 at most; what is gained too.
        let near = 5.0 / libm::sqrt(many);
        assert!((f64::from(sold) / many - found.sold.middle()).abs() < near);
        let each = gained / many / f64::from(setting.bidders);
        assert!((each - found.surplus_each.middle()).abs() < near);
    }
}

/// Bids between the points are those of the formulas: of two uniform values and a reserve, v ∕ 2 + r² ∕ (2 v).
#[test]
fn bids_between_points() {
    let setting = setting(Format::FirstPrice, "v", 2, 0.2);
    let bidders = Bidders::new(&setting, &solved(&setting));
    for value in [0.2001, 0.3333, 0.615, 0.99999] {
        let by_hand = value / 2.0 + 0.04 / (2.0 * value);
        assert!((bidders.bid(value).expect("a bid") - by_hand).abs() < 1e-12);
    }
    assert_eq!(bidders.bid(0.19), None);
}

/// Somebody with a value who bids like somebody with another one gains no more: (v − β(w)) G(w), or what that is in each format.
#[test]
fn no_other_bid_gains_more() {
    for setting in all() {
        let found = solved(&setting);
        for own in &found.points {
            let utility = |gain: f64| match setting.risk_aversion > 0.0 {
                true => libm::pow(gain.max(0.0), 1.0 - setting.risk_aversion),
                false => gain,
            };
            let expected = |other: &engines::auctions::point::Point| {
                let winning = other.winning.middle();
                match (setting.format, other.bid) {
                    (Format::FirstPrice, Some(bid)) => winning * utility(own.value - bid.middle()),
                    _ => own.value * winning - other.payment.middle(),
                }
            };
            let best = found.points.iter().map(expected).fold(f64::MIN, f64::max);
            assert!(best <= expected(own) + 1e-9, "{setting:?} {}", own.value);
        }
    }
}
