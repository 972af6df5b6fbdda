//! Virtual values ψ(v) = v − (1 − F(v)) ∕ f(v), and the reserve that brings a seller most (Myerson 1981).
//!
//! A reserve r brings more, the higher it is, while ψ(r) < 0, so the best is where ψ changes its sign; where it does so more than once, that with the largest
//! revenue.

use super::equilibrium::STEPS;
use super::setting::Setting;
use crate::intervals::Interval;

/// ψ at a value; `None` where no value is near, or where f is not known.
pub fn virtual_value(setting: &Setting, value: f64) -> Option<Interval> {
    let series = setting.values.series(Interval::point(value))?;
    let rest = Interval::ONE - series.value();
    let found = Interval::point(value) - rest / series.0[1];
    found.is_finite().then_some(found)
}

/// ψ(v) f(v), which has its sign.
fn sign(setting: &Setting, value: f64) -> Option<f64> {
    let series = setting.values.series(Interval::point(value))?;
    let found = Interval::point(value) * series.0[1] - (Interval::ONE - series.value());
    found.is_finite().then(|| found.middle())
}

/// The reserve with the largest revenue where entering is free and nobody is averse to risk, and that revenue.
pub fn best_reserve(setting: &Setting) -> (f64, Interval) {
    let setting = Setting {
        fee: 0.0,
        risk_aversion: 0.0,
        ..setting.clone()
    };
    let value = |step: u32| f64::from(step) / f64::from(STEPS);
    let mut all = vec![0.0];
    for step in 0..STEPS {
        let (from, to) = (value(step), value(step + 1));
        let [Some(before), Some(after)] = [from, to].map(|end| sign(&setting, end)) else {
            continue;
        };
        if before < 0.0 && after >= 0.0 {
            all.push(root(&setting, from, to));
        }
    }
    let revenue = |reserve: f64| (reserve, setting.revenue_from(reserve));
    let better = |best: (f64, Interval), next: (f64, Interval)| {
        // Among many bidders the gain from a reserve is too small to be seen, and it is best all the same.
        let is_first = best.0 == 0.0 && next.1.high >= best.1.low;
        match is_first || next.1.middle() > best.1.middle() {
            true => next,
            false => best,
        }
    };
    let mut found = all.into_iter().map(revenue);
    let first = found.next().unwrap_or((0.0, Interval::ZERO));
    found.fold(first, better)
}

fn root(setting: &Setting, mut low: f64, mut high: f64) -> f64 {
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        match sign(setting, middle) {
            Some(found) if found < 0.0 => low = middle,
            _ => high = middle,
        }
    }
    high
}

/// Whether virtual values increase from step to step, as far as they are known: then the best reserve is the same however many bid, and no better auction exists.
pub fn is_regular(setting: &Setting) -> bool {
    let value = |step: u32| f64::from(step) / f64::from(STEPS);
    let all = (0..=STEPS).filter_map(|step| virtual_value(setting, value(step)));
    let all: Vec<Interval> = all.collect();
    all.windows(2).all(|pair| pair[1].high >= pair[0].low)
}
