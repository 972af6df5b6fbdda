//! A hand against a strategy: dealing, the strategy's actions, and what the person's decisions cost.
//!
//! Hand number n of a seed is dealt from stream n of it, so that any hand can be dealt again. A decision is judged by
//! what the person could know: by the mean over all hands the opponent may hold there, given how the opponent plays.

use super::best_response::BestResponse;
use super::strategy::Strategy;
use super::tree::{Actor, GameTree, NodeId};
use super::walk::draw;
use games::Player;
use random::Random;

/// A hand under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    person: Player,
    node: NodeId,
    random: Random,
}

/// What a decision of the person was worth, in antes per hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// By action, if the person plays best afterwards; `None` if the opponent never lets it come to that.
    pub values: Option<Vec<f64>>,
    /// What the action taken loses against the best one, at least 0; 0 where nothing is known.
    pub cost: f64,
}

impl Hand {
    /// Hand number `index` of `seed`, up to the person's first decision or the end. The opponent plays `strategy`.
    pub fn deal(
        tree: &GameTree,
        strategy: &Strategy,
        person: Player,
        seed: u64,
        index: u64,
    ) -> Self {
        let mut hand = Self {
            person,
            node: 0,
            random: Random::stream(seed, index),
        };
        hand.go_on(tree, strategy);
        hand
    }

    /// Where the hand is: a decision of the person, or the end.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// Whether the hand is over.
    pub fn is_over(&self, tree: &GameTree) -> bool {
        tree.actor(self.node) == Actor::Nobody
    }

    /// What the person has won when the hand is over, in antes; 0 before.
    pub fn winnings(&self, tree: &GameTree) -> f64 {
        match self.person {
            Player::First => tree.payoff(self.node),
            Player::Second => 0.0 - tree.payoff(self.node),
        }
    }

    /// The nodes from the root to where the hand is.
    pub fn path(&self, tree: &GameTree) -> Vec<NodeId> {
        let above = core::iter::successors(Some(self.node), |&node| tree.parent(node));
        let mut path: Vec<NodeId> = above.collect();
        path.reverse();
        path
    }

    /// The person takes the action with this number, and the opponent answers. `None`, and nothing happens, if there is
    /// no such action or the hand is over. `best` is the person's best response to the strategy.
    pub fn act(
        &mut self,
        tree: &GameTree,
        strategy: &Strategy,
        best: &BestResponse,
        action: usize,
    ) -> Option<Judgement> {
        let row = tree.row(self.node)?;
        let child = *tree.children(self.node).get(action)?;
        let costs = best.costs(tree, row);
        let judgement = Judgement {
            values: best.action_values(tree, row),
            cost: costs.map_or(0.0, |costs| costs[action]),
        };
        self.node = child;
        self.go_on(tree, strategy);
        Some(judgement)
    }

    /// Chance and the opponent act until the person is to decide or the hand is over.
    fn go_on(&mut self, tree: &GameTree, strategy: &Strategy) {
        loop {
            let children = tree.children(self.node);
            let index = match tree.actor(self.node) {
                Actor::Nobody => return,
                Actor::Player(player) if player == self.person => return,
                Actor::Player(_) => {
                    let row = tree.row(self.node).unwrap_or_default();
                    draw(strategy.row(tree, row), &mut self.random)
                }
                Actor::Chance => tree.draw_chance(self.node, &mut self.random),
            };
            self.node = children[index];
        }
    }
}
