//! Exact: an equilibrium of two bidders who both follow it, in fractions, by Lemke's algorithm.
//!
//! A strategy is a probability x for each pair of value and bid; it is an equilibrium if there are numbers u of the values such that each pair pays u at most, and
//! exactly u where x is above 0. That is a complementarity problem with what a pair of pairs costs in it, as for games as trees, but for one player, who meets
//! himself. Bids above a private value are left out, which only lose; with the second price all but the value itself, or the most that can be paid, which is as
//! good as any bid whatever the other does.

use super::game::GridAuction;
use crate::Status;
use crate::auctions::setting::{Format, Worth};
use crate::exact::complementary::Lemke;
use crate::exact::rational::{Rational, over_one_denominator};
use core::cmp::Ordering;
use dashu_int::IBig;

/// An equilibrium.
#[derive(Clone, Debug, PartialEq)]
pub struct GridEquilibrium {
    /// By value, then by bid.
    pub strategy: Vec<Vec<Rational>>,
    /// By value: what is gained.
    pub gains: Vec<Rational>,
    pub revenue: Rational,
}

/// A value and a bid, by place.
type Pair = [usize; 2];

/// The way to it: a step is a pivot.
pub struct GridWork {
    grid: GridAuction,
    pairs: Vec<Pair>,
    /// How many complementary pairs there are: these, and two for each value.
    size: usize,
    lemke: Lemke,
}

/// Values with the bids that they may make.
fn pairs(grid: &GridAuction) -> Vec<Pair> {
    let may = |[value, bid]: Pair| {
        let value = grid.values[value];
        match (grid.worth, grid.format) {
            (Worth::Common, _) => true,
            (_, Format::SecondPrice) if value < grid.lowest_bid() => grid.bids[bid].is_none(),
            (_, Format::SecondPrice) => grid.bids[bid] == Some(value.min(grid.highest_bid())),
            _ => grid.bids[bid].is_none_or(|bid| bid <= value),
        }
    };
    let bids = |value: usize| (0..grid.bids.len()).map(move |bid| [value, bid]);
    let all = (0..grid.values.len()).filter(|&value| grid.has(value));
    all.flat_map(bids).filter(|&pair| may(pair)).collect()
}

impl GridWork {
    /// Of two bidders who only count money and enter free; `None` of others.
    pub fn new(grid: &GridAuction) -> Option<Self> {
        let is_solved = grid.bidders == 2 && grid.risk_aversion <= 0.0 && grid.fee <= 0.0;
        is_solved.then(|| {
            let pairs = pairs(grid);
            let size = pairs.len() + 2 * grid.values.len();
            Self {
                lemke: Lemke::new(entries(grid, &pairs, size), size),
                grid: grid.clone(),
                pairs,
                size,
            }
        })
    }

    /// Pivots once.
    pub fn step(&mut self) -> Status {
        self.lemke.step()
    }

    /// Entries of the tableau.
    pub fn entries(&self) -> u64 {
        let size = self.size as u64;
        size * size
    }

    /// What was found; `None` before the end.
    pub fn equilibrium(&self) -> Option<GridEquilibrium> {
        let found = self.lemke.solution()?;
        let grid = &self.grid;
        let mut strategy = vec![vec![Rational::ZERO; grid.bids.len()]; grid.values.len()];
        for (&[value, bid], chance) in self.pairs.iter().zip(found) {
            strategy[value][bid] = chance;
        }
        let mut gains = vec![Rational::ZERO; grid.values.len()];
        let mut revenue = Rational::ZERO;
        let (both, whole) = joint(grid);
        for own in played(grid, &strategy) {
            for other in played(grid, &strategy) {
                let [gain, paid] = outcome(grid, own.0, other.0);
                let chance = Rational::from(both[own.0[0]][other.0[0]].clone());
                let chance = chance * &own.1 * &other.1;
                gains[own.0[0]] += Rational::from(gain) * &chance;
                revenue += Rational::from(paid) * chance;
            }
        }
        let unit = Rational::from(UNITS * i64::from(grid.steps));
        let given = |(value, gain): (usize, Rational)| {
            let chance = both[value].iter().fold(IBig::ZERO, |sum, both| sum + both);
            match chance == IBig::ZERO {
                true => gain,
                false => gain / Rational::from(chance) / &unit,
            }
        };
        Some(GridEquilibrium {
            strategy,
            gains: gains.into_iter().enumerate().map(given).collect(),
            revenue: revenue * Rational::from(2) / unit / Rational::from(whole),
        })
    }
}

/// How likely two values are together, as integers over the second number.
fn joint(grid: &GridAuction) -> (Vec<Vec<IBig>>, IBig) {
    let weights: Vec<_> = grid.states.iter().map(|state| state.weight).collect();
    let (weights, whole) = over_one_denominator(&weights);
    let chances: Vec<_> = grid
        .states
        .iter()
        .flat_map(|state| state.chances.iter().copied())
        .collect();
    let (chances, part) = over_one_denominator(&chances);
    let size = grid.values.len();
    let both = |own: usize, other: usize| {
        let states = weights.iter().zip(chances.chunks(size));
        let both = states.map(|(weight, chances)| weight * &chances[own] * &chances[other]);
        both.fold(IBig::ZERO, |sum, both| sum + both)
    };
    let row = |own: usize| (0..size).map(|other| both(own, other)).collect();
    ((0..size).map(row).collect(), whole * &part * &part)
}

/// Pairs that are played, and how likely.
fn played(grid: &GridAuction, strategy: &[Vec<Rational>]) -> Vec<(Pair, Rational)> {
    let of_value = |value: usize| {
        let bids = strategy[value].iter().enumerate();
        let bids = bids.filter(|(_, chance)| **chance != Rational::ZERO);
        bids.map(move |(bid, chance)| ([value, bid], chance.clone()))
    };
    (0..grid.values.len()).flat_map(of_value).collect()
}

/// Parts of a step in which everything is whole: halves of a tie and of a common value.
const UNITS: i64 = 4;

/// What the first gains, and what the first pays, in parts of a step.
fn outcome(grid: &GridAuction, [own, bid]: Pair, [other, others]: Pair) -> [i64; 2] {
    let Some(price) = grid.bids[bid] else {
        return [0, 0];
    };
    // In halves.
    let winning = match bid.cmp(&others) {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    };
    let [value, signal] = [own, other].map(|place| i64::from(grid.values[place]));
    let worth = match grid.worth {
        Worth::Private => 2 * value,
        Worth::Common => value + signal,
    };
    let paid = match grid.format {
        Format::AllPay => UNITS * i64::from(price),
        Format::SecondPrice => {
            // If nobody else bids, the lowest bid is paid.
            let second = grid.bids[others].unwrap_or(grid.lowest_bid());
            2 * i64::from(second) * winning
        }
        Format::FirstPrice | Format::ThirdPrice => 2 * i64::from(price) * winning,
    };
    [worth * winning - paid, paid]
}

/// −M and b of w = b + M z: pairs of value and bid, then the equation of each value, from above and from below.
fn entries(grid: &GridAuction, pairs: &[Pair], size: usize) -> Vec<IBig> {
    let width = size + 2;
    let mut entries = vec![IBig::ZERO; size * width];
    // What each costs against each, times the probability of both values, is above 0: nobody gains more than 1.
    let most = 2 * UNITS * i64::from(grid.steps);
    let (both, _) = joint(grid);
    for (row, &own) in pairs.iter().enumerate() {
        for (column, &other) in pairs.iter().enumerate() {
            let [gain, _] = outcome(grid, own, other);
            entries[row * width + column] = IBig::from(gain - most) * &both[own[0]][other[0]];
        }
    }
    for (own, [value, _]) in pairs.iter().enumerate() {
        for (side, sign) in [1, -1].into_iter().enumerate() {
            let dual = pairs.len() + 2 * value + side;
            entries[own * width + dual] = IBig::from(-sign);
            entries[dual * width + own] = IBig::from(sign);
        }
    }
    for value in 0..grid.values.len() {
        // Nobody has a value without a probability, so nothing is asked of it.
        let whole = i32::from(grid.has(value));
        let row = pairs.len() + 2 * value;
        entries[row * width + size + 1] = IBig::from(whole);
        entries[(row + 1) * width + size + 1] = IBig::from(-whole);
    }
    entries
}
