//! Affiliated private values: all are drawn from one distribution or all from another, and nobody is told from which, so that high values may come together.
//!
//! With weights w of the states, densities f and distribution functions F, somebody with value v thinks of a state with p ∝ w f(v), and wins by bidding like z with
//! probability G(z | v) = Σ p Fⁿ⁻¹(z); g is the slope of that in z. Lowest value t, at least the reserve:
//!
//! * first price: v − D(v), where D(t) = 0 and D' = 1 − λ D with λ(v) = g(v | v) ∕ G(v | v) (Milgrom and Weber 1982, theorem 14; Krishna, section 6.4);
//! * second price: v; all-pay: t G(t | t) + ∫ y g(y | y) dy (Krishna and Morgan 1997).
//!
//! D and the integrals go on from value to value by Taylor's formula, with a remainder that is enclosed; where that is of no use they are between bounds that hold for
//! any densities between those that are known, 0 ≤ D' ≤ 1 where D is 0 and ∫ g(y | y) ≤ Σ Fⁿ⁻¹. What is wrong at the lowest values dies out, since λ is above 0. Whether any value would rather bid
//! what another one does is tried for all pairs of values: if values are not affiliated, or all pay and affiliation is strong, there may be no equilibrium of this kind.
//!
//! Sources: P. Milgrom and R. Weber, "A theory of auctions and competitive bidding" (1982); V. Krishna and J. Morgan, "An analysis of the war of attrition and the
//! all-pay auction" (1997).

use super::distribution::Distribution;
use super::outcome::{Equilibrium, TOLERANCE, steps};
use super::point::{InState, Point};
use super::setting::{Format, Setting};
use super::winning::is_above;
use crate::effort;
use crate::intervals::{Interval, Series};

/// The coefficient that bounds the remainder: of densities, which are slopes, one less is known than of distribution functions.
const LAST: usize = 7;
/// The first step from the lowest value, and by how much a distance from it grows in each step.
const FIRST_STEP: f64 = 1e-7;
const GROWTH: f64 = 1.05;
/// How often a step is halved that has a bend in it, or after which less is known by more than this width.
const HALVINGS: u32 = 12;
const WIDTH: f64 = 1e-10;
/// A gain by another bid that rounding may explain.
const SAME: f64 = 1e-7;

/// A state: how likely it is, and how values are distributed in it.
struct InWhich<'a> {
    weight: Interval,
    values: &'a Distribution,
}

/// Functions at a value, or at all of an interval, as far as one of them is finite.
struct Local {
    /// λ.
    rate: Series,
    /// Σ w f Fⁿ⁻¹, of which n is the density of the highest value.
    highest: Series,
    /// v g(v | v), what a bid grows by if all pay.
    growth: Series,
    /// The share of values above.
    above: Series,
}

impl Local {
    /// Whether it is one of those at all values of an interval: at a bend it can be that of the other side.
    fn is_of(&self, all: &Self) -> bool {
        let pairs = [
            (&self.rate, &all.rate),
            (&self.growth, &all.growth),
            (&self.highest, &all.highest),
        ];
        let of = |(own, all): (&Series, &Series)| {
            let mut places = 0..=LAST;
            places.all(|place| own.0[place].common(all.0[place]).is_some())
        };
        pairs.into_iter().all(of)
    }
}

/// What has been found up to a value.
#[derive(Clone, Debug)]
struct Reached {
    value: f64,
    /// D, and the bid if all pay.
    shaded: Interval,
    all_pay: Interval,
    /// ∫ of D times the density of the highest value, over n; of v g(v | v) times the share above.
    lost: Interval,
    paid: Interval,
    /// By state: ∫ Fⁿ⁻¹.
    won: [Interval; 2],
}

/// An equilibrium under way: a step is the way from one value to the next.
#[derive(Clone, Debug)]
pub(super) struct AffiliatedWork {
    setting: Setting,
    values: Vec<f64>,
    reached: Reached,
    points: Vec<Point>,
    /// What each of them bids and gains in the first-price and in the all-pay auction.
    first_price: Vec<[Interval; 2]>,
    all_pay: Vec<[Interval; 2]>,
}

fn derivative(of: &Series) -> Series {
    let mut slopes = [Interval::ALL; crate::intervals::series::SIZE];
    for (place, slope) in slopes.iter_mut().enumerate().take(LAST + 1) {
        *slope = of.0[place + 1] * Interval::from(place as u32 + 1);
    }
    Series(slopes)
}

fn is_known(of: &Series) -> bool {
    of.0[..=LAST].iter().all(|each| each.is_finite())
}

/// ∫ over a step, from the coefficients at its beginning and a bound of the last one on all of it.
fn integral(at: &Series, all: &Series, length: Interval) -> Interval {
    let mut sum = Interval::ZERO;
    let mut power = length;
    for place in 0..=LAST {
        let coefficient = if place == LAST {
            all.0[LAST]
        } else {
            at.0[place]
        };
        sum = sum + coefficient * power / Interval::from(place as u32 + 1);
        power = power * length;
    }
    sum
}

/// The coefficients of a solution of D' = 1 − λ D.
fn shaded(start: Interval, rate: &Series) -> Series {
    let mut all = [Interval::ALL; crate::intervals::series::SIZE];
    all[0] = start;
    for place in 0..=LAST {
        let known = (0..=place).map(|left| rate.0[left] * all[place - left]);
        let one = if place == 0 {
            Interval::ONE
        } else {
            Interval::ZERO
        };
        let slope = known.fold(one, |rest, product| rest - product);
        all[place + 1] = slope / Interval::from(place as u32 + 1);
    }
    Series(all)
}

impl Setting {
    /// Both states; the second has no weight where there is none.
    fn in_which(&self) -> [InWhich<'_>; 2] {
        let other = self.other.as_ref();
        let weight = other.map_or(Interval::ZERO, |other| Interval::of_fraction(other.chance));
        [
            InWhich {
                weight: Interval::ONE - weight,
                values: &self.values,
            },
            InWhich {
                weight,
                values: other.map_or(&self.values, |other| &other.values),
            },
        ]
    }

    /// Σ over the states, each with its weight.
    fn over_states(&self, of: impl Fn(&Distribution) -> Interval) -> Interval {
        let [one, other] = self.in_which();
        one.weight * of(one.values) + other.weight * of(other.values)
    }

    fn local(&self, at: Interval) -> Option<Local> {
        effort::spend(1_500);
        let nothing = Series::constant(Interval::ZERO);
        let (mut highest, mut slope, mut density, mut below) = (nothing, nothing, nothing, nothing);
        for InWhich { weight, values } in self.in_which() {
            let share = values.series(at)?;
            let own = derivative(&share);
            let weighted = own.scaled(weight);
            let others = share.to_whole(self.bidders - 2);
            highest = highest.plus(&weighted.times(&others.times(&share)));
            slope = slope.plus(&weighted.times(&own.times(&others)));
            density = density.plus(&weighted);
            below = below.plus(&share.scaled(weight));
        }
        let slope = slope.scaled(Interval::from(self.bidders - 1));
        let found = Local {
            rate: slope.over(&highest),
            growth: slope.over(&density).times(&Series::variable(at)),
            above: Series::constant(Interval::ONE).minus(&below),
            highest,
        };
        let is_all_known = [&found.rate, &found.growth, &found.highest]
            .into_iter()
            .all(is_known);
        is_all_known.then_some(found)
    }

    /// Bounds of λ from one value to another, where densities have some.
    fn rate_between(&self, from: f64, to: f64) -> Interval {
        let at = Interval {
            low: from,
            high: to,
        };
        let (mut slope, mut highest) = (Interval::ZERO, Interval::ZERO);
        for InWhich { weight, values } in self.in_which() {
            let density = values.series(at).map_or(Interval::ALL, |of| of.0[1]);
            let density = density.and(Interval::NOT_NEGATIVE);
            let below = values.between(from, to);
            let others = Series::constant(below).to_whole(self.bidders - 2).value();
            highest = highest + weight * density * others * below;
            slope = slope + weight * density * density * others;
        }
        (slope * Interval::from(self.bidders - 1) / highest).and(Interval::NOT_NEGATIVE)
    }

    fn in_states(&self, value: f64) -> [InState; 2] {
        let states = self.in_which();
        let densities = states.each_ref().map(|state| {
            let series = state.values.series(Interval::point(value));
            let density = series.map_or(Interval::ALL, |series| series.0[1]);
            state.weight * density.and(Interval::NOT_NEGATIVE)
        });
        let sum = densities[0] + densities[1];
        core::array::from_fn(|place| {
            let chance = densities[place] / sum;
            InState {
                below: states[place].values.at(value),
                chance: match chance.is_finite() {
                    true => chance.and(Interval::PROBABILITIES),
                    // Nobody has such a value.
                    false => states[place].weight,
                },
            }
        })
    }
}

impl Reached {
    /// Goes on to the next value.
    fn go_on(&mut self, setting: &Setting, to: f64, halvings: u32) {
        let from = self.value;
        let local = |value: f64| setting.local(Interval::point(value));
        let at = local(from);
        let all = setting.local(Interval {
            low: from,
            high: to,
        });
        let by_series = match (&at, &all) {
            (Some(at), Some(all)) if at.is_of(all) => Some(self.by_series(at, all, to)),
            _ => None,
        };
        let is_narrow = |after: &Self| self.widens_by(after) <= WIDTH;
        match by_series {
            Some(after) if halvings == 0 || is_narrow(&after) => *self = after,
            // A step that is too long, a bend, or the lowest value of all.
            _ if halvings > 0 && (at.is_some() || local(to).is_some()) => {
                self.go_on(setting, 0.5 * (from + to), halvings - 1);
                self.go_on(setting, to, halvings - 1);
                return;
            }
            _ => self.by_bounds(setting, to),
        }
        for (won, state) in self.won.iter_mut().zip(setting.in_which()) {
            let others = setting.bidders - 1;
            let more = state
                .values
                .integral([from, to], TOLERANCE, |of| of.to_whole(others));
            *won = *won + more;
        }
        self.value = to;
    }

    /// By how much less is known after a step, at most.
    fn widens_by(&self, after: &Self) -> f64 {
        let of = |reached: &Self| [reached.shaded, reached.all_pay, reached.lost, reached.paid];
        let pairs = of(self).into_iter().zip(of(after));
        let more = pairs.map(|(before, after)| after.width() - before.width());
        more.fold(0.0, f64::max)
    }

    fn by_series(&self, at: &Local, all: &Local, to: f64) -> Self {
        let length = Interval::point(to) - Interval::point(self.value);
        // D = P + Q D(from), where P begins with 0.
        let (begun, bound) = (
            shaded(Interval::ZERO, &at.rate),
            shaded(Interval::up_to(length.high), &all.rate),
        );
        let mut power = length;
        let mut begun_to = Interval::ZERO;
        for place in 1..=LAST + 1 {
            let known = if place > LAST {
                bound.0[place]
            } else {
                begun.0[place]
            };
            begun_to = begun_to + known * power;
            power = power * length;
        }
        let kept = (-integral(&at.rate, &all.rate, length)).exponential();
        let before = self.shaded;
        let after = begun_to + kept * before;
        let anywhere = Interval::up_to((before + length).high);
        let lost_at = shaded(before, &at.rate).times(&at.highest);
        let lost_all = shaded(anywhere, &all.rate).times(&all.highest);
        let paid = integral(
            &at.growth.times(&at.above),
            &all.growth.times(&all.above),
            length,
        );
        Self {
            lost: self.lost + integral(&lost_at, &lost_all, length),
            paid: self.paid + paid,
            all_pay: self.all_pay + integral(&at.growth, &all.growth, length),
            shaded: after.and(anywhere),
            ..self.clone()
        }
    }

    fn by_bounds(&mut self, setting: &Setting, to: f64) {
        let length = Interval::point(to) - Interval::point(self.value);
        let anywhere = Interval::up_to((self.shaded + length).high);
        let slope = Interval::ONE - setting.rate_between(self.value, to) * anywhere;
        let after = match slope.is_finite() {
            true => (self.shaded + length * slope).and(anywhere),
            false => anywhere,
        };
        let grown = |power: u32| {
            let states = setting.in_which();
            states.map(|state| {
                let at = |value: f64| state.values.at(value).to_power(Interval::from(power));
                (at(to) - at(self.value)).and(Interval::NOT_NEGATIVE)
            })
        };
        let [one, other] = grown(setting.bidders);
        let [first, second] = setting.in_which();
        let highest =
            (first.weight * one + second.weight * other) / Interval::from(setting.bidders);
        let [one, other] = grown(setting.bidders - 1);
        let growth = Interval::up_to((Interval::point(to) * (one + other)).high);
        self.lost = self.lost + anywhere * highest;
        self.all_pay = self.all_pay + growth;
        self.paid = self.paid + growth;
        self.shaded = after;
    }
}

impl AffiliatedWork {
    /// Nothing found yet; `None` if nobody takes part.
    pub fn new(setting: Setting) -> Option<Self> {
        let [one, other] = setting.in_which().map(|state| state.values.lowest());
        let lowest = (if other < one { other } else { one }).max(setting.reserve);
        if setting.reserve >= 1.0 {
            return None;
        }
        let values = steps().filter(|&value| value > lowest).collect();
        let states = setting.in_states(lowest);
        let winning = winning(&setting, &states);
        let mut work = Self {
            reached: Reached {
                value: lowest,
                shaded: Interval::ZERO,
                all_pay: Interval::point(lowest) * winning,
                lost: Interval::ZERO,
                paid: Interval::ZERO,
                won: [Interval::ZERO; 2],
            },
            setting,
            values,
            points: Vec::new(),
            first_price: Vec::new(),
            all_pay: Vec::new(),
        };
        work.add_point();
        Some(work)
    }

    /// Those that are done.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Goes on to the next value; the equilibrium after the last.
    pub fn step(&mut self) -> Option<Equilibrium> {
        let Some(&next) = self.values.get(self.points.len() - 1) else {
            return Some(self.equilibrium());
        };
        let lowest = self.points[0].value;
        while self.reached.value < next {
            let distance = self.reached.value - lowest;
            let to = match distance > 0.0 {
                true => lowest + distance * GROWTH,
                false => lowest + FIRST_STEP,
            };
            // No step ends just before the next value.
            let to = if to > next - FIRST_STEP { next } else { to };
            self.reached.go_on(&self.setting, to, HALVINGS);
        }
        self.add_point();
        None
    }

    fn add_point(&mut self) {
        let (setting, reached) = (&self.setting, &self.reached);
        let value = reached.value;
        let own = Interval::point(value);
        let in_states = setting.in_states(value);
        let winning = winning(setting, &in_states);
        let first_price = [own - reached.shaded, reached.shaded * winning];
        let all_pay = [reached.all_pay, own * winning - reached.all_pay];
        let [bid, gain] = match setting.format {
            Format::AllPay => all_pay,
            Format::SecondPrice => {
                let gains = in_states.iter().zip(reached.won);
                let gain = gains.map(|(state, won)| state.chance * won);
                [own, gain.fold(Interval::ZERO, |sum, gain| sum + gain)]
            }
            Format::FirstPrice | Format::ThirdPrice => first_price,
        };
        self.first_price.push(first_price);
        self.all_pay.push(all_pay);
        self.points.push(Point {
            value,
            below: setting.over_states(|values| values.at(value)),
            winning,
            gain,
            payment: own * winning - gain,
            bid: Some(bid),
            naive: None,
            mean_below: Interval::ZERO,
            in_states: Some(in_states),
        });
    }

    /// Σ over the states of ∫ of a function of F from one value to another.
    fn integral(&self, ends: [f64; 2], of: impl Fn(&Series) -> Series) -> Interval {
        self.setting
            .over_states(|values| values.integral(ends, TOLERANCE, &of))
    }

    fn equilibrium(&self) -> Equilibrium {
        let setting = &self.setting;
        let lowest = self.points[0].value;
        let start = Interval::point(lowest);
        let bidders = Interval::from(setting.bidders);
        let none = setting.over_states(|values| values.at(lowest).to_power(bidders));
        let all_below = |ends| self.integral(ends, |of| of.to_whole(setting.bidders));
        let above = all_below([lowest, 1.0]);
        let welfare = Interval::ONE - start * none - above;
        let entered = Interval::ONE - setting.over_states(|values| values.at(lowest));
        let least = start * self.points[0].winning;
        // Of the second price everybody bids the value, whatever others know.
        let is_equilibrium = [
            self.is_equilibrium(&self.first_price, false),
            true,
            self.is_equilibrium(&self.all_pay, true),
        ];
        let mut revenues = [
            welfare - bidders * self.reached.lost,
            self.second_price(none),
            bidders * (least * entered + self.reached.paid),
        ];
        for (revenue, is_equilibrium) in revenues.iter_mut().zip(is_equilibrium) {
            if !is_equilibrium {
                *revenue = Interval::ALL;
            }
        }
        let place = match setting.format {
            Format::FirstPrice | Format::ThirdPrice => 0,
            Format::SecondPrice => 1,
            Format::AllPay => 2,
        };
        let revenue = revenues[place];
        Equilibrium {
            points: self.points.clone(),
            revenue,
            revenues,
            surplus_each: (welfare - revenue) / bidders,
            sold: Interval::ONE - none,
            welfare,
            most_welfare: Interval::ONE - above - all_below([0.0, lowest]),
            increases: is_equilibrium[place],
            naive_gain: None,
            pool: None,
        }
    }

    /// The reserve, or the second-highest value where that is more.
    fn second_price(&self, none: Interval) -> Interval {
        let setting = &self.setting;
        let lowest = self.points[0].value;
        let reserve = Interval::point(setting.reserve);
        let losing = |of: &Series| is_above(setting.bidders, 2, of);
        let both =
            setting.over_states(|values| losing(&Series::constant(values.at(lowest))).value());
        let more = (Interval::point(lowest) - reserve) * both;
        reserve * (Interval::ONE - none) + more + self.integral([lowest, 1.0], losing)
    }

    /// Whether bids increase, and no value of the points would rather bid what another one does, from what each bids and gains.
    fn is_equilibrium(&self, played: &[[Interval; 2]], all_pay: bool) -> bool {
        let points = &self.points;
        effort::spend(10 * (points.len() * points.len()) as u64);
        // At most.
        let bids: Vec<f64> = played.iter().map(|[bid, _]| bid.high).collect();
        let powers: Vec<[f64; 2]> = points
            .iter()
            .map(|point| self.others_below(point))
            .collect();
        let chances: Vec<[f64; 2]> = points
            .iter()
            .map(|point| {
                point
                    .in_states
                    .map_or([1.0, 0.0], |of| of.map(|state| state.chance.middle()))
            })
            .collect();
        let is_better = |own: usize, other: usize| {
            let winning = chances[own][0] * powers[other][0] + chances[own][1] * powers[other][1];
            let gain = match all_pay {
                true => points[own].value * winning - bids[other],
                false => (points[own].value - bids[other]) * winning,
            };
            gain > played[own][1].high + SAME
        };
        let increases = bids.windows(2).all(|pair| pair[0] <= pair[1] + SAME);
        // Staying out brings nothing, and those who do would lose by bidding like the lowest value that takes part.
        let takes_part = played.iter().all(|[_, gain]| gain.high >= -SAME);
        let mut all = 0..points.len();
        increases
            && takes_part
            // Otherwise that bid is above the value.
            && (!all_pay || self.stays_out(bids[0]))
            && all.all(|own| (0..points.len()).all(|other| !is_better(own, other)))
    }

    /// Whether no value below the lowest that takes part would gain by its bid, if all pay.
    fn stays_out(&self, bid: f64) -> bool {
        let lowest = &self.points[0];
        let [one, other] = self.others_below(lowest);
        let mut below = steps().take_while(|&value| value < lowest.value);
        below.all(|value| {
            let states = self.setting.in_states(value);
            let [first, second] = states.map(|state| state.chance.middle());
            value * (first * one + second * other) - bid <= SAME
        })
    }

    fn others_below(&self, point: &Point) -> [f64; 2] {
        let others = f64::from(self.setting.bidders - 1);
        let below = point
            .in_states
            .map_or([0.0; 2], |of| of.map(|state| state.below.middle()));
        below.map(|below| libm::pow(below, others))
    }
}

impl Setting {
    /// λ and v g(v | v), about; `None` where they are not finite.
    pub(super) fn rates_in_states(&self, value: f64) -> Option<[f64; 2]> {
        effort::spend(300);
        let (mut highest, mut slope, mut density) = (0.0, 0.0, 0.0);
        for InWhich { weight, values } in self.in_which() {
            let series = values.series(Interval::point(value))?;
            let [below, own] = [0, 1].map(|place: usize| series.0[place].middle());
            let weighted = weight.middle() * own;
            let others = libm::pow(below, f64::from(self.bidders - 2));
            highest += weighted * others * below;
            slope += f64::from(self.bidders - 1) * weighted * own * others;
            density += weighted;
        }
        let rates = [slope / highest, value * slope / density];
        rates.iter().all(|rate| rate.is_finite()).then_some(rates)
    }

    /// G(v | v), about.
    pub(super) fn winning_in_states(&self, value: f64) -> f64 {
        winning(self, &self.in_states(value)).middle()
    }
}

/// G(v | v).
fn winning(setting: &Setting, states: &[InState; 2]) -> Interval {
    let others = Interval::from(setting.bidders - 1);
    let of = states
        .iter()
        .map(|state| state.chance * state.below.to_power(others));
    of.fold(Interval::ZERO, |sum, each| sum + each)
}
