//! Play: what is done in a game, how often each node is come to, what was paid there, and what Bayes' rule says.

use crate::exact::rational::{Rational, of_fraction};
use games::tree_game::{Mover, NodeId, SetId, TreeGame};

/// A game, and what is done in it.
pub(super) struct Play<'a> {
    pub game: &'a TreeGame,
    /// By set: a probability for each action.
    pub behaviour: &'a [Vec<Rational>],
    /// By node: how often it is come to, what was paid, and where what is below ends.
    pub reach: Vec<Rational>,
    pub totals: Vec<Vec<Rational>>,
    pub ends: Vec<NodeId>,
}

impl<'a> Play<'a> {
    /// Of what is done at each set, those of chance aside.
    pub fn new(game: &'a TreeGame, behaviour: &'a [Vec<Rational>]) -> Self {
        let nodes = game.nodes();
        let (mut reach, mut totals) = (
            Vec::with_capacity(nodes.len()),
            Vec::with_capacity(nodes.len()),
        );
        for node in nodes {
            let (share, mut total) = match node.parent {
                None => (Rational::ONE, vec![Rational::ZERO; game.players().len()]),
                Some((parent, action)) => {
                    let above: &Rational = &reach[parent];
                    (
                        above * share_of(game, behaviour, parent, action),
                        Vec::clone(&totals[parent]),
                    )
                }
            };
            for (sum, &payoff) in total.iter_mut().zip(&node.payoffs) {
                *sum += of_fraction(payoff);
            }
            reach.push(share);
            totals.push(total);
        }
        let mut ends: Vec<NodeId> = (1..=nodes.len()).collect();
        for number in (0..nodes.len()).rev() {
            if let Some((parent, _)) = nodes[number].parent {
                ends[parent] = ends[parent].max(ends[number]);
            }
        }
        Self {
            game,
            behaviour,
            reach,
            totals,
            ends,
        }
    }

    /// What Bayes' rule gives at a set; `None` where the behaviour never comes to.
    pub fn by_bayes(&self, set: SetId) -> Option<Vec<Rational>> {
        let nodes = &self.game.sets()[set].nodes;
        let sum = nodes
            .iter()
            .fold(Rational::ZERO, |sum, &node| sum + &self.reach[node]);
        (!sum.is_zero()).then(|| nodes.iter().map(|&node| &self.reach[node] / &sum).collect())
    }
}

/// How often an action is taken at a node.
pub(super) fn share_of(
    game: &TreeGame,
    behaviour: &[Vec<Rational>],
    node: NodeId,
    action: usize,
) -> Rational {
    match game.set_of(node) {
        None => Rational::ZERO,
        Some((set, of)) => match &of.mover {
            Mover::Player(_) => behaviour[set][action].clone(),
            Mover::Chance(chances) => of_fraction(chances[action]),
        },
    }
}

/// What is paid at each node, by the beliefs.
pub(super) fn sum_of(values: Vec<Rational>, beliefs: &[Rational]) -> Rational {
    let both = values.into_iter().zip(beliefs);
    both.fold(Rational::ZERO, |sum, (value, belief)| sum + value * belief)
}
