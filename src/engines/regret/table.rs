//! What is learned at the information sets: regrets, the current strategy that matches them, the average strategy.
//!
//! Within a player's walk the strategy stands still, and what the walk says about an action's regret is gathered apart;
//! at its end the rows it has been at are *settled*: cumulative regrets grow, are discounted or clipped, and matched.

use super::parameters::Factors;
use super::strategy::Strategy;
use super::tree::{GameTree, MOST_ACTIONS};
use crate::games::Player;

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

    /// Whether any row is.
    pub fn is_any(&self) -> bool {
        self.is_locked.contains(&true)
    }
}

/// All that is learned. What is kept for actions is by slot.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub locks: Locks,
    pub cumulative_regret: Vec<f64>,
    /// Regrets with the weight that their iterations have in the average strategy, neither discounted nor clipped: what
    /// the regret theorem speaks of.
    pub weighted_regret: Vec<f64>,
    pub cumulative_strategy: Vec<f64>,
    /// The current strategy.
    pub strategy: Vec<f64>,
    /// What the walk under way has found of regrets.
    pub added_regret: Vec<f64>,
    /// By row: what the walk under way has found of the own reach, the weight of the current strategy.
    pub added_reach: Vec<f64>,
    /// Rows that a sampled walk has been at.
    pub touched: Vec<u32>,
}

impl Table {
    pub fn new(tree: &GameTree, locks: Locks) -> Self {
        let nothing = vec![0.0; tree.slot_count()];
        let rows = tree.information_sets().len();
        Self {
            cumulative_regret: nothing.clone(),
            weighted_regret: nothing.clone(),
            cumulative_strategy: nothing.clone(),
            strategy: locks.strategy.slots().to_vec(),
            added_regret: nothing,
            added_reach: vec![0.0; rows],
            touched: Vec::with_capacity(rows),
            locks,
        }
    }

    /// Takes over what a walk has found at a row. `weight` is that of the iteration.
    #[inline(always)]
    pub fn settle(&mut self, tree: &GameTree, row: usize, weight: f64, factors: Factors) {
        let slots = tree.slots(row);
        let reach = core::mem::take(&mut self.added_reach[row]) * weight;
        // Two actions are what most rows have; a loop of known length is much faster.
        match slots.len() {
            2 => self.settle_slots::<2>(slots.start, row, reach, weight, factors),
            3 => self.settle_slots::<3>(slots.start, row, reach, weight, factors),
            1 => self.settle_slots::<1>(slots.start, row, reach, weight, factors),
            _ => self.settle_slots::<MOST_ACTIONS>(slots.start, row, reach, weight, factors),
        }
    }

    #[inline(always)]
    fn settle_slots<const COUNT: usize>(
        &mut self,
        first: usize,
        row: usize,
        reach: f64,
        weight: f64,
        factors: Factors,
    ) {
        let added = part::<COUNT>(&mut self.added_regret, first);
        let found = core::mem::replace(added, [0.0; COUNT]);
        if self.locks.is_locked[row] {
            return;
        }
        let strategy = part::<COUNT>(&mut self.strategy, first);
        let cumulative = part::<COUNT>(&mut self.cumulative_strategy, first);
        for index in 0..COUNT {
            cumulative[index] += reach * strategy[index];
        }
        let weighted = part::<COUNT>(&mut self.weighted_regret, first);
        for index in 0..COUNT {
            weighted[index] += weight * found[index];
        }
        let regret = part::<COUNT>(&mut self.cumulative_regret, first);
        for index in 0..COUNT {
            let sum = regret[index] + found[index];
            let factor = if sum >= 0.0 {
                factors.positive
            } else {
                factors.negative
            };
            regret[index] = sum * factor;
        }
        match_regret(regret, strategy);
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
    /// than the player's overall regret, times the sum of the weights.
    pub fn overall_regret(&self, tree: &GameTree, player: Player) -> f64 {
        let largest = |row| {
            let regrets = self.weighted_regret[tree.slots(row)].iter().copied();
            regrets.fold(0.0, f64::max)
        };
        tree.rows_of(player).map(largest).sum()
    }
}

/// The `COUNT` values from `first` on; every row has its slots side by side, so they are there.
#[inline(always)]
fn part<const COUNT: usize>(values: &mut [f64], first: usize) -> &mut [f64; COUNT] {
    match values
        .get_mut(first..)
        .and_then(<[f64]>::first_chunk_mut::<COUNT>)
    {
        Some(part) => part,
        None => unreachable!("a row is inside of the table"),
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
