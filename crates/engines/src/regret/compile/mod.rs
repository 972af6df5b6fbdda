//! From the rules of a game to [`GameTree`]; `drawn`: from a game that somebody has drawn.
//!
//! Every history is visited once; information sets are interned as they are met, then put in the order of their player,
//! their distance from the beginning and their key, so that a row comes after the rows that lead to it.

pub mod drawn;

use super::tree::{
    Actor, GameTree, InformationSet, MAX_ACTIONS, NEAR_ACTIONS, Node, NodeId, Outcomes, Sequence,
    Terminal,
};
use games::{Chance, InfoSets, Player, Turn, ZeroSum};
use random::alias::AliasTable;
use std::collections::BTreeMap;

impl GameTree {
    /// Compiles the game that begins with `initial`. It is finite, and has at most [`MAX_ACTIONS`] actions at a
    /// decision (debug-asserted, as is perfect recall).
    pub fn new<G: Chance + InfoSets + ZeroSum>(initial: &G) -> Self {
        let mut compiler = Compiler::default();
        compiler.visit(initial, 0, String::new(), (1.0, 1), [0; 2]);
        compiler.finish()
    }
}

/// The order of the rows: player, own decisions before, and the key.
type Order<K> = (usize, u32, K);

struct Compiler<K> {
    nodes: Vec<Node>,
    children: Vec<NodeId>,
    alias: AliasTable,
    probabilities: Vec<f64>,
    outcomes: Vec<Outcomes>,
    parents: Vec<NodeId>,
    names: Vec<String>,
    /// The names of the actions, and the histories.
    rows: BTreeMap<Order<K>, (Vec<String>, Vec<NodeId>)>,
}

impl<K> Default for Compiler<K> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            children: Vec::new(),
            alias: AliasTable::default(),
            probabilities: Vec::new(),
            outcomes: Vec::new(),
            parents: Vec::new(),
            names: Vec::new(),
            rows: BTreeMap::new(),
        }
    }
}

impl<K: Ord + Copy + core::fmt::Display> Compiler<K> {
    /// Adds `position` and all below it. `decisions` are how many each player has made before.
    fn visit<G>(
        &mut self,
        position: &G,
        parent: NodeId,
        name: String,
        (probability, outcomes): (f64, u32),
        decisions: [u32; 2],
    ) -> NodeId
    where
        G: Chance + InfoSets<InformationSet = K>,
    {
        let actions: Vec<G::Action> = position.actions().collect();
        let id = self.push(parent, name, (probability, outcomes), actions.len());
        let mut decisions_below = decisions;
        let actor = match position.turn() {
            Turn::Over => {
                self.nodes[id as usize].payoff = position.payoff(Player::First);
                Actor::Nobody
            }
            Turn::Chance => {
                let probabilities = actions.iter().map(|&action| position.probability(action));
                self.alias.push(&probabilities.collect::<Vec<_>>());
                Actor::Chance
            }
            Turn::Player(player) => {
                debug_assert!(actions.len() <= MAX_ACTIONS);
                self.nodes[id as usize].copies = position.positions_in();
                self.alias.skip(actions.len());
                let depth = &mut decisions_below[player.index()];
                let order = (player.index(), *depth, position.information_set());
                *depth += 1;
                let names = || actions.iter().map(|&action| G::action_name(action));
                self.join(id, order, || names().collect());
                Actor::Player(player)
            }
        };
        self.nodes[id as usize].actor = actor;
        for (index, &action) in actions.iter().enumerate() {
            let mut child = position.clone();
            child.apply(action);
            let drawn = match actor {
                Actor::Chance => (position.probability(action), position.outcomes_in(action)),
                _ => (1.0, 1),
            };
            let child = self.visit(&child, id, G::action_name(action), drawn, decisions_below);
            self.set_child(id, index, child);
        }
        self.nodes[id as usize].end = self.nodes.len() as NodeId;
        id
    }

    /// Adds a node with room for its children, at which nobody acts yet.
    fn push(
        &mut self,
        parent: NodeId,
        name: String,
        (probability, outcomes): (f64, u32),
        count: usize,
    ) -> NodeId {
        let id = self.nodes.len() as NodeId;
        let children = self.children.len();
        self.children.resize(children + count, 0);
        self.nodes.push(Node {
            payoff: 0.0,
            end: id + 1,
            children: children as u32,
            count: count as u32,
            actions: [0; NEAR_ACTIONS],
            row: 0,
            slot: 0,
            copies: 1,
            actor: Actor::Nobody,
            opponent: 0,
            weight: 1.0,
        });
        self.parents.push(parent);
        self.names.push(name);
        self.probabilities.push(probability);
        self.outcomes.push(Outcomes {
            count: outcomes,
            probability: probability / f64::from(outcomes),
        });
        id
    }

    fn set_child(&mut self, node: NodeId, index: usize, child: NodeId) {
        let node = &mut self.nodes[node as usize];
        self.children[node.children as usize + index] = child;
        if let Some(place) = node.actions.get_mut(index) {
            *place = child;
        }
    }

    /// Adds a history to its row, whose actions have these names.
    fn join(&mut self, node: NodeId, order: Order<K>, names: impl Fn() -> Vec<String>) {
        let row = self.rows.entry(order);
        let (known, nodes) = row.or_insert_with(|| (names(), Vec::new()));
        debug_assert_eq!(*known, names());
        nodes.push(node);
    }

    /// Numbers the rows, and finds out what follows from the tree as a whole.
    fn finish(mut self) -> GameTree {
        let mut slots = vec![0];
        let mut rows = Vec::new();
        let first_rows = self.rows.keys().filter(|(player, ..)| *player == 0).count();
        for (row, ((player, _, key), (actions, nodes))) in self.rows.into_iter().enumerate() {
            let slot = slots[row];
            for &node in &nodes {
                let node = &mut self.nodes[node as usize];
                (node.row, node.slot) = (row as u32, slot);
            }
            slots.push(slot + actions.len() as u32);
            rows.push(InformationSet {
                key: key.to_string(),
                player: Player::BOTH[player],
                actions,
                nodes,
                copies: 1.0,
            });
        }
        let mut tree = GameTree {
            nodes: self.nodes,
            children: self.children,
            alias: self.alias,
            probabilities: self.probabilities,
            outcomes: self.outcomes,
            chance_reach: Vec::new(),
            parents: self.parents,
            names: self.names,
            origins: Vec::new(),
            rows,
            slots,
            first_rows,
            terminals: Vec::new(),
        };
        tree.find_sequences();
        tree
    }
}

impl GameTree {
    /// What both players have done at each node, and from that the parents of the rows and the ends.
    fn find_sequences(&mut self) {
        let mut sequences: Vec<[Sequence; 2]> = vec![[0; 2]; self.nodes.len()];
        self.chance_reach = vec![1.0; self.nodes.len()];
        self.origins = vec![0; self.rows.len()];
        // Preorder: what is above a node is known when it comes.
        for id in 0..self.nodes.len() {
            let (node, own) = (self.nodes[id], sequences[id]);
            let reach = self.chance_reach[id];
            if node.actor == Actor::Nobody {
                self.terminals.push(Terminal {
                    payoff: reach * node.payoff,
                    sequences: own,
                });
            }
            for index in 0..node.count {
                let child = self.children[(node.children + index) as usize] as usize;
                let probability = self.probabilities[child];
                self.chance_reach[child] = reach * probability;
                self.nodes[child].weight = node.weight * self.outcomes[child].probability;
                sequences[child] = own;
                if let Actor::Player(player) = node.actor {
                    sequences[child][player.index()] = node.slot + index + 1;
                }
            }
            if let Actor::Player(player) = node.actor {
                self.nodes[id].opponent = own[player.opponent().index()];
                let row = &mut self.rows[node.row as usize];
                let (origin, sequence) =
                    (&mut self.origins[node.row as usize], own[player.index()]);
                debug_assert!(row.nodes[0] as usize == id || *origin == sequence);
                *origin = sequence;
                row.copies = reach / (node.weight * f64::from(node.copies));
            }
        }
    }
}
