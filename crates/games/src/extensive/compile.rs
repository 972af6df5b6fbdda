//! Compiling: from positions to the form, with all that has to hold of a game with perfect recall checked on the way.

use super::PLAYERS;
use super::fault::ExtensiveFault;
use super::game::{Actor, ExtensiveGame, InformationSet, Node, NodeId, Sequence};
use super::position::{Position, Step};
use std::collections::BTreeMap;

/// Probabilities add up to 1 within this.
const TOLERANCE: f64 = 1e-9;

impl ExtensiveGame {
    /// The game that begins at `root`, for so many players.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new<P: Position>(players: usize, root: &P) -> Result<Self, ExtensiveFault> {
        if !PLAYERS.contains(&players) {
            return Err(ExtensiveFault::Players(players));
        }
        let mut compiler = Compiler {
            players,
            nodes: Vec::new(),
            names: Vec::new(),
            payoffs: Vec::new(),
            sets: BTreeMap::new(),
        };
        compiler.visit(root, Above::default(), String::new(), &mut vec![0; players])?;
        compiler.finish()
    }
}

/// Where a node hangs.
#[derive(Clone, Copy)]
struct Above {
    parent: NodeId,
    probability: f64,
}

impl Default for Above {
    fn default() -> Self {
        Self {
            parent: 0,
            probability: 1.0,
        }
    }
}

/// The order of information sets: player, own decisions before, and what is known.
type Order<K> = (usize, u32, K);

struct Compiler<K> {
    players: usize,
    nodes: Vec<Node>,
    names: Vec<String>,
    payoffs: Vec<f64>,
    /// The names of the actions, and the nodes.
    sets: BTreeMap<Order<K>, (Vec<String>, Vec<NodeId>)>,
}

impl<K: Ord + core::fmt::Display> Compiler<K> {
    /// Adds `position` and all below it. `decisions` are how many each player has made before.
    fn visit<P: Position<InformationSet = K>>(
        &mut self,
        position: &P,
        above: Above,
        name: String,
        decisions: &mut Vec<u32>,
    ) -> Result<(), ExtensiveFault> {
        let id = self.nodes.len() as NodeId;
        let (parent, probability) = (above.parent, above.probability);
        self.nodes.push(Node {
            actor: Actor::Chance,
            end: 0,
            parent,
            probability,
        });
        self.names.push(name);
        let below = |probability| Above {
            parent: id,
            probability,
        };
        match position.step() {
            Step::End(payoffs) => self.end(id, &payoffs)?,
            Step::Chance(outcomes) => {
                let sum: f64 = outcomes.iter().map(|outcome| outcome.probability).sum();
                let is_positive = outcomes.iter().all(|outcome| outcome.probability > 0.0);
                let is_whole = (sum - 1.0).abs() < TOLERANCE;
                if !(is_positive && is_whole) {
                    return Err(ExtensiveFault::Probabilities(sum));
                }
                for outcome in outcomes {
                    let above = below(outcome.probability);
                    self.visit(&outcome.next, above, outcome.name, decisions)?;
                }
            }
            Step::Decision {
                player,
                information_set,
                actions,
            } => {
                self.decide(id, player, information_set, &actions, decisions)?;
                decisions[player] += 1;
                for (name, next) in actions {
                    self.visit(&next, below(1.0), name, decisions)?;
                }
                decisions[player] -= 1;
            }
        }
        self.nodes[id as usize].end = self.nodes.len() as NodeId;
        Ok(())
    }

    fn end(&mut self, id: NodeId, payoffs: &[f64]) -> Result<(), ExtensiveFault> {
        if payoffs.len() != self.players {
            return Err(ExtensiveFault::Payoffs(payoffs.len()));
        }
        if !payoffs.iter().all(|payoff| payoff.is_finite()) {
            return Err(ExtensiveFault::Infinite);
        }
        let number = self.payoffs.len() / self.players;
        self.nodes[id as usize].actor = Actor::Nobody(number as u32);
        self.payoffs.extend(payoffs);
        Ok(())
    }

    fn decide<P>(
        &mut self,
        id: NodeId,
        player: usize,
        key: K,
        actions: &[(String, P)],
        decisions: &[u32],
    ) -> Result<(), ExtensiveFault> {
        let players = self.players;
        let Some(&before) = decisions.get(player) else {
            return Err(ExtensiveFault::Decider { player, players });
        };
        let text = key.to_string();
        if actions.is_empty() {
            return Err(ExtensiveFault::NoActions(text));
        }
        let names = || actions.iter().map(|(name, _)| name);
        let set = self.sets.entry((player, before, key));
        let (known, nodes) = set.or_insert_with(|| (names().cloned().collect(), Vec::new()));
        nodes.push(id);
        if names().eq(known.iter()) {
            Ok(())
        } else {
            Err(ExtensiveFault::Actions(text))
        }
    }

    /// Numbers the information sets, and finds out what their players have done before.
    fn finish(mut self) -> Result<ExtensiveGame, ExtensiveFault> {
        let mut slots = vec![0];
        let mut sets: Vec<InformationSet> = Vec::new();
        let mut owners: BTreeMap<String, usize> = BTreeMap::new();
        for (number, ((player, _, key), (actions, nodes))) in self.sets.into_iter().enumerate() {
            let key = key.to_string();
            match owners.insert(key.clone(), player) {
                Some(owner) if owner == player => return Err(ExtensiveFault::Forgotten(key)),
                Some(_) => return Err(ExtensiveFault::TwoOwners(key)),
                None => {}
            }
            for &node in &nodes {
                self.nodes[node as usize].actor = Actor::Player {
                    player: player as u8,
                    information_set: number as u32,
                };
            }
            slots.push(slots[number] + actions.len() as u32);
            sets.push(InformationSet {
                key,
                player,
                actions,
                nodes,
                origin: 0,
            });
        }
        let mut game = ExtensiveGame {
            players: self.players,
            nodes: self.nodes,
            names: self.names,
            payoffs: self.payoffs,
            information_sets: sets,
            slots,
        };
        game.find_origins()?;
        Ok(game)
    }
}

impl ExtensiveGame {
    fn find_origins(&mut self) -> Result<(), ExtensiveFault> {
        let sequences = self.sequences();
        for number in 0..self.information_sets.len() {
            let set = &mut self.information_sets[number];
            let before = |&node: &NodeId| sequences[node as usize * self.players + set.player];
            let mut origins = set.nodes.iter().map(before);
            let origin = origins.next().unwrap_or_default();
            if origins.any(|other| other != origin) {
                return Err(ExtensiveFault::Forgotten(set.key.clone()));
            }
            set.origin = origin;
        }
        Ok(())
    }

    /// By node, then by player: what each has done before it.
    pub fn sequences(&self) -> Vec<Sequence> {
        let mut sequences = vec![0; self.len() * self.players];
        // Preorder: what is above a node is known when it comes.
        for id in 0..self.len() as NodeId {
            let from = id as usize * self.players;
            for (index, child) in self.children(id).enumerate() {
                let to = child as usize * self.players;
                sequences.copy_within(from..from + self.players, to);
                if let Actor::Player {
                    player,
                    information_set,
                } = self.actor(id)
                {
                    let slot = self.slots[information_set as usize] + index as u32;
                    sequences[to + usize::from(player)] = slot + 1;
                }
            }
        }
        sequences
    }
}
