//! Game: an auction whose values are rounded to the middles of K parts of [0, 1], and whose bids are multiples of 1 ∕ 2K.
//!
//! A value of the grid stands for all values of its part, and has their probability. So every value of the grid is a bid, and bids lie half a part apart. The
//! highest bid wins; of equal ones each wins as often as any other.

use crate::auctions::distribution::Distribution;
use crate::auctions::setting::{Format, Setting, Worth};
use games::fraction::Fraction;

/// Probabilities that are no fractions, or fractions of many digits, are rounded to such parts.
const PARTS: i64 = 1_000_000;

/// An auction on a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct GridAuction {
    pub format: Format,
    pub worth: Worth,
    pub bidders: u32,
    /// 2 K: how many steps are between 0 and 1.
    pub steps: u32,
    /// In steps, in ascending order.
    pub values: Vec<u32>,
    /// The states of the world: one, or two of which nobody is told.
    pub states: Vec<GridState>,
    /// Whether probabilities had to be rounded.
    pub is_rounded: bool,
    /// In steps, in ascending order: `None` stays out, where that can be better than to bid.
    pub bids: Vec<Option<u32>>,
    pub fee: f64,
    pub risk_aversion: f64,
}

/// A state of the world.
#[derive(Clone, Debug, PartialEq)]
pub struct GridState {
    /// How likely it is.
    pub weight: Fraction,
    /// By value: how likely it is, in this state. They add up to 1.
    pub chances: Vec<Fraction>,
}

impl GridAuction {
    /// With so many values; `None` for the third price and for several units, and where no bid is accepted.
    pub fn new(setting: &Setting, values: u32) -> Option<Self> {
        if setting.format == Format::ThirdPrice || setting.units > 1 {
            return None;
        }
        let part = |place: u32| Fraction::new(place.into(), values.into());
        let (states, is_rounded) = states(setting, &(0..=values).map(part).collect::<Vec<_>>());
        let steps = 2 * values;
        let in_steps = |amount: f64| amount * f64::from(steps);
        let lowest = in_steps(setting.lowest_bid()) - 1e-9;
        let highest = in_steps(setting.budget.unwrap_or(1.0)) + 1e-9;
        let accepted = (0..=steps).filter(|&bid| (lowest..=highest).contains(&f64::from(bid)));
        let can_stay_out = setting.reserve > 0.0 || setting.fee > 0.0;
        let out = can_stay_out.then_some(None);
        let bids: Vec<_> = out.into_iter().chain(accepted.map(Some)).collect();
        bids.last()?.is_some().then(|| Self {
            format: setting.format,
            worth: setting.worth,
            bidders: setting.bidders,
            steps,
            values: (0..values).map(|place| 2 * place + 1).collect(),
            states,
            is_rounded,
            bids,
            fee: setting.fee,
            risk_aversion: match setting.is_risky() {
                true => setting.risk_aversion,
                false => 0.0,
            },
        })
    }

    /// Whether anybody has a value.
    pub fn has(&self, value: usize) -> bool {
        let mut states = self.states.iter();
        states.any(|state| state.weight.numerator() > 0 && state.chances[value].numerator() > 0)
    }

    /// So many steps.
    pub fn amount(&self, steps: u32) -> Fraction {
        Fraction::new(steps.into(), self.steps.into())
    }

    /// The lowest bid that is accepted, in steps.
    pub fn lowest_bid(&self) -> u32 {
        self.bids.iter().flatten().next().copied().unwrap_or(0)
    }

    /// The highest bid that anybody can pay, in steps.
    pub fn highest_bid(&self) -> u32 {
        self.bids.last().copied().flatten().unwrap_or(0)
    }
}

/// The states, and whether any probability is rounded.
fn states(setting: &Setting, ends: &[Fraction]) -> (Vec<GridState>, bool) {
    let (own, is_own_rounded) = chances(&setting.values, ends);
    let Some(other) = &setting.other else {
        let state = GridState {
            weight: Fraction::ONE,
            chances: own,
        };
        return (vec![state], is_own_rounded);
    };
    let (chances, is_other_rounded) = chances(&other.values, ends);
    let short = Some(other.chance).filter(is_short);
    let weight = short.unwrap_or_else(|| rounded(other.chance.value()));
    let rest = Fraction::ONE.checked_add(-weight);
    let states = vec![
        GridState {
            weight: rest.unwrap_or(Fraction::ZERO),
            chances: own,
        },
        GridState { weight, chances },
    ];
    (
        states,
        is_own_rounded || is_other_rounded || short.is_none(),
    )
}

/// The probabilities between one end of a part and the next, and whether they are rounded.
fn chances(values: &Distribution, ends: &[Fraction]) -> (Vec<Fraction>, bool) {
    let exact: Option<Vec<Fraction>> = ends
        .iter()
        .map(|&end| values.exact(end).filter(is_short))
        .collect();
    let (below, is_rounded) = match exact {
        Some(exact) => (exact, false),
        None => (
            ends.iter()
                .map(|end| rounded(values.float(end.value())))
                .collect(),
            true,
        ),
    };
    let between = |pair: &[Fraction]| {
        let found = pair[1].checked_add(-pair[0]);
        // Of so few digits that it always is one.
        found.unwrap_or(Fraction::ZERO)
    };
    (below.windows(2).map(between).collect(), is_rounded)
}

fn is_short(number: &Fraction) -> bool {
    number.denominator() <= i128::from(PARTS)
}

fn rounded(number: f64) -> Fraction {
    Fraction::new(libm::round(number * PARTS as f64) as i64, PARTS)
}
