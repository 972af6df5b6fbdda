//! Best responses, and the values of strategies: exact, without sampling.
//!
//! Everything is computed in the sequence form (B. von Stengel, 1996; D. Koller, N. Megiddo and B. von Stengel, 1994):
//! the probability that a player contributes to a history depends on the player's own sequence alone, so what a
//! player's actions are worth is a sum over the ends of the game, gathered from the last information sets up.
//! Exploitability is half of what both players together can gain by answering best (NashConv/2), in antes per hand:
//! ½·Σ_i (best response value of i − value of i). It is never negative, and 0 exactly in equilibrium.
//!
//! Where information sets are fixed that need not go to 0, since nobody may change what is fixed. What does is the gap to
//! the best response among the strategies that are free ([`best_response_gap`]): an information set that is fixed is a
//! chance node to the player who learns, and the regret theorem holds of that game.

use super::strategy::Strategy;
use super::table::Locks;
use super::tree::GameTree;
use crate::effort::spend;
use games::Player;
use serde::{Deserialize, Serialize};

/// What each action is worth to a player who answers best everywhere else, and how likely its information set is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BestResponse {
    pub player: Player,
    /// The value of the best response, in antes per hand, for `player`.
    pub value: f64,
    /// By slot: the counterfactual value of the action (the others' probability of getting there times what is won on
    /// average). Slots of the opponent have 0.
    counterfactual_values: Vec<f64>,
    /// By row: the others' probability of getting there, if `player` wants to.
    reach: Vec<f64>,
}

/// What the players, and both strategies together, are worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    /// What the first player wins a hand, in antes, if both keep to the strategy.
    pub value: f64,
    /// What each player wins a hand by answering the other's strategy best, each for himself.
    pub best_responses: [f64; 2],
}

impl Evaluation {
    /// Of a strategy of both players.
    pub fn of(tree: &GameTree, strategy: &Strategy) -> Self {
        let best = |player| BestResponse::against(tree, strategy, player).value;
        Self {
            value: value(tree, strategy),
            best_responses: Player::BOTH.map(best),
        }
    }

    /// Half of what both together could gain, in antes per hand.
    pub fn exploitability(&self) -> f64 {
        // The two players' values add up to 0.
        (self.best_responses[0] + self.best_responses[1]) / 2.0
    }
}

/// By sequence: the probability that a player's own actions contribute to what comes after it.
fn realization(tree: &GameTree, strategy: &Strategy, player: Player) -> Vec<f64> {
    let mut reach = vec![0.0; tree.slot_count() + 1];
    reach[0] = 1.0;
    tree.realize(tree.rows_of(player), strategy.slots(), &mut reach);
    reach
}

/// What the first player wins a hand, in antes.
pub fn value(tree: &GameTree, strategy: &Strategy) -> f64 {
    let [first, second] = Player::BOTH.map(|player| realization(tree, strategy, player));
    let end = |terminal: &super::tree::Terminal| {
        let [own, other] = terminal.sequences;
        terminal.payoff * first[own as usize] * second[other as usize]
    };
    tree.terminals.iter().map(end).sum()
}

/// By sequence of `player`: what is won after it, without a further decision and with those of `decide`, which is given a
/// row and the values of its actions. `reach` is the opponent's, by sequence.
fn won(
    tree: &GameTree,
    reach: &[f64],
    player: Player,
    decide: impl Fn(usize, &[f64]) -> f64,
) -> Vec<f64> {
    let opponent = player.opponent();
    let sign = player.sign();
    spend((tree.terminals.len() + tree.slot_count()) as u64);
    let mut won = vec![0.0; tree.slot_count() + 1];
    for terminal in &tree.terminals {
        let (own, other) = (
            terminal.sequences[player.index()],
            terminal.sequences[opponent.index()],
        );
        won[own as usize] += sign * terminal.payoff * reach[other as usize];
    }
    for row in tree.rows_of(player).rev() {
        let slots = tree.slots(row);
        let value = decide(row, &won[slots.start + 1..slots.end + 1]);
        won[tree.origins[row] as usize] += value;
    }
    won
}

fn largest(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

/// Which players have an information set that is not fixed.
pub fn learners(tree: &GameTree, locks: &Locks) -> [bool; 2] {
    Player::BOTH.map(|player| tree.rows_of(player).any(|row| !locks.is_locked(row)))
}

/// What each player who learns could still gain, in antes per hand, by answering the other's part of `strategy` best wherever
/// nothing is fixed; `None` for one who learns nothing.
pub fn gains(tree: &GameTree, strategy: &Strategy, locks: &Locks) -> [Option<f64>; 2] {
    let learners = learners(tree, locks);
    let value = value(tree, strategy);
    let gain = |player: Player| {
        let reach = realization(tree, strategy, player.opponent());
        let decide = |row: usize, values: &[f64]| match locks.probabilities(tree, row) {
            Some(fixed) => fixed.iter().zip(values).map(|(p, value)| p * value).sum(),
            None => largest(values),
        };
        // Rounding makes nobody lose by answering best.
        (won(tree, &reach, player, decide)[0] - player.sign() * value).max(0.0)
    };
    Player::BOTH.map(|player| learners[player.index()].then(|| gain(player)))
}

/// The same on average: the exploitability where nothing is fixed, what one player could gain where the other one is
/// fixed, and 0 where both are.
pub fn best_response_gap(tree: &GameTree, strategy: &Strategy, locks: &Locks) -> f64 {
    mean_gain(&gains(tree, strategy, locks))
}

/// The mean of what those who learn could gain; 0 if nobody does.
pub fn mean_gain(gains: &[Option<f64>; 2]) -> f64 {
    let (sum, count) = gains
        .iter()
        .flatten()
        .fold((0.0, 0.0), |(sum, count), gain| (sum + gain, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

impl BestResponse {
    /// The best response of `player` to the other one's part of `strategy`.
    pub fn against(tree: &GameTree, strategy: &Strategy, player: Player) -> Self {
        let reach = realization(tree, strategy, player.opponent());
        let mut won = won(tree, &reach, player, |_, values| largest(values));
        Self {
            player,
            value: won[0],
            reach: row_reach(tree, &reach, player),
            counterfactual_values: won.split_off(1),
        }
    }

    /// Whether it can be of this player in this game.
    pub fn fits(&self, tree: &GameTree, player: Player) -> bool {
        self.player == player
            && self.counterfactual_values.len() == tree.slot_count()
            && self.reach.len() == tree.information_sets().len()
    }

    /// The others' probability (the opponent's and chance's) of getting to a row, if the player wants to.
    pub fn reach(&self, row: usize) -> f64 {
        self.reach[row]
    }

    /// What each action of a row is worth, in antes per hand, once the information set is reached; `None` where the
    /// opponent never lets it come to that.
    pub fn action_values(&self, tree: &GameTree, row: usize) -> Option<Vec<f64>> {
        let reach = self.reach[row];
        let values = &self.counterfactual_values[tree.slots(row)];
        (reach > 0.0).then(|| values.iter().map(|value| value / reach).collect())
    }

    /// How many antes each action of a row loses against the best one, at least 0; `None` as above.
    pub fn costs(&self, tree: &GameTree, row: usize) -> Option<Vec<f64>> {
        let values = self.action_values(tree, row)?;
        let best = largest(&values);
        Some(values.iter().map(|value| best - value).collect())
    }

    /// By row: what `strategy` loses there in a game, in antes, against answering best from there on: what it loses once
    /// there, times how often it gets there. 0 at histories that are never entered, and together exactly what `player`
    /// could gain by answering best (S. Kakade and J. Langford, 2002).
    pub fn given_away(&self, tree: &GameTree, strategy: &Strategy) -> Vec<f64> {
        let own = realization(tree, strategy, self.player);
        let mut given_away = vec![0.0; tree.information_sets().len()];
        for row in tree.rows_of(self.player) {
            let values = &self.counterfactual_values[tree.slots(row)];
            let best = largest(values);
            let shares = strategy.row(tree, row).iter().zip(values);
            let lost: f64 = shares.map(|(share, value)| share * (best - value)).sum();
            given_away[row] = own[tree.origins[row] as usize] * lost;
        }
        given_away
    }

    /// The number of the best action of a row, the first among equals.
    pub fn best_action(&self, tree: &GameTree, row: usize) -> usize {
        let values = &self.counterfactual_values[tree.slots(row)];
        let better = |best: usize, index: usize| {
            if values[index] > values[best] {
                index
            } else {
                best
            }
        };
        (0..values.len()).fold(0, better)
    }
}

/// By row of `player`: the sum of what chance and the opponent contribute to its histories.
fn row_reach(tree: &GameTree, opponent: &[f64], player: Player) -> Vec<f64> {
    let mut sequences = vec![0; tree.len()];
    let mut reach = vec![0.0; tree.information_sets().len()];
    for (id, node) in tree.nodes.iter().enumerate() {
        let own = sequences[id];
        let is_opponent = node.actor == super::tree::Actor::Player(player.opponent());
        for (index, &child) in tree.children(id as u32).iter().enumerate() {
            sequences[child as usize] = if is_opponent {
                node.slot as usize + index + 1
            } else {
                own
            };
        }
        if node.actor == super::tree::Actor::Player(player) {
            reach[node.row as usize] += tree.chance_reach[id] * opponent[own];
        }
    }
    reach
}
