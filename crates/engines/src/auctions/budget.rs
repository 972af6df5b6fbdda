//! Budgets: nobody can pay more than b for one unit, which all know, and entering is free.
//!
//! Values from a threshold v on all bid b, and share what they win: each with probability T(v) = Σ Fⁱ ∕ n over i < n, where F is that of the threshold. Lower ones
//! bid as ever. With the second price the threshold is b itself; where own bids are paid it is the value that gains as much by bidding as ever, U(v), as by
//! bidding b: v T − b T with the first price, v T − b if all pay. The gain of b less U increases with v, so there is one threshold at most. Revenue is what
//! winners' values come to, less what bidders gain.
//!
//! Sources: J.-J. Laffont and J. Robert, "Optimal auction with financially constrained buyers" (1996), for a budget that all know; A. Gavious, B. Moldovanu,
//! A. Sela, "Bid costs and endogenous bid caps" (2002), for all-pay auctions.

use super::outcome::{Equilibrium, Pool, TOLERANCE};
use super::point::Point;
use super::setting::{Format, Setting};
use crate::intervals::{Interval, Series};

/// Halvings that take an interval down to neighbouring floats.
const HALVINGS: u32 = 60;

/// What a format comes to.
struct Totals {
    revenue: Interval,
    surplus_each: Interval,
    welfare: Interval,
}

/// A setting with a budget, and the equilibrium without one.
struct Capped<'a> {
    setting: &'a Setting,
    free: &'a Equilibrium,
    budget: f64,
}

/// The equilibrium with the budget, made from the one without; the same where nobody would bid as much.
pub(super) fn with_budget(setting: &Setting, free: Equilibrium, budget: f64) -> Equilibrium {
    let capped = Capped {
        setting,
        free: &free,
        budget,
    };
    let formats = [Format::FirstPrice, Format::SecondPrice, Format::AllPay];
    let mut revenues = free.revenues;
    for (revenue, format) in revenues.iter_mut().zip(formats) {
        if let Some(pool) = capped.pool(format) {
            *revenue = capped.totals(&pool).revenue;
        }
    }
    let Some(pool) = capped.pool(setting.format) else {
        return Equilibrium { revenues, ..free };
    };
    let Totals {
        revenue,
        surplus_each,
        welfare,
    } = capped.totals(&pool);
    Equilibrium {
        points: capped.points(&pool),
        revenue,
        revenues,
        surplus_each,
        welfare,
        pool: Some(pool),
        ..free
    }
}

/// The probability of winning among those who bid the budget, from a value with this share below on.
fn shared(bidders: u32, below: Interval) -> Interval {
    let powers = (1..bidders).scan(Interval::ONE, |power, _| {
        *power = *power * below;
        Some(*power)
    });
    powers.fold(Interval::ONE, |sum, power| sum + power) / Interval::from(bidders)
}

impl Capped<'_> {
    fn lowest(&self) -> f64 {
        self.free.points[0].value
    }

    fn below(&self, value: Interval) -> Interval {
        self.setting.values.between(value.low, value.high)
    }

    /// What a value gains that bids as ever: on from the last point below.
    fn gain(&self, value: f64) -> Interval {
        let points = &self.free.points;
        let next = points.partition_point(|point| point.value <= value);
        let point = &points[next.max(1) - 1];
        let ends = [point.value, value];
        point.gain
            + self
                .setting
                .integral(ends, TOLERANCE, |of| self.setting.winning(of))
    }

    /// What a value gains more by bidding the budget, if all higher ones do.
    fn gained_more(&self, format: Format, value: f64, gain: Interval) -> Interval {
        let point = Interval::point(value);
        let winning = shared(self.setting.bidders, self.setting.values.at(value));
        let budget = Interval::point(self.budget);
        let paid = match format {
            Format::AllPay => budget,
            _ => budget * winning,
        };
        point * winning - paid - gain
    }

    /// Who bids the budget; `None` if nobody does.
    fn pool(&self, format: Format) -> Option<Pool> {
        let threshold = match format {
            Format::SecondPrice => {
                let threshold = self.budget.max(self.lowest());
                (threshold < 1.0).then(|| Interval::point(threshold))
            }
            _ => self.threshold(format),
        }?;
        Some(Pool {
            threshold,
            winning: shared(self.setting.bidders, self.below(threshold)),
        })
    }

    /// Where as much is gained by the budget as by bidding as ever.
    fn threshold(&self, format: Format) -> Option<Interval> {
        let points = &self.free.points;
        let is_less = |point: &Point| {
            let more = self.gained_more(format, point.value, point.gain);
            more.middle() < 0.0
        };
        // Where even the highest value gains no more for certain, nobody bids it.
        let last = points.last()?;
        if self.gained_more(format, last.value, last.gain).low <= 0.0 {
            return None;
        }
        let next = points.partition_point(is_less);
        let high = points.get(next)?.value;
        let Some(before) = next.checked_sub(1) else {
            return Some(Interval::point(high));
        };
        let mut found = Interval {
            low: points[before].value,
            high,
        };
        for _ in 0..HALVINGS {
            let middle = found.middle();
            let more = self.gained_more(format, middle, self.gain(middle));
            match (more.high < 0.0, more.low > 0.0) {
                (true, _) => found.low = middle,
                (_, true) => found.high = middle,
                // So near that it cannot be told.
                _ => break,
            }
        }
        Some(found)
    }

    /// ∫ from one value to another, either of which is between bounds, of what is between 0 and 1.
    fn integral(&self, from: Interval, to: Interval, of: impl Fn(&Series) -> Series) -> Interval {
        let inside = self.setting.integral([from.high, to.low], TOLERANCE, of);
        inside + Interval::up_to(from.width() + to.width())
    }

    fn totals(&self, pool: &Pool) -> Totals {
        let setting = self.setting;
        let bidders = Interval::from(setting.bidders);
        let (start, end) = (Interval::point(self.lowest()), Interval::ONE);
        let from = pool.threshold;
        let all_below = |value: Interval| value * self.below(value).to_power(bidders);
        let below_threshold = all_below(from)
            - all_below(start)
            - self.integral(start, from, |of| of.to_whole(setting.bidders));
        let below = self.integral(from, end, Clone::clone);
        let values_above = Interval::ONE - from * self.below(from) - below;
        let share_above = Interval::ONE - from - below;
        let welfare = below_threshold + bidders * pool.winning * values_above;
        let surplus_each =
            self.integral(start, from, |of| setting.gained(of)) + pool.winning * share_above;
        Totals {
            revenue: welfare - bidders * surplus_each,
            surplus_each,
            welfare,
        }
    }

    /// Points below the threshold as ever, one on either side of it, and all above bid the budget.
    fn points(&self, pool: &Pool) -> Vec<Point> {
        let Interval { low, high } = pool.threshold;
        let free = &self.free.points;
        let mut points: Vec<Point> = free
            .iter()
            .filter(|point| point.value < low)
            .copied()
            .collect();
        let at_threshold = self.gain(low);
        let mut from = high;
        if low > self.lowest() {
            points.push(self.last_free(low, at_threshold));
            from = high.max(low.next_up());
        }
        let above = free
            .iter()
            .map(|point| point.value)
            .filter(|&value| value > from);
        let pooled = core::iter::once(from).chain(above);
        points.extend(pooled.map(|value| self.pooled(pool, value, at_threshold)));
        points
    }

    /// The highest value that bids as ever.
    fn last_free(&self, value: f64, gain: Interval) -> Point {
        let below = self.setting.values.at(value);
        let winning = below.to_power(Interval::from(self.setting.bidders - 1));
        let worth = Interval::point(value) * winning;
        let bid = match self.setting.format {
            Format::SecondPrice | Format::ThirdPrice => Interval::point(value),
            Format::FirstPrice => Interval::point(value) - gain / winning,
            Format::AllPay => worth - gain,
        };
        Point {
            value,
            below,
            winning,
            gain,
            payment: worth - gain,
            bid: Some(bid),
            naive: None,
            mean_below: Interval::ZERO,
            in_states: None,
        }
    }

    fn pooled(&self, pool: &Pool, value: f64, at_threshold: Interval) -> Point {
        let more = Interval::point(value) - pool.threshold;
        let gain = at_threshold + pool.winning * more;
        Point {
            value,
            below: self.setting.values.at(value),
            winning: pool.winning,
            gain,
            payment: Interval::point(value) * pool.winning - gain,
            bid: Some(Interval::point(self.budget)),
            naive: None,
            mean_below: Interval::ZERO,
            in_states: None,
        }
    }
}
