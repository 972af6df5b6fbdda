//! Budgets: closed forms, other bids, auctions that are held, and the grid beside them.

use super::{assert_held, bid, setting, solved};
use engines::auctions::grid::game::GridAuction;
use engines::auctions::grid::learning::{Learners, Rule};
use engines::auctions::outcome::Equilibrium;
use engines::auctions::setting::{Format, Setting};

const FORMATS: [Format; 3] = [Format::FirstPrice, Format::SecondPrice, Format::AllPay];

fn capped(format: Format, values: &str, bidders: u32, reserve: f64, budget: f64) -> Setting {
    Setting {
        budget: Some(budget),
        ..setting(format, values, bidders, reserve)
    }
}

/// Two uniform values and a budget b. T = (1 + v) ∕ 2 and U = v² ∕ 2. First price: (v − b) (1 + v) ∕ 2 = v² ∕ 2, so v = b ∕ (1 − b), 3 ∕ 7 for b = 0.3, and revenue is
/// v³ ∕ 3 + b (1 − v²). All-pay: v (1 + v) ∕ 2 − b = v² ∕ 2, so v = 2 b; revenue 2 (v³ ∕ 6 + b (1 − v)). Second price: E min(X₂, b) = (1 − (1 − b)³) ∕ 3.
#[test]
fn two_uniform_values() {
    for b in [0.1, 0.25, 0.3, 0.45] {
        let [first, second, all_pay] =
            FORMATS.map(|format| solved(&capped(format, "v", 2, 0.0, b)));
        let threshold = |of: &Equilibrium| of.pool.expect("bids of all that there is").threshold;
        let v = b / (1.0 - b);
        let near =
            |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-9, "{found} {wanted}");
        near(threshold(&first).middle(), v);
        near(threshold(&second).middle(), b);
        near(threshold(&all_pay).middle(), 2.0 * b);
        let revenues = [
            v.powi(3) / 3.0 + b * (1.0 - v * v),
            (1.0 - (1.0 - b).powi(3)) / 3.0,
            (2.0 * b).powi(3) / 3.0 + 2.0 * b * (1.0 - 2.0 * b),
        ];
        for (own, found) in [&first, &second, &all_pay].into_iter().enumerate() {
            for (found, wanted) in found.revenues.iter().zip(revenues) {
                near(found.middle(), wanted);
                assert!(found.width() < 1e-9, "{found:?}");
            }
            near(found.revenue.middle(), revenues[own]);
        }
        near(bid(&first, 1.0), b);
        near(bid(&first, 0.1), 0.05);
    }
    // Nobody would bid as much, so nothing changes.
    let free = solved(&setting(Format::FirstPrice, "v", 2, 0.0));
    let found = solved(&capped(Format::FirstPrice, "v", 2, 0.0, 0.5));
    assert!(found.points == free.points && found.pool.is_none());
    // All who take part bid the reserve, which is all that they have.
    let all = solved(&capped(Format::FirstPrice, "v", 3, 0.4, 0.4));
    assert!((all.pool.expect("all").threshold.middle() - 0.4).abs() < 1e-12);
    assert!((all.revenue.middle() - 0.4 * (1.0 - 0.4_f64.powi(3))).abs() < 1e-9);
    assert_eq!(capped(Format::FirstPrice, "v", 3, 0.4, 0.3).lowest(), None);
}

/// Nobody gains by bidding what another value bids, and the gain is what is written there.
#[test]
fn no_other_bid_is_better() {
    for format in [Format::FirstPrice, Format::AllPay] {
        for (values, bidders, reserve, budget) in [
            ("v^2", 3, 0.0, 0.4),
            ("v", 5, 0.2, 0.5),
            ("sqrt(v)", 2, 0.1, 0.15),
        ] {
            let found = solved(&capped(format, values, bidders, reserve, budget));
            for point in &found.points {
                for other in &found.points {
                    let bid = other.bid.expect("a bid").middle();
                    let winning = other.winning.middle();
                    let gain = match format {
                        Format::AllPay => point.value * winning - bid,
                        _ => (point.value - bid) * winning,
                    };
                    let own = point.gain.middle();
                    assert!(
                        gain <= own + 1e-9,
                        "{format:?} {values} {} {}",
                        point.value,
                        other.value
                    );
                    if point == other {
                        assert!(
                            (gain - own).abs() < 1e-9,
                            "{format:?} {values} {}",
                            point.value
                        );
                    }
                }
            }
        }
    }
}

/// Means of 20 000 auctions are within five standard errors.
#[test]
fn auctions_that_are_held() {
    for format in FORMATS {
        let setting = capped(format, "v^2", 3, 0.2, 0.45);
        let found = solved(&setting);
        assert_held(
            &setting,
            &found,
            7,
            &[
                (|held| held.revenue, found.revenue.middle()),
                (|held| held.welfare, found.welfare.middle()),
                (|held| held.gained, 3.0 * found.surplus_each.middle()),
            ],
        );
    }
}

/// On a grid of twenty values bidders learn to bid all that they have from about the threshold on.
#[test]
fn bidders_learn_it() {
    let setting = capped(Format::FirstPrice, "v", 2, 0.0, 0.3);
    let grid = GridAuction::new(&setting, 20).expect("a grid");
    let mut learners = Learners::new(grid, Rule::RegretMatching);
    (0..3_000).for_each(|_| learners.step());
    let judged = learners.judged();
    assert!(judged.distance < 1e-3);
    assert!((judged.revenue - solved(&setting).revenue.middle()).abs() < 0.02);
    let bids = judged.mean_bids;
    assert!(
        bids[5].expect("a bid") < 0.2 && bids[12].expect("a bid") > 0.28,
        "{bids:?}"
    );
}
