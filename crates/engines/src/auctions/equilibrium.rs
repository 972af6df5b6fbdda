//! Equilibrium of an auction, symmetric: what each value bids and expects, and what the seller gets.
//!
//! A bidder with value v who takes part from the value t on wins with probability G(v), gains ∫ G from t to v, so pays v G(v) − ∫ G. With a fee c the lowest is
//! where (t − r) G(t) = c. Hence, for values from t on (Krishna, sections 2.3, 2.5, 3.2, 13.4, and 4.1 for risk aversion):
//!
//! * first price: v − (∫ G + c) ∕ G(v); with utility x^(1 − ρ) the same of one unit with F^q in the place of G, q = (n − 1) ∕ (1 − ρ);
//! * second price: v; all-pay: v G(v) − ∫ G − c;
//! * third price of one unit without reserve or fee: v + F(v) ∕ ((n − 2) f(v)), if that increases (Kagel and Levin 1993).
//!
//! In an all-pay auction the reserve is the lowest value that would take part without a fee.
//!
//! Of revenue, W − U: what winners' values come to, less what bidders gain. Those of the first and the second price are also found in their own ways: E β(X₁)
//! by parts, and the highest losing bids by the order of values. That both are the same is what is called revenue equivalence.

use super::affiliated::AffiliatedWork;
use super::budget::with_budget;
use super::common_value;
use super::outcome::{Equilibrium, TOLERANCE, steps};
use super::point::Point;
use super::setting::{Format, Setting, Worth};
use super::winning::{is_above, sold, winning, winning_share};
use crate::intervals::{Interval, Series};
use serde::{Deserialize, Serialize};

/// How many sums there are.
const INTEGRALS: usize = 7;
/// Where q and n are as near as that they are the same.
const SAME: f64 = 1e-9;

/// An equilibrium under way.
#[derive(Clone, Debug)]
pub struct EquilibriumWork {
    setting: Setting,
    /// Of all signals, where the value is common.
    mean: Interval,
    /// The values of the points.
    values: Vec<f64>,
    state: State,
    /// Where there are two states, all is done there.
    affiliated: Option<AffiliatedWork>,
}

/// What has been found on the way.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    /// Those that are done.
    points: Vec<Point>,
    sums: Sums,
    /// Integrals to the next value, in the order of the sums.
    found: Vec<Interval>,
}

/// Integrals from the lowest value that takes part on.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Sums {
    /// Of G, and of F^q.
    winning: Interval,
    risky: Interval,
    /// Of units sold at a reserve of x, of G (1 − F), of the probability that a bid that loses is above x, of Fⁿ.
    sold: Interval,
    gained: Interval,
    losing: Interval,
    all_below: Interval,
    /// Of F, where the value is common.
    below: Interval,
}

impl Setting {
    pub(super) fn winning(&self, of: &Series) -> Series {
        winning(self.bidders, self.units, of)
    }

    fn sold(&self, of: &Series) -> Series {
        sold(self.bidders, self.units, of)
    }

    /// A function of F at a value.
    fn at(&self, value: f64, function: impl Fn(&Series) -> Series) -> Interval {
        function(&Series::constant(self.values.at(value))).value()
    }

    pub(super) fn integral(
        &self,
        ends: [f64; 2],
        tolerance: f64,
        of: impl Fn(&Series) -> Series,
    ) -> Interval {
        self.values.integral(ends, tolerance, of)
    }

    /// The lowest bid that is accepted: if all pay, what the lowest value that takes part bids.
    pub fn lowest_bid(&self) -> f64 {
        match self.format {
            Format::AllPay if self.other.is_some() => {
                self.reserve * self.winning_in_states(self.reserve)
            }
            Format::AllPay => {
                let below = self.values.float(self.reserve);
                self.reserve * winning_share(self.bidders, self.units, below)
            }
            _ => self.reserve,
        }
    }

    /// q of F^q.
    fn power(&self) -> Interval {
        Interval::from(self.bidders - 1) / (Interval::ONE - Interval::point(self.risk_aversion))
    }

    fn is_averse(&self) -> bool {
        self.risk_aversion > 0.0
    }

    /// Whether risk aversion changes bids.
    pub(super) fn is_risky(&self) -> bool {
        self.is_averse() && self.format == Format::FirstPrice
    }

    fn risky(&self, of: &Series) -> Series {
        match self.is_averse() {
            true => of.to_power(self.power()),
            false => of.to_whole(self.bidders - 1),
        }
    }

    /// The lowest value that takes part; `None` if not even the highest does, or nobody has so much.
    pub fn lowest(&self) -> Option<f64> {
        if self.budget.is_some_and(|budget| budget < self.lowest_bid()) {
            return None;
        }
        if self.fee <= 0.0 {
            let lowest = self.values.lowest().max(self.reserve);
            return (self.reserve < 1.0).then_some(lowest);
        }
        let gain = |value: f64| {
            let winning = self.at(value, |of| self.winning(of)).middle();
            (value - self.reserve) * winning - self.fee
        };
        if gain(1.0) <= 0.0 {
            return None;
        }
        let (mut low, mut high) = (self.reserve, 1.0);
        for _ in 0..60 {
            let middle = 0.5 * (low + high);
            if gain(middle) < 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(high)
    }

    /// What the values between two add to expected revenue, apart from what the lowest pays: ∫ of units sold, less what all gain.
    pub(super) fn revenue_between(&self, ends: [f64; 2]) -> Interval {
        let sold = self.integral(ends, TOLERANCE, |of| self.sold(of));
        let gained = self.integral(ends, TOLERANCE, |of| self.gained(of));
        sold - Interval::from(self.bidders) * gained
    }

    /// What all would pay who are sold to if each paid this.
    pub(super) fn paid_at(&self, lowest: f64) -> Interval {
        Interval::point(lowest) * self.at(lowest, |of| self.sold(of))
    }

    /// The next of the integrals of [`Sums`] between two values.
    fn next_of(&self, ends: [f64; 2], found: &[Interval]) -> Interval {
        // A bid is off by what ∫ G is off, over G.
        let near = |function: &dyn Fn(&Series) -> Series| {
            let size = self.at(ends[1], function).high;
            self.integral(ends, TOLERANCE * size, function)
        };
        let sum = |function: &dyn Fn(&Series) -> Series| self.integral(ends, TOLERANCE, function);
        match (found.len(), found.first()) {
            (0, _) => near(&|of| self.winning(of)),
            (1, Some(&winning)) if !self.is_averse() && self.units == 1 => winning,
            (1, _) => near(&|of| self.risky(of)),
            (2, _) => sum(&|of| self.sold(of)),
            (3, _) => sum(&|of| self.gained(of)),
            (4, _) => sum(&|of| is_above(self.bidders, self.units + 1, of)),
            (5, _) => sum(&|of| of.to_whole(self.bidders)),
            _ if self.worth == Worth::Common => sum(&|of| *of),
            _ => Interval::ZERO,
        }
    }

    pub(super) fn gained(&self, of: &Series) -> Series {
        let rest = Series::constant(Interval::ONE).minus(of);
        self.winning(of).times(&rest)
    }
}

impl EquilibriumWork {
    /// Nothing found yet; `None` if nobody takes part.
    pub fn new(setting: Setting) -> Option<Self> {
        let affiliated = match setting.other {
            Some(_) => Some(AffiliatedWork::new(setting.clone())?),
            None => None,
        };
        let lowest = setting.lowest()?;
        let above = steps().filter(|&value| value > lowest);
        let values = core::iter::once(lowest).chain(above).collect();
        let nothing = Interval::ZERO;
        let mean = match setting.worth {
            Worth::Common => Interval::ONE - setting.integral([0.0, 1.0], TOLERANCE, Clone::clone),
            Worth::Private => Interval::ZERO,
        };
        let mut work = Self {
            setting,
            mean,
            values,
            state: State {
                points: Vec::new(),
                sums: Sums {
                    winning: nothing,
                    risky: nothing,
                    sold: nothing,
                    gained: nothing,
                    losing: nothing,
                    all_below: nothing,
                    below: nothing,
                },
                found: Vec::new(),
            },
            affiliated,
        };
        work.add_point(lowest);
        Some(work)
    }

    /// Those that are done.
    pub fn points(&self) -> &[Point] {
        match &self.affiliated {
            Some(work) => work.points(),
            None => &self.state.points,
        }
    }

    /// What has been found, to go on from; `None` of what is so quick that it is begun again.
    pub fn state(&self) -> Option<&State> {
        self.affiliated.is_none().then_some(&self.state)
    }

    /// Goes on from there; false if it cannot be of this work.
    pub fn restore(&mut self, state: State) -> bool {
        let values = state.points.iter().map(|point| point.value);
        let is_possible = !state.points.is_empty()
            && state.found.len() < INTEGRALS
            && state.points.len() <= self.values.len()
            && values.eq(self.values[..state.points.len()].iter().copied());
        if is_possible {
            self.state = state;
        }
        is_possible
    }

    /// Finds one of the integrals on the way to the next value; the equilibrium after the last.
    pub fn step(&mut self) -> Option<Equilibrium> {
        if let Some(work) = &mut self.affiliated {
            return work.step();
        }
        let done = self.state.points.len();
        let Some(&to) = self.values.get(done) else {
            return Some(self.equilibrium());
        };
        let ends = [self.values[done - 1], to];
        let found = self.setting.next_of(ends, &self.state.found);
        self.state.found.push(found);
        if let [winning, risky, sold, gained, losing, all_below, below] = self.state.found[..] {
            self.state.sums = self.state.sums.plus(&Sums {
                winning,
                risky,
                sold,
                gained,
                losing,
                all_below,
                below,
            });
            self.state.found.clear();
            self.add_point(to);
        }
        None
    }

    fn add_point(&mut self, value: f64) {
        let setting = &self.setting;
        let winning = setting.at(value, |of| setting.winning(of));
        let bid = self.bid(value, winning);
        let worth = Interval::point(value) * winning;
        // Who is averse to risk bids more than what brings ∫ G.
        let gain = match bid.filter(|_| setting.is_risky()) {
            Some(bid) => (Interval::point(value) - bid) * winning,
            None => self.state.sums.winning,
        };
        let point = Point {
            value,
            below: setting.values.at(value),
            winning,
            gain: gain.and(Interval::NOT_NEGATIVE),
            payment: (worth - gain).and(Interval::NOT_NEGATIVE),
            bid,
            naive: None,
            mean_below: Interval::ZERO,
            in_states: None,
        };
        let area = self.state.sums.below;
        let is_lowest = self.is_lowest(value, winning);
        self.state.points.push(match setting.worth {
            Worth::Private => point,
            Worth::Common => common_value::point(setting, &point, area, self.mean, is_lowest),
        });
    }

    fn is_lowest(&self, value: f64, winning: Interval) -> bool {
        value == self.values[0] && winning.low <= 0.0
    }

    fn bid(&self, value: f64, winning: Interval) -> Option<Interval> {
        let setting = &self.setting;
        let own = Interval::point(value);
        let fee = Interval::point(setting.fee);
        let less = Interval::up_to(value);
        // The lowest value of all never wins, and would not with less.
        let is_lowest = self.is_lowest(value, winning);
        match setting.format {
            Format::SecondPrice => Some(own),
            Format::FirstPrice | Format::ThirdPrice if is_lowest => Some(own),
            Format::FirstPrice => {
                let (gain, chance) = match setting.is_risky() {
                    true => (
                        self.state.sums.risky,
                        setting.at(value, |of| setting.risky(of)),
                    ),
                    false => (self.state.sums.winning + fee, winning),
                };
                (chance.low > 0.0).then(|| (own - gain / chance).and(less))
            }
            Format::AllPay => Some((own * winning - self.state.sums.winning - fee).and(less)),
            Format::ThirdPrice => {
                let series = setting.values.series(own).filter(Series::is_smooth)?;
                let more = series.value() / (Interval::from(setting.bidders - 2) * series.0[1]);
                more.is_finite().then(|| own + more)
            }
        }
    }

    fn equilibrium(&self) -> Equilibrium {
        let (setting, sums) = (&self.setting, &self.state.sums);
        let lowest = self.values[0];
        let start = Interval::point(lowest);
        let bidders = Interval::from(setting.bidders);
        let sold = setting.at(lowest, |of| setting.sold(of));
        let common = (setting.worth == Worth::Common)
            .then(|| common_value::naive_gain(setting, self.mean, sums.winning, sums.all_below));
        let welfare = start * sold + sums.sold;
        let standard = welfare - bidders * sums.gained;
        let unsold = setting.integral([0.0, lowest], TOLERANCE, |of| setting.sold(of));
        let revenues = [
            self.first_price().unwrap_or(standard),
            self.second_price(sold),
            standard,
        ];
        let revenue = match setting.format {
            Format::FirstPrice => revenues[0],
            Format::SecondPrice => revenues[1],
            Format::ThirdPrice | Format::AllPay => standard,
        };
        let bids: Vec<Interval> = self
            .state
            .points
            .iter()
            .filter_map(|point| point.bid)
            .collect();
        let private = Equilibrium {
            points: self.state.points.clone(),
            revenue,
            revenues,
            surplus_each: match setting.is_risky() {
                true => (welfare - revenue) / bidders,
                false => sums.gained,
            },
            sold,
            welfare,
            most_welfare: unsold + sums.sold,
            increases: bids.windows(2).all(|pair| pair[1].high >= pair[0].low) && !self.has_gap(),
            naive_gain: common,
            pool: None,
        };
        match setting.worth {
            Worth::Private => match setting.budget {
                Some(budget) => with_budget(setting, private, budget),
                None => private,
            },
            Worth::Common => self.of_common_value(private),
        }
    }

    /// Whether a third-price bid would have to be right on both sides of values that nobody has.
    fn has_gap(&self) -> bool {
        let is_gap = |point: &Point| {
            let slope = self.setting.values.series(Interval::point(point.value));
            let slope = slope.map_or(Interval::ALL, |series| series.0[1]);
            point.below.low > 0.0 && point.below.high < 1.0 && slope.is_finite() && slope.low <= 0.0
        };
        self.setting.format == Format::ThirdPrice && self.state.points.iter().any(is_gap)
    }

    /// A bidder gains an n-th of what it would be with private values, and what is sold is worth the mean signal to all.
    fn of_common_value(&self, private: Equilibrium) -> Equilibrium {
        let gained = self.state.sums.gained;
        let revenue = self.mean - gained;
        Equilibrium {
            revenue,
            revenues: [revenue; 3],
            surplus_each: gained / Interval::from(self.setting.bidders),
            welfare: self.mean,
            most_welfare: self.mean,
            ..private
        }
    }

    /// E β(X₁) of one unit without a fee, where values from r on bid: 1 − r F(r)ⁿ − ∫ Fⁿ − n ∕ (n − q) (∫ F^q − ∫ Fⁿ), and where q is n the limit of that.
    fn first_price(&self) -> Option<Interval> {
        let (setting, sums) = (&self.setting, &self.state.sums);
        if setting.units > 1 || setting.fee > 0.0 {
            return None;
        }
        let bidders = Interval::from(setting.bidders);
        let lowest = self.values[0];
        let none = setting.at(lowest, |of| of.to_whole(setting.bidders));
        let values = Interval::ONE - Interval::point(lowest) * none - sums.all_below;
        let gap = bidders - setting.power();
        let shaded = if gap.middle().abs() < SAME {
            setting.integral([lowest, 1.0], TOLERANCE, |of| {
                information(setting.bidders, of)
            })
        } else {
            (sums.risky - sums.all_below) / gap
        };
        Some(values - bidders * shaded)
    }

    /// What the highest bids that do not win come to, or the reserve, and fees.
    fn second_price(&self, sold: Interval) -> Interval {
        let setting = &self.setting;
        let lowest = self.values[0];
        let units = Interval::from(setting.units);
        let reserve = Interval::point(setting.reserve);
        let losing = setting.at(lowest, |of| {
            is_above(setting.bidders, setting.units + 1, of)
        });
        let entered = Interval::ONE - setting.values.at(lowest);
        let fees = Interval::point(setting.fee) * Interval::from(setting.bidders) * entered;
        let above = (Interval::point(lowest) - reserve) * losing + self.state.sums.losing;
        reserve * sold + units * above + fees
    }
}

/// −Fⁿ ln F.
fn information(bidders: u32, of: &Series) -> Series {
    let value = of.value();
    let found = of.to_whole(bidders).times(&of.logarithm().negated());
    if value.low > 0.0 {
        return found;
    }
    // It rises from 0 to 1 ∕ (e n), where F is e^(−1 ∕ n).
    let end = Interval::point(value.high);
    let most = Interval::ONE / (Interval::from(bidders) * Interval::ONE.exponential());
    let at_end = end.to_power(Interval::from(bidders)) * -end.logarithm();
    let is_rising = end.logarithm().high < -1.0 / f64::from(bidders);
    let high = match (value.high <= 0.0, is_rising) {
        (true, _) => 0.0,
        (_, true) => at_end.high,
        _ => most.high,
    };
    let mut all = [Interval::ALL; crate::intervals::series::SIZE];
    all[0] = Interval { low: 0.0, high };
    Series(all)
}

impl Sums {
    fn plus(&self, other: &Self) -> Self {
        Self {
            winning: self.winning + other.winning,
            risky: self.risky + other.risky,
            sold: self.sold + other.sold,
            gained: self.gained + other.gained,
            losing: self.losing + other.losing,
            all_below: self.all_below + other.all_below,
            below: self.below + other.below,
        }
    }
}
