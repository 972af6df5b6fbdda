//! Auctions that are held: values are drawn, everybody bids as in equilibrium, and what the seller gets is counted.

use super::distribution::Distribution;
use super::outcome::{Equilibrium, Pool};
use super::point::Point;
use super::setting::{Format, Setting, Worth};
use super::winning::winning_share;
use crate::intervals::{Interval, Series};
use random::Random;

/// Nodes and weights of Gauss and Legendre on [0, 1], of degree nine.
const NODES: [(f64, f64); 5] = [
    (0.046_910_077_030_668, 0.118_463_442_528_094_5),
    (0.230_765_344_947_158_4, 0.239_314_335_249_683_2),
    (0.5, 0.284_444_444_444_444_4),
    (0.769_234_655_052_841_6, 0.239_314_335_249_683_2),
    (0.953_089_922_969_332, 0.118_463_442_528_094_5),
];
/// Parts of equal probability in which values are looked for.
const PARTS: usize = 1_024;

/// Steps from one point to the next in which bids of affiliated values are gone on with.
const BETWEEN: u32 = 16;

/// Bidders who bid as in equilibrium.
#[derive(Clone, Debug)]
pub struct Bidders {
    setting: Setting,
    points: Vec<Point>,
    /// Of affiliated values, which have no formula to go on with: values and their bids, near enough to go straight from one to the next.
    bids: Vec<[f64; 2]>,
    pool: Option<Pool>,
    /// By state: the values below which 0, 1, 2 … parts are.
    quantiles: Vec<Vec<f64>>,
}

/// The values below which 0, 1, 2 … parts are.
fn quantiles(values: &Distribution) -> Vec<f64> {
    let share = |part: usize| part as f64 / PARTS as f64;
    let mut all: Vec<f64> = (0..=PARTS)
        .map(|part| values.quantile(share(part)))
        .collect();
    (all[0], all[PARTS]) = (0.0, 1.0);
    all
}

/// Values from one point to the next, the first included, and their bids; the ends alone where densities are not finite.
fn from_point_to_point(setting: &Setting, from: &Point, to: &Point) -> Vec<[f64; 2]> {
    let Some(bid) = from.bid.map(Interval::middle) else {
        return Vec::new();
    };
    let mut bids = vec![[from.value, bid]];
    if setting.format == Format::SecondPrice {
        return bids;
    }
    let length = (to.value - from.value) / f64::from(BETWEEN);
    let (mut shaded, mut all_pay) = (from.value - bid, bid);
    for step in 0..BETWEEN - 1 {
        let value = from.value + f64::from(step) * length;
        let Some([rate, growth]) = setting.rates_in_states(value + 0.5 * length) else {
            bids.truncate(1);
            return bids;
        };
        // D' = 1 − λ D with the λ of the middle, however large.
        let rest = if rate > 0.0 {
            -libm::expm1(-rate * length) / rate
        } else {
            length
        };
        shaded += rest * (1.0 - rate * shaded);
        all_pay += length * growth;
        let value = value + length;
        let bid = match setting.format {
            Format::AllPay => all_pay,
            _ => value - shaded,
        };
        bids.push([value, bid]);
    }
    bids
}

/// The same from the first point to the last.
fn bids_in_states(setting: &Setting, points: &[Point]) -> Vec<[f64; 2]> {
    let between = points.windows(2);
    let last = points
        .last()
        .and_then(|last| Some([last.value, last.bid?.middle()]));
    between
        .flat_map(|pair| from_point_to_point(setting, &pair[0], &pair[1]))
        .chain(last)
        .collect()
}

/// What came of an auction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Held {
    pub revenue: f64,
    pub sold: u32,
    /// What winners' values are together, and what bidders have gained together.
    pub welfare: f64,
    pub gained: f64,
}

impl Bidders {
    pub fn new(setting: &Setting, equilibrium: &Equilibrium) -> Self {
        let other = setting.other.as_ref().map(|other| &other.values);
        let states = core::iter::once(&setting.values).chain(other);
        let quantiles = states.map(quantiles).collect();
        let bids = match &setting.other {
            Some(_) => bids_in_states(setting, &equilibrium.points),
            None => Vec::new(),
        };
        Self {
            bids,
            setting: setting.clone(),
            points: equilibrium.points.clone(),
            pool: equilibrium.pool,
            quantiles,
        }
    }

    /// A state, drawn: 0, or 1 for the other.
    fn state(&self, random: &mut Random) -> usize {
        let other = self.setting.other.as_ref();
        usize::from(other.is_some_and(|other| random.unit() < other.chance.value()))
    }

    /// A value in a state, drawn.
    fn value(&self, state: usize, random: &mut Random) -> f64 {
        let values = match (&self.setting.other, state) {
            (Some(other), 1) => &other.values,
            _ => &self.setting.values,
        };
        let quantiles = &self.quantiles[state];
        let share = random.unit();
        let part = (share * PARTS as f64) as usize;
        let (mut low, mut high) = (quantiles[part], quantiles[part + 1]);
        for _ in 0..30 {
            let middle = 0.5 * (low + high);
            if values.float(middle) < share {
                low = middle;
            } else {
                high = middle;
            }
        }
        0.5 * (low + high)
    }

    /// The probability of winning with a value.
    fn winning(&self, value: f64) -> f64 {
        let below = self.setting.values.float(value);
        winning_share(self.setting.bidders, self.setting.units, below)
    }

    fn chance(&self, value: f64) -> f64 {
        if !self.setting.is_risky() {
            return self.winning(value);
        }
        let power = f64::from(self.setting.bidders - 1) / (1.0 - self.setting.risk_aversion);
        libm::pow(self.setting.values.float(value), power)
    }

    /// The bid of a value in equilibrium; `None` of one that does not take part.
    pub fn bid(&self, value: f64) -> Option<f64> {
        let place = self.points.partition_point(|point| point.value <= value);
        let point = self.points.get(place.checked_sub(1)?)?;
        if self.is_pooled(value) {
            return self.setting.budget;
        }
        if self.setting.other.is_some() {
            return self.in_proportion(value);
        }
        if self.setting.worth == Worth::Common {
            return Some(self.common(point, value));
        }
        if self.setting.format == Format::SecondPrice {
            return Some(value);
        }
        if self.setting.format == Format::ThirdPrice {
            let series = self.setting.values.series(Interval::point(value));
            let series = series.filter(Series::is_smooth)?;
            let others = f64::from(self.setting.bidders - 2);
            return Some(value + series.value().middle() / (others * series.0[1].middle()));
        }
        let length = value - point.value;
        let chance = |at: f64| self.chance(at);
        let more: f64 = NODES
            .iter()
            .map(|&(node, weight)| weight * chance(point.value + node * length))
            .sum();
        // What has been shaded up to the point, and from it on.
        let before = match (point.bid, self.setting.format) {
            (Some(bid), Format::AllPay) => point.value * self.winning(point.value) - bid.middle(),
            (Some(bid), _) => (point.value - bid.middle()) * chance(point.value),
            (None, _) => 0.0,
        };
        let shaded = before + length * more;
        Some(match self.setting.format {
            Format::AllPay => value * self.winning(value) - shaded,
            _ if chance(value) > 0.0 => value - shaded / chance(value),
            _ => value,
        })
    }

    /// Between the known bids below and above.
    fn in_proportion(&self, value: f64) -> Option<f64> {
        let place = self.bids.partition_point(|[at, _]| *at <= value);
        let [below, bid] = *self.bids.get(place.checked_sub(1)?)?;
        let Some([above, next]) = self.bids.get(place) else {
            return Some(bid);
        };
        Some(bid + (value - below) / (above - below) * (next - bid))
    }

    /// Whether a value bids all that it has.
    fn is_pooled(&self, value: f64) -> bool {
        self.pool
            .is_some_and(|pool| value >= pool.threshold.middle())
    }

    /// The bid of a signal that is not less than that of a point, where the value is common: the same formulas with both integrals gone on with.
    fn common(&self, point: &Point, signal: f64) -> f64 {
        let bidders = f64::from(self.setting.bidders);
        let length = signal - point.value;
        let more = |of: &dyn Fn(f64) -> f64| -> f64 {
            let parts = NODES.iter();
            let parts = parts.map(|&(node, weight)| weight * of(point.value + node * length));
            length * parts.sum::<f64>()
        };
        let (below, chance) = (self.setting.values.float(signal), self.winning(signal));
        if chance <= 0.0 {
            return 0.0;
        }
        let before = (point.value - point.mean_below.middle()) * point.below.middle();
        let area = before + more(&|at| self.setting.values.float(at));
        let gain = bidders * point.gain.middle() + more(&|at| self.winning(at));
        let excess = area / below / bidders;
        let first = signal - (bidders - 1.0) * excess - gain / chance / bidders;
        match self.setting.format {
            Format::SecondPrice => signal - (bidders - 2.0) * excess,
            Format::AllPay => chance * first,
            Format::FirstPrice | Format::ThirdPrice => first,
        }
    }

    /// Holds an auction with these values, which are sorted, the highest first. Of those who bid all that they have the first one wins.
    pub fn hold(&self, values: &[f64]) -> Held {
        let Some(lowest) = self.points.first().map(|point| point.value) else {
            return Held::default();
        };
        let entered = values.iter().take_while(|&&value| value >= lowest).count();
        let units = self.setting.units as usize;
        let sold = entered.min(units);
        let bid = |value: f64| self.bid(value).unwrap_or(0.0);
        let losing = |rank: usize| match values.get(rank) {
            Some(&value) if value >= lowest => bid(value),
            _ => self.setting.reserve,
        };
        let paid: f64 = match self.setting.format {
            Format::FirstPrice => values[..sold].iter().map(|&value| bid(value)).sum(),
            Format::SecondPrice => sold as f64 * losing(units).max(self.setting.reserve),
            Format::ThirdPrice => sold as f64 * losing(units + 1),
            Format::AllPay => values[..entered].iter().map(|&value| bid(value)).sum(),
        };
        let revenue = paid + entered as f64 * self.setting.fee;
        let welfare: f64 = match self.setting.worth {
            Worth::Private => values[..sold].iter().sum(),
            Worth::Common => values.iter().sum::<f64>() / values.len() as f64,
        };
        Held {
            revenue,
            sold: sold as u32,
            welfare,
            gained: welfare - revenue,
        }
    }

    /// Holds an auction with values that are drawn into `room`, one for each bidder.
    pub fn hold_with(&self, room: &mut Vec<f64>, random: &mut Random) -> Held {
        room.clear();
        let state = self.state(random);
        room.extend((0..self.setting.bidders).map(|_| self.value(state, random)));
        room.sort_by(|one, other| other.total_cmp(one));
        let pooled = room.partition_point(|&value| self.is_pooled(value));
        if pooled > 1 {
            room.swap(0, random.below(pooled as u32) as usize);
        }
        self.hold(room)
    }
}
