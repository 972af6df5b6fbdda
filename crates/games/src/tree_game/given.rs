//! A game as somebody gives it, node by node in preorder, and the checks that make it one.

use super::fault::TreeGameFault;
use super::game::{InformationSet, Mover, Node, NodeId, SetId, TreeGame};
use super::sizes::{MAX_ACTIONS, MAX_NAME, MAX_NODES, MAX_PLAYERS, MIN_PLAYERS};
use crate::fraction::Fraction;
use std::collections::BTreeMap;

/// What happens at a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// Nothing: the game is over.
    End,
    Chance {
        name: String,
        actions: Vec<(String, Fraction)>,
    },
    /// A decision of a player, from 0. Nodes with the same key are one information set of that player; without a key a node is alone.
    Decision {
        player: usize,
        key: Option<String>,
        /// What the set is called.
        name: String,
        actions: Vec<String>,
    },
}

/// A node, before it is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenNode {
    pub name: String,
    pub what: Given,
    /// Empty, or one for each player.
    pub payoffs: Vec<Fraction>,
}

/// A fault, and the node that has it.
pub type Wrong = (NodeId, TreeGameFault);

/// A game under way: nodes are added in preorder.
#[derive(Debug)]
pub struct Builder {
    game: TreeGame,
    keys: BTreeMap<(usize, String), SetId>,
    /// Nodes whose children are not all there.
    open: Vec<NodeId>,
}

impl Builder {
    /// A game of these players without any node.
    ///
    /// # Errors
    /// If there are too few players or too many.
    pub fn new(title: String, players: Vec<String>) -> Result<Self, TreeGameFault> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players.len()) {
            return Err(TreeGameFault::Players(players.len()));
        }
        let (sets, nodes) = (Vec::new(), Vec::new());
        Ok(Self {
            game: TreeGame {
                title,
                players,
                sets,
                nodes,
            },
            keys: BTreeMap::new(),
            open: Vec::new(),
        })
    }

    /// Whether all nodes have their children.
    pub fn is_complete(&self) -> bool {
        self.open.is_empty() && !self.game.nodes.is_empty()
    }

    /// The node above the next one in preorder, and the action that leads there; nothing for the root.
    pub fn parent_of_next(&self) -> Option<(NodeId, usize)> {
        let &parent = self.open.last()?;
        Some((parent, self.game.nodes[parent].children.len()))
    }

    /// Adds the next node in preorder; the game is not complete.
    ///
    /// # Errors
    /// What is wrong with the node.
    pub fn add(&mut self, node: GivenNode) -> Result<(), TreeGameFault> {
        let number = self.game.nodes.len();
        if number == MAX_NODES {
            return Err(TreeGameFault::Nodes);
        }
        self.check(&node)?;
        let parent = self.parent_of_next();
        let set = self.set_of(node.what, number)?;
        let size = set.map_or(0, |set| self.game.sets[set].actions.len());
        if let Some((parent, _)) = parent {
            self.game.nodes[parent].children.push(number);
        }
        self.game.nodes.push(Node {
            name: node.name,
            parent,
            set,
            children: Vec::with_capacity(size),
            payoffs: if node.payoffs.iter().all(|&payoff| payoff == Fraction::ZERO) {
                Vec::new()
            } else {
                node.payoffs
            },
        });
        if size > 0 {
            self.open.push(number);
        }
        while let Some(&last) = self.open.last()
            && self.is_full(last)
        {
            self.open.pop();
        }
        Ok(())
    }

    fn is_full(&self, node: NodeId) -> bool {
        let node = &self.game.nodes[node];
        let size = node.set.map_or(0, |set| self.game.sets[set].actions.len());
        node.children.len() == size
    }

    fn check(&self, node: &GivenNode) -> Result<(), TreeGameFault> {
        let players = self.game.players.len();
        let found = node.payoffs.len();
        if found != 0 && found != players {
            let wanted = players;
            return Err(TreeGameFault::Payoffs { found, wanted });
        }
        let (names, count): (Vec<&String>, usize) = match &node.what {
            Given::End => (Vec::new(), 1),
            Given::Chance { name, actions } => {
                probabilities(actions)?;
                let names = actions.iter().map(|(name, _)| name);
                (names.chain([name]).collect(), actions.len())
            }
            Given::Decision {
                player,
                name,
                actions,
                ..
            } => {
                if *player >= players {
                    let found = player.wrapping_add(1);
                    return Err(TreeGameFault::Player { found, players });
                }
                (actions.iter().chain([name]).collect(), actions.len())
            }
        };
        if !(1..=MAX_ACTIONS).contains(&count) {
            return Err(TreeGameFault::Actions(count));
        }
        let is_long = |name: &&String| name.chars().count() > MAX_NAME;
        if names
            .into_iter()
            .chain([&node.name])
            .any(|name| is_long(&name))
        {
            return Err(TreeGameFault::LongName);
        }
        Ok(())
    }

    fn set_of(&mut self, what: Given, node: NodeId) -> Result<Option<SetId>, TreeGameFault> {
        let (name, mover, actions, key) = match what {
            Given::End => return Ok(None),
            Given::Chance { name, actions } => {
                let (actions, probabilities) = actions.into_iter().unzip();
                (name, Mover::Chance(probabilities), actions, None)
            }
            Given::Decision {
                player,
                key,
                name,
                actions,
            } => {
                let key = key.map(|key| (player, key));
                (name, Mover::Player(player), actions, key)
            }
        };
        if let Some(&set) = key.as_ref().and_then(|key| self.keys.get(key)) {
            return self.join(set, actions, node).map(Some);
        }
        let set = self.game.sets.len();
        if let Some(key) = key {
            self.keys.insert(key, set);
        }
        self.game.sets.push(InformationSet {
            name,
            mover,
            actions,
            nodes: vec![node],
        });
        Ok(Some(set))
    }

    fn join(
        &mut self,
        set: SetId,
        found: Vec<String>,
        node: NodeId,
    ) -> Result<SetId, TreeGameFault> {
        let known = &mut self.game.sets[set];
        if known.actions != found {
            let player = known.player().map_or(0, |player| player + 1);
            return Err(TreeGameFault::OtherActions {
                name: known.name.clone(),
                player,
                found: listed(&found),
                wanted: listed(&known.actions),
            });
        }
        known.nodes.push(node);
        Ok(set)
    }

    /// The game.
    ///
    /// # Errors
    /// If there is no node, or payoffs along a way have too many digits. It is complete otherwise.
    pub fn finished(self) -> Result<TreeGame, TreeGameFault> {
        if !self.is_complete() {
            return Err(TreeGameFault::Empty);
        }
        if self.game.totals().is_none() {
            return Err(TreeGameFault::TooManyDigits);
        }
        Ok(self.game)
    }
}

fn probabilities(actions: &[(String, Fraction)]) -> Result<(), TreeGameFault> {
    let mut sum = Some(Fraction::ZERO);
    for &(_, probability) in actions {
        if !(Fraction::ZERO..=Fraction::ONE).contains(&probability) {
            return Err(TreeGameFault::Probability(probability));
        }
        sum = sum.and_then(|sum| sum.checked_add(probability));
    }
    match sum {
        Some(Fraction::ONE) => Ok(()),
        Some(sum) => Err(TreeGameFault::ProbabilitySum(sum.to_string())),
        None => Err(TreeGameFault::TooManyDigits),
    }
}

fn listed(actions: &[String]) -> String {
    const MAX_LISTED: usize = 5;
    let shown: Vec<&str> = actions
        .iter()
        .take(MAX_LISTED)
        .map(String::as_str)
        .collect();
    let more = if actions.len() > MAX_LISTED {
        " …"
    } else {
        ""
    };
    let word = if actions.len() == 1 {
        "action"
    } else {
        "actions"
    };
    format!("{} {word} ({}{more})", actions.len(), shown.join(" "))
}

/// A game of these players with these nodes, in preorder.
///
/// # Errors
/// The first thing that is wrong, with the number of its node.
pub fn game(
    title: String,
    players: Vec<String>,
    nodes: impl IntoIterator<Item = GivenNode>,
) -> Result<TreeGame, Wrong> {
    let mut builder = Builder::new(title, players).map_err(|fault| (0, fault))?;
    for (number, node) in nodes.into_iter().enumerate() {
        builder.add(node).map_err(|fault| (number, fault))?;
    }
    builder.finished().map_err(|fault| (0, fault))
}
