//! Subgame-perfect equilibria in pure strategies: all of them, from the last subgames to the first.
//!
//! A subgame begins at a node that is alone in its information set, or at one of chance, and cuts through no information set. Where every node does, this is
//! backward induction (E. Zermelo, 1913; H. W. Kuhn, 1953); otherwise each subgame is what is left of it when the subgames below pay what their equilibria
//! pay, and its pure equilibria are found by comparing all profiles (R. Selten, "Spieltheoretische Behandlung eines Oligopolmodells mit
//! Nachfrageträgheit", 1965). Where several actions or equilibria are as good, each of them is gone on with.

mod part;
mod solved;

use crate::Status;
use crate::exact::rational::{Rational, of_fraction};
use games::tree_game::{NodeId, SetId, TreeGame};
use part::Part;
pub use solved::{Equilibrium, MAX_EQUILIBRIA, Solved};

/// The induction: a step is a subgame.
pub struct SubgamePerfect<'a> {
    game: &'a TreeGame,
    /// What arriving at each node has paid.
    totals: Vec<Vec<Rational>>,
    /// Where subgames begin: the last ones last.
    roots: Vec<NodeId>,
    /// By node.
    solved: Vec<Option<Solved>>,
}

impl<'a> SubgamePerfect<'a> {
    /// Of a game.
    pub fn new(game: &'a TreeGame) -> Self {
        let roots = roots(game);
        Self {
            totals: totals(game),
            solved: vec![None; game.nodes().len()],
            game,
            roots,
        }
    }

    /// Where the next subgame begins.
    pub fn next(&self) -> Option<NodeId> {
        self.roots.last().copied()
    }

    /// The subgame that begins at a node, once it is solved.
    pub fn solved(&self, root: NodeId) -> Option<&Solved> {
        self.solved[root].as_ref()
    }

    /// Solves the next subgame.
    pub fn step(&mut self) -> Status {
        let Some(root) = self.roots.pop() else {
            return Status::Finished;
        };
        let part = Part::new(self.game, root, &self.solved);
        self.solved[root] = Some(part.solve(self.game, &self.totals, &self.solved));
        if self.roots.is_empty() {
            Status::Finished
        } else {
            Status::Running
        }
    }
}

/// All of a game's, at once; a game that is over has one, in which nothing is done.
pub fn subgame_perfect(game: &TreeGame) -> Solved {
    let mut induction = SubgamePerfect::new(game);
    while induction.step() == Status::Running {}
    let payoffs = induction.totals.swap_remove(0);
    induction.solved.swap_remove(0).unwrap_or(Solved {
        root: 0,
        equilibria: vec![Equilibrium {
            payoffs,
            actions: Vec::new(),
        }],
        is_complete: true,
    })
}

fn totals(game: &TreeGame) -> Vec<Vec<Rational>> {
    let mut totals: Vec<Vec<Rational>> = Vec::with_capacity(game.nodes().len());
    for node in game.nodes() {
        let mut total = match node.parent {
            Some((parent, _)) => totals[parent].clone(),
            None => vec![Rational::ZERO; game.players().len()],
        };
        for (sum, &payoff) in total.iter_mut().zip(&node.payoffs) {
            *sum += of_fraction(payoff);
        }
        totals.push(total);
    }
    totals
}

/// Where subgames begin, in preorder.
pub fn roots(game: &TreeGame) -> Vec<NodeId> {
    let nodes = game.nodes();
    // The first and the last node of any set that has one below, and the end of what is below.
    let mut spans: Vec<(NodeId, NodeId)> = (0..nodes.len()).map(|node| (node, node)).collect();
    let mut ends: Vec<NodeId> = (1..=nodes.len()).collect();
    for node in (0..nodes.len()).rev() {
        if let Some((_, set)) = game.set_of(node) {
            let (first, last) = (set.nodes[0], set.nodes[set.nodes.len() - 1]);
            spans[node] = (spans[node].0.min(first), spans[node].1.max(last));
        }
        if let Some((parent, _)) = nodes[node].parent {
            let (low, high) = spans[node];
            spans[parent] = (spans[parent].0.min(low), spans[parent].1.max(high));
            ends[parent] = ends[parent].max(ends[node]);
        }
    }
    let begins = |&node: &NodeId| {
        let (first, last) = spans[node];
        nodes[node].set.is_some()
            && first == node
            && last < ends[node]
            && game
                .set_of(node)
                .is_some_and(|(_, set)| set.nodes.len() == 1)
    };
    (0..nodes.len()).filter(begins).collect()
}
