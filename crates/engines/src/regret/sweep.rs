//! A walk that explores everything, without walking: the same sums as `walk` in the same order, so the same bits, in
//! three loops over the flat tree.
//!
//! What a player contributes to the probability of a history depends on the player's sequence alone, so it is found once
//! a sequence (B. von Stengel, 1996), not once a history. Then come the values of all histories, from the last one up,
//! and then the regrets, an information set at a time.

use super::table::{Table, part, part_mut};
use super::tree::{Actor, GameTree, MAX_ACTIONS, Node, with_count};
use games::Player;

/// What a walk finds out on its way.
#[derive(Clone, Debug)]
pub(super) struct Sweep {
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
            values: Player::BOTH.map(|player| of(player).collect()),
            reach: vec![1.0; tree.slot_count() + 1],
        }
    }

    /// Adds what one walk of `player` learns to the cumulative regrets, and the player's own reach to the rows.
    pub fn walk(&mut self, tree: &GameTree, table: &mut Table, player: Player) {
        let opponents = tree.rows_of(player.opponent());
        tree.realize(opponents, &table.strategy, &mut self.reach);
        let values = &mut self.values[player.index()];
        for &id in &tree.inner {
            let node = &tree.nodes[id as usize];
            values[id as usize] = if node.actor == Actor::Chance {
                chance(tree, node, values)
            } else {
                with_count!(node.count, decision(tree, node, &table.strategy, values))
            };
        }
        for row in tree.rows_of(player) {
            with_count!(
                tree.slots(row).len(),
                learn(tree, table, row, &mut self.reach, values)
            );
        }
    }
}

/// Outcomes that are the sum of equal ones are added as many times.
fn chance(tree: &GameTree, node: &Node, values: &[f64]) -> f64 {
    let begin = node.children as usize;
    let mut value = 0.0;
    for &child in &tree.children[begin..begin + node.count as usize] {
        let outcomes = tree.outcomes[child as usize];
        for _ in 0..outcomes.count {
            value += outcomes.probability * values[child as usize];
        }
    }
    value
}

#[inline(always)]
fn decision<const COUNT: usize>(
    tree: &GameTree,
    node: &Node,
    strategy: &[f64],
    values: &[f64],
) -> f64 {
    let strategy = part::<COUNT>(strategy, node.slot);
    let mut value = 0.0;
    for (action, probability) in strategy.iter().enumerate() {
        value += probability * values[tree.after::<COUNT>(node, action) as usize];
    }
    value
}

/// Adds f·(v_a − v) of all histories of a row, f = π_−i, and π_i as many times; then what the player plays after it.
#[inline(always)]
fn learn<const COUNT: usize>(
    tree: &GameTree,
    table: &mut Table,
    row: usize,
    reach: &mut [f64],
    values: &[f64],
) {
    let first = tree.slots[row];
    let own = reach[tree.origins[row] as usize];
    let strategy = part::<COUNT>(&table.strategy, first);
    for (below, probability) in part_mut::<COUNT>(reach, first + 1).iter_mut().zip(strategy) {
        *below = own * probability;
    }
    let mut regret = *part::<COUNT>(&table.cumulative_regret, first);
    for &id in &tree.rows[row].nodes {
        let node = &tree.nodes[id as usize];
        let value = values[id as usize];
        let factor = reach[node.opponent as usize] * node.weight;
        table.added_reach[row] += own;
        let mut added = [0.0; COUNT];
        for (action, added) in added.iter_mut().enumerate() {
            *added = factor * (values[tree.after::<COUNT>(node, action) as usize] - value);
        }
        for _ in 0..node.copies {
            for index in 0..COUNT {
                regret[index] += added[index];
            }
        }
    }
    *part_mut::<COUNT>(&mut table.cumulative_regret, first) = regret;
}
