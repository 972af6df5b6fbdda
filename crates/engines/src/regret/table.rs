//! Table of what is learned at the information sets: regrets, the current strategy that matches them, the average strategy.
//!
//! Within a player's walk the strategy stands still while regrets grow; at its end the rows it has been at are *settled*:
//! regrets are discounted or clipped, the average strategy grows, and the strategy matches the regrets.

use super::learned::Learned;
use super::parameters::{Discount, Factors, RegretParameters};
use super::strategy::Strategy;
use super::tree::{GameTree, MAX_ACTIONS, with_count};
use core::ops::Range;
use games::Player;

/// Rows that are not learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Locks {
    strategy: Strategy,
    is_locked: Vec<bool>,
}

impl Locks {
    /// None.
    pub fn none(tree: &GameTree) -> Self {
        Self {
            strategy: Strategy::uniform(tree),
            is_locked: vec![false; tree.information_sets().len()],
        }
    }

    /// Fixes a row to these probabilities: one an action, none negative, adding up to 1.
    pub fn lock(&mut self, tree: &GameTree, row: usize, probabilities: &[f64]) {
        self.strategy.set_row(tree, row, probabilities);
        self.is_locked[row] = true;
    }

    /// Whether a row is fixed.
    pub fn is_locked(&self, row: usize) -> bool {
        self.is_locked[row]
    }

    /// What a row is fixed to; `None` if it is not.
    pub fn probabilities(&self, tree: &GameTree, row: usize) -> Option<&[f64]> {
        self.is_locked[row].then(|| self.strategy.row(tree, row))
    }

    /// Whether any row is.
    pub fn is_any(&self) -> bool {
        self.is_locked.contains(&true)
    }
}

/// Regrets with the weight that their iterations have in the average strategy, neither discounted nor clipped: what the
/// regret theorem speaks of. Kept only where it is not the cumulative regret anyway.
#[derive(Clone, Debug)]
struct WeightedRegret {
    sum: Vec<f64>,
    /// The cumulative regret as it was settled last.
    settled: Vec<f64>,
}

/// All that is learned. What is kept for actions is by slot.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub locks: Locks,
    pub cumulative_regret: Vec<f64>,
    weighted: Option<WeightedRegret>,
    pub cumulative_strategy: Vec<f64>,
    /// The current strategy.
    pub strategy: Vec<f64>,
    /// By row: the weight of the current strategy, that is the sum over its histories of the player's own reach that the walk
    /// under way has found.
    pub added_reach: Vec<f64>,
    /// Rows that a sampled walk has been at.
    pub touched: Vec<u32>,
}

impl Table {
    pub fn new(tree: &GameTree, parameters: &RegretParameters, locks: Locks) -> Self {
        let is_plain = parameters.discount == Discount::None && parameters.averaging == 0.0;
        let nothing = vec![0.0; tree.slot_count()];
        let rows = tree.information_sets().len();
        let (regret, strategy) = beginning(tree, parameters.head_start, &locks);
        Self {
            weighted: (!is_plain).then(|| WeightedRegret {
                sum: regret.clone(),
                settled: regret.clone(),
            }),
            cumulative_regret: regret,
            cumulative_strategy: nothing,
            strategy,
            added_reach: vec![0.0; rows],
            touched: Vec::with_capacity(rows),
            locks,
        }
    }

    /// Whether weighted regrets are kept beside the cumulative ones.
    pub fn keeps_weighted(&self) -> bool {
        self.weighted.is_some()
    }

    /// What has been learned so far, between two iterations.
    pub fn learned(&self) -> Learned {
        let weighted = self.weighted.as_ref();
        Learned {
            cumulative_regret: self.cumulative_regret.clone(),
            weighted: weighted.map(|weighted| [weighted.sum.clone(), weighted.settled.clone()]),
            cumulative_strategy: self.cumulative_strategy.clone(),
            strategy: self.strategy.clone(),
        }
    }

    /// Goes on from what was learned elsewhere, which fits.
    pub fn take_over(&mut self, learned: Learned) {
        self.cumulative_regret = learned.cumulative_regret;
        self.weighted = learned
            .weighted
            .map(|[sum, settled]| WeightedRegret { sum, settled });
        self.cumulative_strategy = learned.cumulative_strategy;
        self.strategy = learned.strategy;
    }

    /// Ends a walk at a row. `weight` is that of the iteration.
    #[inline(always)]
    pub fn settle(&mut self, tree: &GameTree, row: usize, weight: f64, factors: Factors) {
        let slots = tree.slots(row);
        with_count!(
            slots.len(),
            self.settle_rows(row..row + 1, slots.clone(), weight, factors)
        );
    }

    /// The same for rows one after the other with `COUNT` actions each, all of whose slots are `slots`.
    #[inline(always)]
    pub fn settle_rows<const COUNT: usize>(
        &mut self,
        rows: Range<usize>,
        slots: Range<usize>,
        weight: f64,
        factors: Factors,
    ) {
        if self.weighted.is_some() {
            self.discount_rows::<COUNT>(rows.clone(), slots.clone(), weight, factors);
        }
        let regrets = chunks_mut::<COUNT>(&mut self.cumulative_regret[slots.clone()]);
        let strategies = chunks_mut::<COUNT>(&mut self.strategy[slots.clone()]);
        let cumulative = chunks_mut::<COUNT>(&mut self.cumulative_strategy[slots]);
        let reaches = self.added_reach[rows.clone()].iter_mut();
        let kept = regrets.iter_mut().zip(strategies).zip(cumulative);
        for (((regret, strategy), cumulative), (reach, locked)) in
            kept.zip(reaches.zip(&self.locks.is_locked[rows]))
        {
            let reach = core::mem::take(reach) * weight;
            if *locked {
                *regret = [0.0; COUNT];
                continue;
            }
            for index in 0..COUNT {
                cumulative[index] += reach * strategy[index];
            }
            match_regret(regret, strategy);
        }
    }

    /// Takes over new regrets with their weight, and discounts the cumulative ones.
    #[inline(always)]
    fn discount_rows<const COUNT: usize>(
        &mut self,
        rows: Range<usize>,
        slots: Range<usize>,
        weight: f64,
        factors: Factors,
    ) {
        let Some(weighted) = &mut self.weighted else {
            return;
        };
        let regrets = chunks_mut::<COUNT>(&mut self.cumulative_regret[slots.clone()]);
        let sums = chunks_mut::<COUNT>(&mut weighted.sum[slots.clone()]);
        let settled = chunks_mut::<COUNT>(&mut weighted.settled[slots]);
        let kept = regrets.iter_mut().zip(sums).zip(settled);
        for (((regret, sum), settled), locked) in kept.zip(&self.locks.is_locked[rows]) {
            if *locked {
                continue;
            }
            for index in 0..COUNT {
                sum[index] += weight * (regret[index] - settled[index]);
                regret[index] *= if regret[index] >= 0.0 {
                    factors.positive
                } else {
                    factors.negative
                };
            }
            *settled = *regret;
        }
    }

    /// The average strategy; of locked rows what they are locked to.
    pub fn average_strategy(&self, tree: &GameTree) -> Strategy {
        let mut average = Strategy::proportional(tree, &self.cumulative_strategy);
        for row in (0..self.added_reach.len()).filter(|&row| self.locks.is_locked(row)) {
            average.set_row(tree, row, self.locks.strategy.row(tree, row));
        }
        average
    }

    /// The sum over a player's information sets of the largest positive weighted regret: by the regret theorem no less
    /// than the player's overall regret, times the sum of the weights. A row that is the sum of equal information sets
    /// counts as all of them where one alone was learned at, as in walks that explore everything.
    pub fn overall_regret(&self, tree: &GameTree, player: Player, counts_copies: bool) -> f64 {
        let weighted = self.weighted.as_ref();
        let regrets = weighted.map_or(&self.cumulative_regret, |weighted| &weighted.sum);
        let largest = |row: usize| {
            let largest = regrets[tree.slots(row)].iter().copied().fold(0.0, f64::max);
            if counts_copies {
                tree.information_sets()[row].copies * largest
            } else {
                largest
            }
        };
        tree.rows_of(player).map(largest).sum()
    }
}

/// Regrets and strategy before the first iteration.
fn beginning(tree: &GameTree, head_start: f64, locks: &Locks) -> (Vec<f64>, Vec<f64>) {
    let mut regret = vec![0.0; tree.slot_count()];
    let mut strategy = locks.strategy.slots().to_vec();
    let rows = 0..tree.information_sets().len();
    for row in rows.filter(|&row| head_start > 0.0 && !locks.is_locked(row)) {
        let slots = tree.slots(row);
        regret[slots.start] = head_start;
        strategy[slots.clone()].fill(0.0);
        strategy[slots.start] = 1.0;
    }
    (regret, strategy)
}

/// The values of rows with `COUNT` actions each.
#[inline(always)]
pub(super) fn chunks_mut<const COUNT: usize>(values: &mut [f64]) -> &mut [[f64; COUNT]] {
    values.as_chunks_mut().0
}

/// The `COUNT` values from `first` on; every row has its slots side by side, so they are there.
#[inline(always)]
pub(super) fn part<const COUNT: usize>(values: &[f64], first: u32) -> &[f64; COUNT] {
    let first = first as usize;
    match values[first..first + COUNT].first_chunk() {
        Some(part) => part,
        None => unreachable!("as many as were taken"),
    }
}

/// The same, to be changed.
#[inline(always)]
pub(super) fn part_mut<const COUNT: usize>(values: &mut [f64], first: u32) -> &mut [f64; COUNT] {
    let first = first as usize;
    match values[first..first + COUNT].first_chunk_mut() {
        Some(part) => part,
        None => unreachable!("as many as were taken"),
    }
}

/// Regret matching: in proportion to the positive regrets, uniform where there are none.
#[inline(always)]
fn match_regret<const COUNT: usize>(regret: &[f64; COUNT], strategy: &mut [f64; COUNT]) {
    let mut positive = *regret;
    let mut sum = 0.0;
    for value in &mut positive {
        *value = if *value > 0.0 { *value } else { 0.0 };
        sum += *value;
    }
    if sum > 0.0 {
        for index in 0..COUNT {
            strategy[index] = positive[index] / sum;
        }
    } else {
        *strategy = [1.0 / COUNT as f64; COUNT];
    }
}
