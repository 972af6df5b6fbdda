//! A subgame without the subgames in it.

use super::solved::Solved;
use games::tree_game::{Mover, NodeId, SetId, TreeGame};
use std::collections::BTreeMap;

/// What happens at a node.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    End,
    /// Another subgame: its place in the list.
    Subgame(usize),
    Chance,
    /// A decision: the place of its set in the list.
    Decision(usize),
}

/// A node of the part.
pub(super) struct Place {
    pub node: NodeId,
    pub kind: Kind,
    /// The place of the node above, and the action that leads here.
    pub parent: Option<(usize, usize)>,
}

/// The part of a subgame in which its own information sets are.
pub(super) struct Part {
    pub root: NodeId,
    /// In preorder.
    pub places: Vec<Place>,
    /// The sets in which a player decides: how many actions they have, and whose they are.
    pub sets: Vec<(SetId, usize, usize)>,
    /// Subgames that begin here.
    pub below: Vec<NodeId>,
}

impl Part {
    /// Of the subgame that begins at `root`; those in it are solved.
    pub fn new(game: &TreeGame, root: NodeId, solved: &[Option<Solved>]) -> Self {
        let mut part = Self {
            root,
            places: Vec::new(),
            sets: Vec::new(),
            below: Vec::new(),
        };
        let mut numbers: BTreeMap<SetId, usize> = BTreeMap::new();
        let mut open = vec![(root, None)];
        while let Some((node, parent)) = open.pop() {
            let place = part.places.len();
            let kind = match game.set_of(node) {
                None => Kind::End,
                Some(_) if solved[node].is_some() => {
                    part.below.push(node);
                    Kind::Subgame(part.below.len() - 1)
                }
                Some((number, set)) => {
                    let children = game.nodes()[node].children.iter().enumerate().rev();
                    open.extend(children.map(|(action, &child)| (child, Some((place, action)))));
                    match set.mover {
                        Mover::Chance(_) => Kind::Chance,
                        Mover::Player(player) => {
                            let sets = &mut part.sets;
                            Kind::Decision(*numbers.entry(number).or_insert_with(|| {
                                sets.push((number, set.actions.len(), player));
                                sets.len() - 1
                            }))
                        }
                    }
                }
            };
            part.places.push(Place { node, kind, parent });
        }
        part
    }

    /// How many profiles of actions there are, if they can be counted.
    pub fn profiles(&self) -> Option<usize> {
        let mut counts = self.sets.iter().map(|&(_, actions, _)| actions);
        counts.try_fold(1_usize, usize::checked_mul)
    }

    /// The action of each set in a profile.
    pub fn actions(&self, mut profile: usize) -> Vec<usize> {
        let action = |&(_, actions, _): &(SetId, usize, usize)| {
            let action = profile % actions;
            profile /= actions;
            action
        };
        self.sets.iter().map(action).collect()
    }

    /// A profile with the first action wherever `player` decides.
    pub fn without(&self, player: usize, mut profile: usize) -> usize {
        let (mut key, mut unit) = (0, 1);
        for &(_, actions, owner) in &self.sets {
            if owner != player {
                key += unit * (profile % actions);
            }
            profile /= actions;
            unit *= actions;
        }
        key
    }
}
