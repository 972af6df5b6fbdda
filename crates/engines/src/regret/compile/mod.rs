//! From the rules of a game to [`GameTree`]; `drawn`: from a game that somebody has drawn.
//!
//! Every history is visited once; information sets are interned as they are met, then put in the order of their player,
//! their distance from the beginning and their key, so that a row comes after the rows that lead to it.
//!
//! Deals that look alike to a player lead through the same information sets in the same order. So a row remembers which
//! one of its player's came next, and most histories find theirs without a search. Names are kept once.

pub mod drawn;
mod interned;

use super::tree::{
    Actor, GameTree, InformationSet, MAX_ACTIONS, NEAR_ACTIONS, Node, NodeId, Outcomes, Sequence,
    Terminal,
};
use games::{Chance, InfoSets, Player, Turn, ZeroSum};
use interned::{Interned, Words};
use random::alias::AliasTable;

impl GameTree {
    /// Compiles the game that begins with `initial`. It is finite, and has at most [`MAX_ACTIONS`] actions at a
    /// decision (debug-asserted, as is perfect recall).
    pub fn new<G: Chance + InfoSets + ZeroSum>(initial: &G) -> Self {
        let compiler = Compiler::with_room(initial.histories_about());
        compiler.compiled(initial)
    }

    /// The same without what need not be there for all information sets to be (`is_in_outline`): rows, slots and
    /// names are those of the whole game, histories are fewer, and values would be wrong ([`GameTree::is_whole`]).
    pub fn outline<G: Chance + InfoSets + ZeroSum>(initial: &G) -> Self {
        let mut compiler = Compiler::with_room(0);
        compiler.is_outline = true;
        compiler.compiled(initial)
    }
}

struct Compiler<K> {
    nodes: Vec<Node>,
    children: Vec<NodeId>,
    alias: AliasTable,
    probabilities: Vec<f64>,
    outcomes: Vec<Outcomes>,
    parents: Vec<NodeId>,
    names: Vec<u32>,
    words: Words,
    rows: Interned<K>,
    is_outline: bool,
    /// Whether something has been left out.
    is_cut: bool,
}

impl<K: Ord + Copy + core::fmt::Display> Compiler<K> {
    /// With room for so many histories.
    fn with_room(histories: usize) -> Self {
        Self {
            nodes: Vec::with_capacity(histories),
            children: Vec::with_capacity(histories),
            alias: AliasTable::default(),
            probabilities: Vec::with_capacity(histories),
            outcomes: Vec::with_capacity(histories),
            parents: Vec::with_capacity(histories),
            names: Vec::with_capacity(histories),
            words: Words::default(),
            rows: Interned::default(),
            is_outline: false,
            is_cut: false,
        }
    }

    fn compiled<G>(mut self, initial: &G) -> GameTree
    where
        G: Chance + InfoSets<InformationSet = K>,
    {
        let name = self.words.number(String::new());
        self.visit(initial, &mut Vec::new(), 0, name, (1.0, 1), [0; 2]);
        self.finish()
    }

    /// Adds `position` and all below it. `decisions` are how many each player has made before; `actions` are those of the
    /// histories above.
    fn visit<G>(
        &mut self,
        position: &G,
        actions: &mut Vec<G::Action>,
        parent: NodeId,
        name: u32,
        drawn: (f64, u32),
        mut decisions: [u32; 2],
    ) -> NodeId
    where
        G: Chance + InfoSets<InformationSet = K>,
    {
        let begin = actions.len();
        if self.is_outline && position.turn() == Turn::Chance {
            let all = position.actions().count();
            actions.extend(
                position
                    .actions()
                    .filter(|&action| position.is_in_outline(action)),
            );
            self.is_cut |= actions.len() - begin < all;
        } else {
            actions.extend(position.actions());
        }
        let count = actions.len() - begin;
        let id = self.push(parent, name, drawn, count);
        let actor = self.actor(position, &actions[begin..], id, &mut decisions);
        self.nodes[id as usize].actor = actor;
        for index in 0..count {
            let action = actions[begin + index];
            let mut child = position.clone();
            child.apply(action);
            let (name, drawn) = match actor {
                Actor::Chance => {
                    let name = self.words.number(G::action_name(action));
                    let drawn = (position.probability(action), position.outcomes_in(action));
                    (name, drawn)
                }
                _ => (self.rows.name(self.nodes[id as usize].row, index), (1.0, 1)),
            };
            let child = self.visit(&child, actions, id, name, drawn, decisions);
            self.set_child(id, index, child);
        }
        actions.truncate(begin);
        self.nodes[id as usize].end = self.nodes.len() as NodeId;
        id
    }

    /// Who acts at `position`, which is that of node `id`; its payoff, its chances or its row are noted.
    fn actor<G>(
        &mut self,
        position: &G,
        actions: &[G::Action],
        id: NodeId,
        decisions: &mut [u32; 2],
    ) -> Actor
    where
        G: Chance + InfoSets<InformationSet = K>,
    {
        match position.turn() {
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
                let depth = &mut decisions[player.index()];
                let order = (player.index(), *depth, position.information_set());
                *depth += 1;
                let names = || actions.iter().map(|&action| G::action_name(action));
                self.join(id, order, || names().collect());
                Actor::Player(player)
            }
        }
    }

    /// Adds a node with room for its children, at which nobody acts yet.
    fn push(
        &mut self,
        parent: NodeId,
        name: u32,
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

    /// Adds a history to its row, whose actions have these names. Until rows are in order it has the number of the row among
    /// those met.
    fn join(&mut self, node: NodeId, order: (usize, u32, K), names: impl Fn() -> Vec<String>) {
        let row = self.rows.join(node, order, names, &mut self.words);
        self.nodes[node as usize].row = row;
    }

    /// Numbers the rows, and finds out what follows from the tree as a whole.
    fn finish(mut self) -> GameTree {
        let words = self.words.into_all();
        let mut slots = vec![0];
        let mut rows = Vec::new();
        let first_rows = self.rows.count_of(0);
        for (row, ((player, _, key), names, nodes)) in self.rows.into_order().enumerate() {
            let slot = slots[row];
            for &node in &nodes {
                let node = &mut self.nodes[node as usize];
                (node.row, node.slot) = (row as u32, slot);
            }
            slots.push(slot + names.len() as u32);
            let actions = names.iter().map(|&name| words[name as usize].clone());
            rows.push(InformationSet {
                key: key.to_string(),
                player: Player::BOTH[player],
                actions: actions.collect(),
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
            words,
            origins: Vec::new(),
            rows,
            slots,
            first_rows,
            terminals: Vec::new(),
            is_whole: !self.is_cut,
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
