//! Subgame-perfect equilibria in pure strategies: all of them, from the last subgames to the first.
//!
//! A subgame begins at a node that is alone in its information set, or at one of chance, and cuts through no information set. Where every node does, this is
//! backward induction (J. von Neumann and O. Morgenstern, 1944; H. W. Kuhn, 1953); otherwise each subgame is what is left of it when the subgames below pay what their equilibria
//! pay, and its pure equilibria are found by comparing all profiles (R. Selten, "Spieltheoretische Behandlung eines Oligopolmodells mit
//! Nachfrageträgheit", 1965). Where several actions or equilibria are as good, each of them is gone on with.

mod part;
mod search;
mod solved;

use crate::Status;
use crate::exact::rational::{Rational, of_fraction};
use core::borrow::Borrow;
use games::tree_game::{InformationSet, NodeId, SetId, TreeGame};
use part::Part;
use search::{Known, Search};
pub use solved::{Equilibrium, MAX_EQUILIBRIA, Solved};

/// The induction.
pub struct SubgamePerfect<G> {
    game: G,
    /// What arriving at each node has paid.
    totals: Vec<Vec<Rational>>,
    /// Where subgames begin that are not solved: the last ones last.
    roots: Vec<NodeId>,
    /// The last of them, under way.
    search: Option<Search>,
    /// By node.
    solved: Vec<Option<Solved>>,
}

impl<G: Borrow<TreeGame>> SubgamePerfect<G> {
    /// Of a game.
    pub fn new(game: G) -> Self {
        let tree = game.borrow();
        let roots = roots(tree);
        Self {
            totals: totals(tree),
            solved: vec![None; tree.nodes().len()],
            game,
            roots,
            search: None,
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

    /// Goes on with the next subgame: some of its nodes, in one profile of actions.
    pub fn step(&mut self) -> Status {
        let Some(&root) = self.roots.last() else {
            return Status::Finished;
        };
        let game = self.game.borrow();
        let known = Known {
            game,
            totals: &self.totals,
            solved: &self.solved,
        };
        let search = self
            .search
            .get_or_insert_with(|| Search::new(Part::new(game, root, &self.solved), known));
        if search.step(known) == Status::Running {
            return Status::Running;
        }
        self.solved[root] = self.search.take().map(Search::into_solved);
        self.roots.pop();
        if self.roots.is_empty() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// All actions of an equilibrium, those in the subgames below too.
    pub fn actions(&self, equilibrium: &Equilibrium) -> Vec<(SetId, usize)> {
        let mut actions = Vec::new();
        let mut open = vec![equilibrium];
        while let Some(equilibrium) = open.pop() {
            actions.extend_from_slice(&equilibrium.actions);
            let below = equilibrium.below.iter();
            open.extend(
                below.filter_map(|&(root, place)| self.solved(root)?.equilibria.get(place)),
            );
        }
        actions
    }
}

/// All of a game's, at once, with all their actions; a game that is over has one, in which nothing is done.
pub fn subgame_perfect(game: &TreeGame) -> Solved {
    let mut induction = SubgamePerfect::new(game);
    while induction.step() == Status::Running {}
    let Some(whole) = induction.solved(0) else {
        return Solved {
            root: 0,
            equilibria: vec![Equilibrium {
                payoffs: induction.totals.swap_remove(0),
                actions: Vec::new(),
                below: Vec::new(),
            }],
            is_complete: true,
        };
    };
    let equilibria = whole.equilibria.iter().map(|one| Equilibrium {
        payoffs: one.payoffs.clone(),
        actions: induction.actions(one),
        below: Vec::new(),
    });
    Solved {
        root: 0,
        equilibria: equilibria.collect(),
        is_complete: whole.is_complete,
    }
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

/// Where subgames begin, in preorder: the whole game is one too, unless it is over.
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
        let is_alone = |(_, set): (SetId, &InformationSet)| node == 0 || set.nodes.len() == 1;
        first == node && last < ends[node] && game.set_of(node).is_some_and(is_alone)
    };
    (0..nodes.len()).filter(begins).collect()
}
