//! Bids and revenue, beside what can be found by hand and what was found by integration elsewhere.

use super::{bid, setting, solved};
use engines::auctions::setting::{Format, Setting};
use engines::auctions::virtual_values::{best_reserve, is_regular, virtual_value};
use engines::intervals::Interval;
use serde_json::Value;

const NEAR: f64 = 1e-10;

fn assert_in(found: Interval, exact: f64) {
    // The number by hand is a float itself.
    assert!(
        found.low - 1e-15 <= exact && exact <= found.high + 1e-15,
        "{found:?} {exact}"
    );
    assert!(found.width() < NEAR, "{found:?}");
}

#[test]
fn cases_by_integration() {
    let cases: Value =
        serde_json::from_str(include_str!("../../oracles/auctions/auctions.json")).expect("JSON");
    for case in cases["rows"].as_array().expect("rows") {
        let number = |key: &str| case[key].as_f64().expect("a number");
        let values = case["values"].as_str().expect("a formula");
        let bidders = number("bidders") as u32;
        for (format, key) in [
            (Format::FirstPrice, "first_price_bid_at"),
            (Format::AllPay, "all_pay_bid_at"),
        ] {
            let found = solved(&setting(format, values, bidders, number("reserve")));
            for (value, expected) in case[key].as_object().expect("bids") {
                let value: f64 = value.parse().expect("a number");
                assert!((bid(&found, value) - expected.as_f64().expect("a number")).abs() < NEAR);
            }
            for revenue in found.revenues {
                assert!(
                    (revenue.middle() - number("revenue")).abs() < 1e-9,
                    "{values} {bidders}"
                );
            }
            assert!((found.surplus_each.middle() - number("bidders_surplus_each")).abs() < 1e-9);
            assert!((found.sold.middle() - number("sold")).abs() < NEAR);
        }
    }
}

/// F = v: ∫ xⁿ⁻¹ = vⁿ ∕ n, so first price v − v ∕ n, all-pay vⁿ − vⁿ ∕ n; revenue is that of the second-highest of n, (n − 1) ∕ (n + 1); third price
/// v + v ∕ (n − 2).
#[test]
fn uniform_values() {
    for bidders in [2, 3, 7, 50] {
        let n = f64::from(bidders);
        let found = [Format::FirstPrice, Format::SecondPrice, Format::AllPay]
            .map(|format| solved(&setting(format, "v", bidders, 0.0)));
        for value in [0.1, 0.5, 0.99, 1.0] {
            let power = libm::pow(value, n);
            assert!((bid(&found[0], value) - value * (n - 1.0) / n).abs() < NEAR);
            assert!((bid(&found[1], value) - value).abs() < NEAR);
            assert!((bid(&found[2], value) - power * (n - 1.0) / n).abs() < NEAR);
            if bidders > 2 {
                let third = solved(&setting(Format::ThirdPrice, "v", bidders, 0.0));
                assert!((bid(&third, value) - value * (n - 1.0) / (n - 2.0)).abs() < NEAR);
                assert!(third.increases);
            }
        }
        for found in found {
            for revenue in found.revenues.into_iter().chain([found.revenue]) {
                assert_in(revenue, (n - 1.0) / (n + 1.0));
            }
            assert_in(found.surplus_each, 1.0 / (n * (n + 1.0)));
            assert_in(found.welfare, n / (n + 1.0));
        }
    }
}

/// Two uniform values and a reserve r: β = v ∕ 2 + r² ∕ (2 v); R = 2 ∫ (2 v − 1) v = 1 ∕ 3 + r² − 4 r³ ∕ 3, at most 5 ∕ 12 at r = ½.
#[test]
fn uniform_values_with_a_reserve() {
    for reserve in [0.2, 0.35, 0.5, 0.9] {
        let found = solved(&setting(Format::FirstPrice, "v", 2, reserve));
        let by_hand = |value: f64| value / 2.0 + reserve * reserve / (2.0 * value);
        assert!((bid(&found, 1.0) - by_hand(1.0)).abs() < NEAR);
        assert!((bid(&found, reserve) - reserve).abs() < NEAR);
        let cube = reserve * reserve * reserve;
        for revenue in found.revenues {
            assert_in(revenue, 1.0 / 3.0 + reserve * reserve - 4.0 * cube / 3.0);
        }
        assert_in(found.sold, 1.0 - reserve * reserve);
    }
    let best = best_reserve(&setting(Format::FirstPrice, "v", 2, 0.0));
    assert!((best.reserve - 0.5).abs() < NEAR && best.is_zero);
    assert_in(best.revenue, 5.0 / 12.0);
    let psi = virtual_value(&setting(Format::FirstPrice, "v", 2, 0.0), 0.75).expect("known");
    assert_in(psi, 0.5);
    assert!(is_regular(&setting(Format::FirstPrice, "v", 2, 0.0)));
}

/// Utility x^(1 − ρ), F = v: F^q with q = (n − 1) ∕ (1 − ρ), so β = v − v ∕ (q + 1) = (n − 1) v ∕ (n − ρ), and revenue that share of the highest value,
/// n ∕ (n + 1). With ρ = 1 ∕ n, q is n.
#[test]
fn risk_aversion() {
    for (bidders, rho) in [(2, 0.5), (2, 0.25), (3, 0.6), (4, 0.25), (5, 0.9), (5, 0.2)] {
        let n = f64::from(bidders);
        let averse = |format| Setting {
            risk_aversion: rho,
            ..setting(format, "v", bidders, 0.0)
        };
        let found = solved(&averse(Format::FirstPrice));
        assert!((bid(&found, 0.5) - 0.5 * (n - 1.0) / (n - rho)).abs() < NEAR);
        assert_in(found.revenue, (n - 1.0) / (n - rho) * n / (n + 1.0));
        assert_in(found.revenues[1], (n - 1.0) / (n + 1.0));
        // Those who pay the second price do as before, and the first price brings more.
        let second = solved(&averse(Format::SecondPrice));
        assert_in(second.revenue, (n - 1.0) / (n + 1.0));
        assert_in(second.revenues[0], found.revenue.middle());
        // W − R, each an n-th of it.
        assert_in(
            found.surplus_each,
            (n / (n + 1.0) - found.revenue.middle()) / n,
        );
    }
}

/// A fee of c and two uniform values: who takes part has at least √c, and pays 2 c less than … R = 2 ∫ (2 v − 1) v from √c on: 1 ∕ 3 + c − 4 c√c ∕ 3.
#[test]
fn fees_are_like_reserves() {
    let fee = 0.09;
    for format in [Format::FirstPrice, Format::SecondPrice, Format::AllPay] {
        let found = solved(&Setting {
            fee,
            ..setting(format, "v", 2, 0.0)
        });
        assert!((found.points[0].value - 0.3).abs() < NEAR);
        for revenue in found.revenues {
            assert_in(revenue, 1.0 / 3.0 + 0.09 - 4.0 * 0.027 / 3.0);
        }
    }
    // v − (∫ G + c) ∕ v = v − (v² ∕ 2 − 0.045 + 0.09) ∕ v.
    let found = solved(&Setting {
        fee,
        ..setting(Format::FirstPrice, "v", 2, 0.0)
    });
    assert!((bid(&found, 0.5) - (0.25 - 0.09)).abs() < NEAR);
    let nobody = Setting {
        fee: 1.0,
        ..setting(Format::FirstPrice, "v", 2, 0.0)
    };
    assert_eq!(nobody.lowest(), None);
}

/// Three uniform values and two units: G = 1 − (1 − v)² = 2 v − v², ∫ G = v² − v³ ∕ 3; losing bid expected ¼, so R = ½.
#[test]
fn several_units() {
    let two = |format| Setting {
        units: 2,
        ..setting(format, "v", 3, 0.0)
    };
    let found = solved(&two(Format::FirstPrice));
    let by_hand = |value: f64| value - (value - value * value / 3.0) / (2.0 - value);
    assert!((bid(&found, 0.4) - by_hand(0.4)).abs() < NEAR);
    assert!((bid(&found, 1.0) - by_hand(1.0)).abs() < NEAR);
    for format in [Format::FirstPrice, Format::SecondPrice, Format::AllPay] {
        let found = solved(&two(format));
        for revenue in found.revenues {
            assert_in(revenue, 0.5);
        }
        // The two highest of three: 3 ∕ 4 + 2 ∕ 4.
        assert_in(found.welfare, 1.25);
        assert_in(found.sold, 2.0);
    }
}

/// What each value expects to pay is the same in every format, whatever the values, the reserve and the fee.
#[test]
fn revenues_are_equal() {
    for values in [
        "v^2",
        "sqrt(v)",
        "sin(pi*v/2)",
        "max(0, 2*v - 1)",
        "3*v^2 - 2*v^3",
        "v^0.2",
    ] {
        for (bidders, units, reserve, fee) in [
            (2, 1, 0.0, 0.0),
            (5, 2, 0.3, 0.02),
            (20, 1, 0.6, 0.0),
            (6, 5, 0.1, 0.1),
        ] {
            let formats = [Format::FirstPrice, Format::SecondPrice, Format::AllPay];
            let found = formats.map(|format| {
                let plain = setting(format, values, bidders, reserve);
                solved(&Setting {
                    units,
                    fee,
                    ..plain
                })
            });
            for each in &found {
                for revenue in each.revenues {
                    assert_in(revenue, found[0].revenue.middle());
                }
                assert_in(
                    each.welfare - Interval::from(bidders) * each.surplus_each,
                    each.revenue.middle(),
                );
                assert!(each.increases);
            }
        }
    }
}

/// Of values that are high or low, of singular and of steep ones: no other reserve brings more than the best.
#[test]
fn no_reserve_is_better_than_the_best() {
    let known = [
        ("if(v < 0.5, 1.8*v, 0.9 + 0.2*(v - 0.5))", None, false),
        (
            "max(0, min(5*v - 2.5, 0.5)) + max(0, 5*v - 4.5)",
            Some(0.9),
            false,
        ),
        ("0.5*v + 0.5*sqrt(max(0, 2*v - 1))", Some(0.5), false),
        (
            "0.5*v + 0.5*min(1, max(0, (v - 0.303)/0.004))",
            Some(0.303),
            false,
        ),
        // ψ = 3 v − 2 √v is 0 at 4 ∕ 9.
        ("sqrt(v)", Some(4.0 / 9.0), false),
        // Nobody has a low value: ψ = 2 v − 1 from ⅔ on is never below 0.
        ("max(0, 3*v - 2)", Some(0.0), true),
        ("v^2", Some(libm::sqrt(1.0 / 3.0)), true),
    ];
    for (values, wanted, regular) in known {
        for bidders in [2, 9] {
            let of = setting(Format::SecondPrice, values, bidders, 0.0);
            let best = best_reserve(&of);
            assert_eq!(is_regular(&of), regular, "{values}");
            if let Some(wanted) = wanted.filter(|_| bidders == 2) {
                assert!((best.reserve - wanted).abs() < 1e-5, "{values}: {best:?}");
            }
            for step in 0..25 {
                let reserve = f64::from(step) / 25.0;
                let other = solved(&setting(Format::SecondPrice, values, bidders, reserve));
                assert!(
                    other.revenue.low <= best.revenue.high + 1e-9,
                    "{values} {bidders} {best:?} {reserve}"
                );
            }
            if best.reserve > 0.0 {
                let same = solved(&setting(Format::SecondPrice, values, bidders, best.reserve));
                assert!(
                    (same.revenue.middle() - best.revenue.middle()).abs() < 1e-9,
                    "{values} {best:?}"
                );
            }
        }
    }
    // Among fifty the gain from a reserve is too small to be seen, and it is best all the same.
    let many = best_reserve(&setting(Format::SecondPrice, "v", 50, 0.0));
    assert!((many.reserve - 0.5).abs() < NEAR);
}

/// Values from ½ on: who has ½ bids ½ and never wins, and the others bid like uniform ones above it.
#[test]
fn nobody_has_a_low_value() {
    let found = solved(&setting(Format::FirstPrice, "max(0, 2*v - 1)", 2, 0.0));
    assert_eq!(found.points[0].value, 0.5);
    assert!((bid(&found, 0.5) - 0.5).abs() < NEAR);
    assert!((bid(&found, 0.7) - 0.6).abs() < NEAR);
    assert_in(found.revenue, 0.5 + 1.0 / 6.0);
    // Bids of the third price that fall, and those that would have to be right on both sides of a gap, are no equilibrium.
    for values in [
        "0.5*v + 0.5*v^20",
        "if(v < 0.4, 1.25*v, if(v < 0.6, 0.5, 0.5 + 1.25*(v - 0.6)))",
    ] {
        assert!(
            !solved(&setting(Format::ThirdPrice, values, 3, 0.0)).increases,
            "{values}"
        );
    }
}
