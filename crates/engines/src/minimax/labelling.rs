//! Labels of finished game trees: w, d, l, from the leaves up.
//!
//! Source: the first part of "博弈2:最大最小值方法". Where the player moves, a node is w if one of its children is,
//! else d if one is, else l; where the opponent moves, the other way round. No numbers are needed, and the
//! labels are those that the values +1, 0, −1 get from minimax. Beyond the source: where the search did not look
//! to the end, a label is unknown unless the known children already decide it.

use super::frame::Role;
use games::Player;
use games::typed_tree::{Owner, Tree};

/// What a finished game, or a node from which it can be forced, is for the maximising player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Label {
    Loss = 1,
    Draw = 2,
    Win = 3,
}

impl Label {
    /// The label of a finished game with this payoff.
    pub fn of_payoff(payoff: f64) -> Self {
        if payoff > 0.0 {
            Self::Win
        } else if payoff < 0.0 {
            Self::Loss
        } else {
            Self::Draw
        }
    }

    /// The letter: w, d, l.
    pub fn letter(self) -> char {
        match self {
            Self::Win => 'w',
            Self::Draw => 'd',
            Self::Loss => 'l',
        }
    }

    /// The label with this number, if there is one.
    pub fn from_number(number: u8) -> Option<Self> {
        [Self::Loss, Self::Draw, Self::Win]
            .into_iter()
            .find(|&label| label as u8 == number)
    }
}

/// What is known about the labels below a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Below {
    best: Option<Label>,
    worst: Option<Label>,
    has_unknown: bool,
}

impl Below {
    /// With one more child.
    pub fn with(self, label: Option<Label>) -> Self {
        match label {
            None => Self {
                has_unknown: true,
                ..self
            },
            Some(label) => Self {
                best: self.best.max(Some(label)),
                worst: Some(self.worst.map_or(label, |worst| worst.min(label))),
                ..self
            },
        }
    }

    /// The node's own label. At chance nodes it is known only if nothing can change it.
    pub fn label(self, role: Role) -> Option<Label> {
        let (reached, decisive) = match role {
            Role::Max => (self.best, Label::Win),
            Role::Min => (self.worst, Label::Loss),
            Role::Chance => {
                let is_sure = self.best == self.worst && !self.has_unknown;
                return self.best.filter(|_| is_sure);
            }
        };
        reached.filter(|&label| label == decisive || !self.has_unknown)
    }
}

/// The labels of all nodes of a tree, in the order of its nodes.
pub fn labels_of(tree: &Tree) -> Vec<Option<Label>> {
    let mut labels = vec![None; tree.nodes().len()];
    // Children come after their parents.
    for (id, node) in tree.nodes().iter().enumerate().rev() {
        let role = match node.owner {
            Owner::Nobody => {
                labels[id] = Some(Label::of_payoff(node.value));
                continue;
            }
            Owner::Player(Player::First) => Role::Max,
            Owner::Player(Player::Second) => Role::Min,
            Owner::Chance => Role::Chance,
        };
        let children = node.children.iter().map(|&child| labels[child as usize]);
        labels[id] = children.fold(Below::default(), Below::with).label(role);
    }
    labels
}
