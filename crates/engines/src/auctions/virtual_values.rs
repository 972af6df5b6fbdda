//! Virtual values ψ(v) = v − (1 − F(v)) ∕ f(v), and the reserve that brings a seller most (Myerson 1981).
//!
//! A reserve r brings more, the higher it is, while ψ(r) < 0, so the best is where ψ changes its sign; where it does so more than once, that with the largest
//! revenue.

use super::outcome::STEPS;
use super::setting::Setting;
use crate::intervals::{Interval, Series};

/// ψ at a value; `None` where no value is near, or where f is not known.
pub fn virtual_value(setting: &Setting, value: f64) -> Option<Interval> {
    let series = setting.values.series(Interval::point(value));
    let series = series.filter(Series::is_smooth)?;
    let rest = Interval::ONE - series.value();
    let found = Interval::point(value) - rest / series.0[1];
    found.is_finite().then_some(found)
}

/// ψ(v) f(v), which has its sign.
fn sign(setting: &Setting, value: f64) -> Option<f64> {
    let series = setting.values.series(Interval::point(value));
    let series = series.filter(Series::is_smooth)?;
    let found = Interval::point(value) * series.0[1] - (Interval::ONE - series.value());
    found.is_finite().then(|| found.middle())
}

/// A reserve that brings most where entering is free and nobody is averse to risk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestReserve {
    pub reserve: f64,
    pub revenue: Interval,
    /// Whether ψ is 0 there. If not, it jumps, or no reserve above the lowest value brings more.
    pub is_zero: bool,
}

/// The reserve that brings most. Every hundredth is tried; beside the best of them the place where ψ changes its sign, or else that with the largest revenue.
pub fn best_reserve(setting: &Setting) -> BestReserve {
    let revenues = Revenues::new(setting);
    let found = match revenues.by_sign() {
        Some(found) => found,
        None => revenues.by_search(),
    };
    // Below the lowest value no reserve matters.
    match found.reserve <= setting.values.lowest() + 1e-9 {
        true => BestReserve {
            reserve: 0.0,
            revenue: revenues.above[0],
            is_zero: false,
        },
        false => found,
    }
}

/// Revenues of all reserves.
struct Revenues<'a> {
    setting: &'a Setting,
    /// By step: what values above it add.
    above: Vec<Interval>,
    /// By step: the revenue of a reserve there; and the largest.
    of_steps: Vec<f64>,
    highest: f64,
}

const LAST: usize = STEPS as usize;

fn value(step: usize) -> f64 {
    step as f64 / f64::from(STEPS)
}

impl<'a> Revenues<'a> {
    fn new(setting: &'a Setting) -> Self {
        let mut above = vec![Interval::ZERO; LAST + 1];
        for step in (0..LAST).rev() {
            above[step] = above[step + 1] + setting.revenue_between([value(step), value(step + 1)]);
        }
        let of_step =
            |(step, &above): (usize, &Interval)| (setting.paid_at(value(step)) + above).middle();
        let of_steps: Vec<f64> = above.iter().enumerate().map(of_step).collect();
        Self {
            setting,
            highest: of_steps.iter().copied().fold(f64::MIN, f64::max),
            above,
            of_steps,
        }
    }

    /// Among many bidders reserves make differences too small to be seen.
    fn is_best(&self, step: usize) -> bool {
        self.of_steps[step] >= self.highest - SAME
    }

    /// The revenue of a reserve up to a step.
    fn up_to(&self, reserve: f64, next: usize) -> Interval {
        let between = self.setting.revenue_between([reserve, value(next)]);
        self.setting.paid_at(reserve) + between + self.above[next]
    }

    /// The last place beside one of the best steps where ψ changes its sign.
    fn by_sign(&self) -> Option<BestReserve> {
        let setting = self.setting;
        let changes = |step: &usize| {
            let ends = [*step, step + 1];
            let signs = ends.map(|step| sign(setting, value(step)));
            ends.into_iter().any(|step| self.is_best(step))
                && matches!(signs, [Some(before), Some(after)] if before < 0.0 && after >= 0.0)
        };
        let step = (0..LAST).rfind(changes)?;
        let reserve = root(setting, value(step), value(step + 1));
        let revenue = self.up_to(reserve, step + 1);
        let psi = sign(setting, reserve);
        let found = BestReserve {
            reserve,
            revenue,
            is_zero: psi.is_some_and(|psi| psi.abs() < 1e-6),
        };
        (revenue.high >= self.highest - SAME).then_some(found)
    }

    /// The best step, or a reserve beside it that brings more.
    fn by_search(&self) -> BestReserve {
        let best = (0..=LAST).rfind(|&step| self.is_best(step)).unwrap_or(0);
        let next = (best + 1).min(LAST);
        let at = |reserve: f64| match reserve <= value(best) {
            true => self.up_to(reserve, best),
            false => self.up_to(reserve, next),
        };
        let (mut low, mut high) = (value(best.saturating_sub(1)), value(next));
        for _ in 0..40 {
            let third = (high - low) / 3.0;
            match at(low + third).middle() < at(high - third).middle() {
                true => low += third,
                false => high -= third,
            }
        }
        let found = 0.5 * (low + high);
        let is_better = at(found).middle() > self.of_steps[best] + SAME;
        let reserve = if is_better { found } else { value(best) };
        BestReserve {
            reserve,
            revenue: at(reserve),
            is_zero: false,
        }
    }
}

/// Revenues that are nearer than this to each other are the same.
const SAME: f64 = 1e-11;

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

/// Steps in which it is looked whether virtual values increase are so many times as fine.
const FINER: u32 = 10;

/// Whether virtual values increase from step to step, and every value between the lowest and the highest is somebody's: then the best reserve is the same
/// however many bid, and no better auction exists.
pub fn is_regular(setting: &Setting) -> bool {
    let value = |step: u32| f64::from(step) / f64::from(FINER * STEPS);
    let is_inside = |&at: &f64| {
        let below = setting.values.at(at);
        below.low > 0.0 && below.high < 1.0
    };
    // Where two pieces meet there is no slope; if they do not fit, their other values show it.
    let is_bend = |at: &f64| {
        let series = setting.values.series(Interval::point(*at));
        series.is_some_and(|series| !series.is_smooth() && series.0[1].is_finite())
    };
    let inside = (0..=FINER * STEPS).map(value).filter(is_inside);
    let inside: Vec<f64> = inside.filter(|at| !is_bend(at)).collect();
    let all: Vec<Option<Interval>> = inside
        .iter()
        .map(|&value| virtual_value(setting, value))
        .collect();
    let known: Vec<Interval> = all.iter().flatten().copied().collect();
    known.len() == all.len() && known.windows(2).all(|pair| pair[1].high >= pair[0].low)
}
