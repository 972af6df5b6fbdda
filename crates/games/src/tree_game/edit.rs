//! Edits: a game with one thing changed, as somebody draws it.
//!
//! What is done to an information set is done to all of its nodes, so that its player still cannot tell them apart. Numbers of nodes change with the
//! tree; an edit says where each node has gone.

use super::fault::TreeGameFault;
use super::game::{Mover, NodeId, SetId, TreeGame};
use super::given::{Given, GivenNode, game};
use super::sizes::{MAX_ACTIONS, MAX_PLAYERS, MIN_PLAYERS};
use crate::counted::counted;
use crate::fraction::Fraction;
use thiserror::Error;

/// What is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// What arriving at a node pays a player.
    Payoff(NodeId, usize, Fraction),
    /// The game is over here; all below goes.
    End(NodeId),
    /// A player decides here, between two actions where there was nothing to decide.
    Decision(NodeId, usize),
    Chance(NodeId),
    AddAction(NodeId),
    RemoveAction(NodeId, usize),
    ActionName(NodeId, usize, String),
    /// Of an action of chance. The others keep their proportions.
    Probability(NodeId, usize, Fraction),
    SetName(NodeId, String),
    /// The first node, with its whole information set, cannot be told from the second any more.
    Join(NodeId, NodeId),
    /// The node can be told from all others.
    Split(NodeId),
    AddPlayer,
    /// The last player goes; where they decided the game is over.
    RemovePlayer,
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditFault {
    #[error("nobody decides at this node")]
    NoDecision,
    #[error("chance moves at this node, and information sets are of players")]
    OfChance,
    #[error(
        "{} here and {wanted} there; a player who cannot tell nodes apart has the same actions at all of them",
        counted(*found, "action")
    )]
    OtherActions { found: usize, wanted: usize },
    #[error("an information set keeps one action at least, and has {MAX_ACTIONS} at most")]
    Actions,
    #[error(
        "{0} is not a probability that fits here: it must be between 0 and 1, and exactly 1 if there is only one outcome"
    )]
    Probability(Fraction),
    #[error("{0}")]
    Game(#[from] TreeGameFault),
}

/// The game afterwards, and the new number of every node that is still there.
pub type Edited = (TreeGame, Vec<Option<NodeId>>);

/// Does it.
///
/// # Errors
/// Why it cannot be done.
pub fn edited(game: &TreeGame, edit: &Edit) -> Result<Edited, EditFault> {
    let mut draft = Draft::of(game);
    draft.apply(edit)?;
    draft.finished()
}

#[derive(Clone)]
struct DraftNode {
    name: String,
    set: Option<SetId>,
    children: Vec<NodeId>,
    payoffs: Vec<Fraction>,
}

#[derive(Clone)]
struct DraftSet {
    name: String,
    mover: Mover,
    actions: Vec<String>,
}

/// A game whose nodes are in no order.
struct Draft {
    title: String,
    players: Vec<String>,
    nodes: Vec<DraftNode>,
    sets: Vec<DraftSet>,
    /// Nodes of the game before.
    before: usize,
}

impl Draft {
    fn of(game: &TreeGame) -> Self {
        let nodes = game.nodes().iter().map(|node| DraftNode {
            name: node.name.clone(),
            set: node.set,
            children: node.children.clone(),
            payoffs: node.payoffs.clone(),
        });
        let sets = game.sets().iter().map(|set| DraftSet {
            name: set.name.clone(),
            mover: set.mover.clone(),
            actions: set.actions.clone(),
        });
        Self {
            title: game.title.clone(),
            players: game.players().to_vec(),
            nodes: nodes.collect(),
            sets: sets.collect(),
            before: game.nodes().len(),
        }
    }

    fn apply(&mut self, edit: &Edit) -> Result<(), EditFault> {
        match *edit {
            Edit::Payoff(node, player, payoff) => {
                let players = self.players.len();
                let payoffs = &mut self.nodes[node].payoffs;
                payoffs.resize(players, Fraction::ZERO);
                payoffs[player] = payoff;
            }
            Edit::End(node) => {
                self.nodes[node].set = None;
                self.nodes[node].children.clear();
            }
            Edit::Decision(node, player) => self.decide(node, Mover::Player(player)),
            Edit::Chance(node) => {
                self.split(node);
                self.decide(node, Mover::Chance(Vec::new()));
            }
            Edit::AddAction(node) => return self.add_action(node),
            Edit::RemoveAction(node, action) => return self.remove_action(node, action),
            Edit::ActionName(node, action, ref name) => {
                let set = self.set(node)?;
                self.sets[set].actions[action].clone_from(name);
            }
            Edit::Probability(node, action, share) => {
                return self.set_probability(node, action, share);
            }
            Edit::SetName(node, ref name) => {
                let set = self.set(node)?;
                self.sets[set].name.clone_from(name);
            }
            Edit::Join(node, with) => return self.join(node, with),
            Edit::Split(node) => {
                self.set(node)?;
                self.split(node);
            }
            Edit::AddPlayer => {
                if self.players.len() == MAX_PLAYERS {
                    return Err(TreeGameFault::Players(MAX_PLAYERS + 1).into());
                }
                self.players.push((self.players.len() + 1).to_string());
                let players = self.players.len();
                let paid = self
                    .nodes
                    .iter_mut()
                    .filter(|node| !node.payoffs.is_empty());
                paid.for_each(|node| node.payoffs.resize(players, Fraction::ZERO));
            }
            Edit::RemovePlayer => return self.remove_player(),
        }
        Ok(())
    }

    fn set(&self, node: NodeId) -> Result<SetId, EditFault> {
        self.nodes[node].set.ok_or(EditFault::NoDecision)
    }

    fn end(&mut self) -> NodeId {
        self.nodes.push(DraftNode {
            name: String::new(),
            set: None,
            children: Vec::new(),
            payoffs: Vec::new(),
        });
        self.nodes.len() - 1
    }

    /// Lets somebody decide: at an end between two actions, elsewhere between those there are.
    fn decide(&mut self, node: NodeId, mover: Mover) {
        const AT_FIRST: usize = 2;
        let set = match self.nodes[node].set {
            Some(set) => set,
            None => {
                // What was paid at the end is paid at the new ones.
                let payoffs = core::mem::take(&mut self.nodes[node].payoffs);
                let children: Vec<NodeId> = (0..AT_FIRST).map(|_| self.end()).collect();
                for &child in &children {
                    self.nodes[child].payoffs.clone_from(&payoffs);
                }
                self.nodes[node].children = children;
                self.sets.push(DraftSet {
                    name: String::new(),
                    mover: Mover::Player(0),
                    actions: (1..=AT_FIRST).map(|number| number.to_string()).collect(),
                });
                self.nodes[node].set = Some(self.sets.len() - 1);
                self.sets.len() - 1
            }
        };
        let count = self.sets[set].actions.len();
        self.sets[set].mover = match mover {
            Mover::Player(player) => Mover::Player(player),
            Mover::Chance(_) => Mover::Chance(vec![Fraction::new(1, count as i64); count]),
        };
    }

    fn add_action(&mut self, node: NodeId) -> Result<(), EditFault> {
        let set = self.set(node)?;
        let of = &mut self.sets[set];
        if of.actions.len() == MAX_ACTIONS {
            return Err(EditFault::Actions);
        }
        let number = (1..).map(|number: usize| number.to_string());
        let free = number
            .skip(of.actions.len())
            .find(|name| !of.actions.contains(name));
        of.actions.extend(free);
        if let Mover::Chance(chances) = &mut of.mover {
            chances.push(Fraction::ZERO);
        }
        for number in 0..self.nodes.len() {
            if self.nodes[number].set == Some(set) {
                let child = self.end();
                self.nodes[number].children.push(child);
            }
        }
        Ok(())
    }

    fn remove_action(&mut self, node: NodeId, action: usize) -> Result<(), EditFault> {
        let set = self.set(node)?;
        let of = &mut self.sets[set];
        if of.actions.len() == 1 {
            return Err(EditFault::Actions);
        }
        of.actions.remove(action);
        if let Mover::Chance(chances) = &mut of.mover {
            let gone = chances.remove(action);
            share_out(chances, Fraction::ONE.checked_add(-gone), Fraction::ONE)?;
        }
        for node in self.nodes.iter_mut().filter(|node| node.set == Some(set)) {
            node.children.remove(action);
        }
        Ok(())
    }

    fn set_probability(
        &mut self,
        node: NodeId,
        action: usize,
        share: Fraction,
    ) -> Result<(), EditFault> {
        let set = self.set(node)?;
        let Mover::Chance(chances) = &mut self.sets[set].mover else {
            return Err(EditFault::NoDecision);
        };
        let is_possible = (Fraction::ZERO..=Fraction::ONE).contains(&share);
        if !is_possible || (chances.len() == 1 && share != Fraction::ONE) {
            return Err(EditFault::Probability(share));
        }
        let before = chances.remove(action);
        let left = Fraction::ONE
            .checked_add(-share)
            .ok_or(TreeGameFault::TooManyDigits)?;
        share_out(chances, Fraction::ONE.checked_add(-before), left)?;
        chances.insert(action, share);
        Ok(())
    }

    fn join(&mut self, node: NodeId, with: NodeId) -> Result<(), EditFault> {
        let (own, other) = (self.set(node)?, self.set(with)?);
        let is_chance = |set: SetId| matches!(self.sets[set].mover, Mover::Chance(_));
        if is_chance(own) || is_chance(other) {
            return Err(EditFault::OfChance);
        }
        let (found, wanted) = (self.sets[own].actions.len(), self.sets[other].actions.len());
        if found != wanted {
            return Err(EditFault::OtherActions { found, wanted });
        }
        for node in self.nodes.iter_mut().filter(|node| node.set == Some(own)) {
            node.set = Some(other);
        }
        Ok(())
    }

    /// Gives a node a set of its own, if others are in its set.
    fn split(&mut self, node: NodeId) {
        let Some(set) = self.nodes[node].set else {
            return;
        };
        if self
            .nodes
            .iter()
            .filter(|node| node.set == Some(set))
            .count()
            > 1
        {
            let own = DraftSet {
                name: String::new(),
                ..self.sets[set].clone()
            };
            self.sets.push(own);
            self.nodes[node].set = Some(self.sets.len() - 1);
        }
    }

    fn remove_player(&mut self) -> Result<(), EditFault> {
        let last = self.players.len() - 1;
        if self.players.len() == MIN_PLAYERS {
            return Err(TreeGameFault::Players(last).into());
        }
        self.players.pop();
        for number in 0..self.nodes.len() {
            self.nodes[number].payoffs.truncate(last);
            let set = self.nodes[number].set;
            if set.is_some_and(|set| self.sets[set].mover == Mover::Player(last)) {
                self.nodes[number].set = None;
                self.nodes[number].children.clear();
            }
        }
        Ok(())
    }

    /// The game, its nodes in preorder again.
    fn finished(self) -> Result<Edited, EditFault> {
        let mut places = vec![None; self.before];
        let mut given = Vec::new();
        let mut open = vec![0];
        while let Some(number) = open.pop() {
            if let Some(place) = places.get_mut(number) {
                *place = Some(given.len());
            }
            let node = &self.nodes[number];
            open.extend(node.children.iter().rev());
            given.push(GivenNode {
                name: node.name.clone(),
                what: self.what(node.set),
                payoffs: node.payoffs.clone(),
            });
        }
        let game = game(self.title, self.players, given).map_err(|(_, fault)| fault)?;
        Ok((game, places))
    }

    fn what(&self, set: Option<SetId>) -> Given {
        let Some(number) = set else {
            return Given::End;
        };
        let set = &self.sets[number];
        let name = set.name.clone();
        match &set.mover {
            Mover::Player(player) => Given::Decision {
                player: *player,
                key: Some(number.to_string()),
                name,
                actions: set.actions.clone(),
            },
            Mover::Chance(chances) => Given::Chance {
                name,
                actions: set
                    .actions
                    .iter()
                    .cloned()
                    .zip(chances.iter().copied())
                    .collect(),
            },
        }
    }
}

/// Makes probabilities that were `before` in all `after` in all, in the same proportions; alike if they were 0.
fn share_out(
    chances: &mut [Fraction],
    before: Option<Fraction>,
    after: Fraction,
) -> Result<(), EditFault> {
    let count = Fraction::new(1, chances.len().max(1) as i64);
    let scaled = |chance: Fraction| match before {
        Some(Fraction::ZERO) => after.checked_mul(count),
        Some(before) => chance.checked_mul(after)?.checked_mul(before.inverse()?),
        None => None,
    };
    for chance in chances {
        *chance = scaled(*chance).ok_or(TreeGameFault::TooManyDigits)?;
    }
    Ok(())
}
