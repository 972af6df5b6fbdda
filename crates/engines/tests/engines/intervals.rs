//! Interval arithmetic: that what it says is true.

use engines::formula::{Formula, NamedSpace};
use engines::intervals::integral::{Integrand, integral};
use engines::intervals::{Interval, Series};
use proptest::prelude::*;

fn formula(text: &str) -> Formula {
    let space: NamedSpace = "x: 0, 1".parse().expect("a space");
    Formula::read(text, &space).expect("a formula")
}

struct Of(Formula);

impl Integrand for Of {
    fn series(&self, at: Interval) -> Option<Series> {
        self.0.series(at)
    }

    /// Of increasing functions.
    fn between(&self, from: f64, to: f64) -> Interval {
        let at = |point: f64| {
            self.0
                .series(Interval::point(point))
                .map_or(Interval::ALL, |series| series.value())
        };
        at(from).hull(at(to))
    }
}

/// Integrals from 0 to 1, by hand.
#[test]
fn integrals_are_between_their_bounds() {
    let e = core::f64::consts::E;
    let known = [
        ("x^2", 1.0 / 3.0),
        ("x^49", 1.0 / 50.0),
        ("sqrt(x)", 2.0 / 3.0),
        ("x^0.3", 1.0 / 1.3),
        ("exp(x)", e - 1.0),
        // ∫ ln(1 + x) = 2 ln 2 − 1.
        ("log(1 + x)", 2.0 * core::f64::consts::LN_2 - 1.0),
        ("sin(x)", 1.0 - libm::cos(1.0)),
        // ∫ (1 − cos x) = 1 − sin 1.
        ("1 - cos(x)", 1.0 - libm::sin(1.0)),
        // The upper half of [½, 1].
        ("max(0, 2*x - 1)", 0.25),
        ("x/(1 + x)", 1.0 - core::f64::consts::LN_2),
        ("2^x", 1.0 / core::f64::consts::LN_2),
        (
            "if(x < 0.25, x, 2*x - 0.25)",
            0.03125 + 1.0 - 0.0625 - 0.25 * 0.75,
        ),
    ];
    for (text, exact) in known {
        let found = integral(&Of(formula(text)), 0.0, 1.0, 1e-13);
        // The exact number is itself a float.
        let near = 2e-16;
        assert!(
            found.low - near <= exact && exact <= found.high + near,
            "{text}: {found:?} {exact}"
        );
        assert!(found.width() < 1e-11, "{text}: {found:?}");
    }
}

/// A few formulas of every operation, for values at points of an interval.
const FORMULAS: [&str; 9] = [
    "x*x - 3*x + 1",
    "(1 - x)^7/(1 + x^2)",
    "sqrt(0.1 + x)*exp(-x)",
    "log(1 + x^3) - sin(5*x)*cos(x)",
    "(0.2 + x)^1.7",
    "abs(x - 0.5)",
    "min(x, 1 - x, 0.3)",
    "floor(3*x)/2 + round(x)",
    "2^x*(x >= 0.5)",
];

proptest! {
    /// Values at points of an interval are in the value of the interval; coefficients enclose differences.
    #[test]
    fn values_are_enclosed(which in 0..FORMULAS.len(), from in 0.0..1.0f64, length in 0.0..0.3f64, share in 0.0..=1.0f64) {
        let formula = formula(FORMULAS[which]);
        let (low, high) = (from, (from + length).min(1.0));
        let point = (low + share * (high - low)).clamp(low, high);
        let value = formula.value(|_| point).expect("a value");
        let series = formula.series(Interval { low, high }).expect("no conditions");
        let enclosed = series.value();
        let near = 1e-14;
        prop_assert!(enclosed.low - near <= value && value <= enclosed.high + near, "{enclosed:?} {value}");
        // f(high) − f(low) is the slope somewhere times the length.
        let slope = series.0[1];
        if slope.is_finite() {
            let [first, last] = [low, high].map(|end| formula.value(|_| end).expect("a value"));
            let (least, most) = (slope.low * (high - low), slope.high * (high - low));
            prop_assert!(least - near <= last - first && last - first <= most + near);
        }
    }

    #[test]
    fn operations_enclose(one in -10.0..10.0f64, two in -10.0..10.0f64, width in 0.0..1.0f64, share in 0.0..=1.0f64) {
        let interval = Interval { low: one, high: one + width };
        let point = (one + share * width).clamp(one, one + width);
        let other = Interval::point(two);
        let is_in = |found: Interval, number: f64| found.low <= number && number <= found.high;
        prop_assert!(is_in(interval + other, point + two));
        prop_assert!(is_in(interval - other, point - two));
        prop_assert!(is_in(interval * other, point * two));
        prop_assert!(is_in(interval / other, point / two));
        prop_assert!(is_in(interval.exponential(), libm::exp(point)));
        prop_assert!(is_in(interval.sine(), libm::sin(point)));
        prop_assert!(is_in(interval.cosine(), libm::cos(point)));
        if one > 0.0 {
            prop_assert!(is_in(interval.logarithm(), libm::log(point)));
            prop_assert!(is_in(interval.sqrt(), libm::sqrt(point)));
        }
    }
}
