//! A walk that explores everything, without walking: the same sums as `walk` in the same order, so the same bits, in
//! three loops over flat lists.
//!
//! What a player contributes to the probability of a history depends on the player's sequence alone, so it is found once
//! a sequence (B. von Stengel, 1996), not once a history. Then come the values of all histories, those nearest the ends
//! first, and then the regrets, an information set at a time.

use super::parameters::Factors;
use super::plan::{BEFORE_DECISION, BEFORE_HISTORY, Block, Head, Layer, Plan};
use super::table::{Table, chunks_mut, part, part_mut};
use super::tree::{GameTree, MAX_ACTIONS, NodeId, with_count};
use core::ops::Range;
use games::Player;

/// What a walk finds out on its way.
#[derive(Clone, Debug)]
pub(super) struct Sweep {
    plan: Plan,
    /// By player and node: values in antes for that player. Those above all decisions are not found.
    values: [Vec<f64>; 2],
    /// By sequence: the probability that its player plays it.
    reach: Vec<f64>,
}

impl Sweep {
    /// For walks of this tree.
    pub fn new(tree: &GameTree) -> Self {
        // Those of the ends stay as they are.
        let of = |player: Player| {
            tree.nodes
                .iter()
                .map(move |node| player.sign() * node.payoff)
        };
        Self {
            plan: Plan::new(tree),
            values: Player::BOTH.map(|player| of(player).collect()),
            reach: vec![1.0; tree.slot_count() + 1],
        }
    }

    /// Adds what one walk of `player` learns to the cumulative regrets, and the player's own reach to the rows.
    pub fn walk(&mut self, tree: &GameTree, table: &mut Table, player: Player) {
        for block in &self.plan.blocks[player.opponent().index()] {
            let heads = &self.plan.heads[block.rows.clone()];
            let slots = block.slots.clone();
            with_count!(
                block.count,
                realize(heads, slots, &table.strategy, &mut self.reach)
            );
        }
        let values = &mut self.values[player.index()];
        for layer in &self.plan.layers {
            match layer {
                Layer::Decisions(count, range) => {
                    let decisions = &self.plan.decisions[range.clone()];
                    with_count!(*count, decide(decisions, &table.strategy, values));
                }
                Layer::Chance(ids) => {
                    for &id in ids {
                        values[id as usize] = chance(tree, id, values);
                    }
                }
            }
        }
        for block in &self.plan.blocks[player.index()] {
            with_count!(
                block.count,
                learn(&self.plan, block, table, &mut self.reach, values)
            );
        }
    }

    /// Ends a walk of `player`: [`Table::settle`] of all rows.
    pub fn settle(&self, table: &mut Table, player: Player, weight: f64, factors: Factors) {
        for block in &self.plan.blocks[player.index()] {
            let (rows, slots) = (block.rows.clone(), block.slots.clone());
            with_count!(block.count, table.settle_rows(rows, slots, weight, factors));
        }
    }
}

/// Finds the probabilities with which the player of these rows plays their actions and all that was before.
#[inline(always)]
fn realize<const COUNT: usize>(
    heads: &[Head],
    slots: Range<usize>,
    strategy: &[f64],
    reach: &mut [f64],
) {
    let strategies = strategy[slots.clone()].as_chunks::<COUNT>().0;
    for ((head, first), strategy) in heads.iter().zip(slots.step_by(COUNT)).zip(strategies) {
        let before = reach[head.origin as usize];
        let after = part_mut::<COUNT>(reach, first as u32 + 1);
        for index in 0..COUNT {
            after[index] = before * strategy[index];
        }
    }
}

/// Outcomes that are the sum of equal ones are added as many times.
fn chance(tree: &GameTree, id: NodeId, values: &[f64]) -> f64 {
    let mut value = 0.0;
    for &child in tree.children(id) {
        let outcomes = tree.outcomes[child as usize];
        for _ in 0..outcomes.count {
            value += outcomes.probability * values[child as usize];
        }
    }
    value
}

#[inline(always)]
fn decide<const COUNT: usize>(decisions: &[u32], strategy: &[f64], values: &mut [f64]) {
    for decision in decisions.chunks_exact(BEFORE_DECISION + COUNT) {
        let strategy = part::<COUNT>(strategy, decision[1]);
        let mut value = 0.0;
        for action in 0..COUNT {
            value += strategy[action] * values[decision[BEFORE_DECISION + action] as usize];
        }
        values[decision[0] as usize] = value;
    }
}

/// Adds f·(v_a − v) of all histories of these rows, f = π_−i, and π_i as many times; finds what the player plays after
/// them, as [`realize`] does.
#[inline(always)]
fn learn<const COUNT: usize>(
    plan: &Plan,
    block: &Block,
    table: &mut Table,
    reach: &mut [f64],
    values: &[f64],
) {
    let [histories, weights] = block.histories.clone();
    let mut histories = plan.histories[histories]
        .chunks_exact(BEFORE_HISTORY + COUNT)
        .zip(&plan.weights[weights]);
    let heads = &plan.heads[block.rows.clone()];
    let slots = block.slots.clone();
    realize::<COUNT>(heads, slots.clone(), &table.strategy, reach);
    let regrets = chunks_mut::<COUNT>(&mut table.cumulative_regret[slots]);
    let added_reach = &mut table.added_reach[block.rows.clone()];
    for ((head, sum), reached) in heads.iter().zip(regrets).zip(added_reach) {
        let own = reach[head.origin as usize];
        let mut regret = *sum;
        for (history, weight) in histories.by_ref().take(head.histories) {
            *reached += own;
            let value = values[history[0] as usize];
            let factor = reach[history[1] as usize] * weight;
            let mut added = [0.0; COUNT];
            for action in 0..COUNT {
                let child = history[BEFORE_HISTORY + action] as usize;
                added[action] = factor * (values[child] - value);
            }
            for _ in 0..history[2] {
                for index in 0..COUNT {
                    regret[index] += added[index];
                }
            }
        }
        *sum = regret;
    }
}
