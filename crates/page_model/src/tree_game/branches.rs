//! Branches of the picture: where each is drawn, and what is written on it.

use super::analysis::Analysis;
use super::pixels::{LABEL, LEVEL, Pixels};
use games::tree_game::{Mover, NodeId};

/// Where on a branch its name stands, if it does not lead to an end: above the name of who moves next.
const HIGH_LABEL: f32 = 0.48;
/// Pixels that a branch ends above an end, where payoffs stand, and that its name is raised above a share.
const ABOVE_END: f32 = 12.0;
const ABOVE_SHARE: f32 = 6.0;

/// A branch that leads to a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// Who decides for it; `None` of chance.
    pub player: Option<usize>,
    /// From where to where it is drawn.
    pub ends: [(f32, f32); 2],
    /// The action, with its probability if chance moves.
    pub label: String,
    /// Where that stands.
    pub place: (f32, f32),
}

/// The branch that leads to a node; none to the root. A share below its name raises that.
pub fn branch(of: &Analysis, pixels: &Pixels, node: NodeId, has_share: bool) -> Option<Branch> {
    let game = &of.game;
    let (parent, action) = game.nodes()[node].parent?;
    let (set, decided) = game.set_of(parent)?;
    let ((x1, y1), (x2, y2)) = (pixels.at(parent), pixels.at(node));
    let mut label = of.action(set, action);
    if let Mover::Chance(chances) = &decided.mover {
        label = format!("{label} {}", chances[action].shown());
    }
    // Payoffs stand at ends.
    let is_end = game.nodes()[node].set.is_none();
    let place = if is_end { LABEL } else { HIGH_LABEL };
    let raised = if has_share { ABOVE_SHARE } else { 0.0 };
    let shorter = if is_end {
        (LEVEL - ABOVE_END) / LEVEL
    } else {
        1.0
    };
    Some(Branch {
        player: decided.player(),
        ends: [
            (x1, y1),
            (x1 + (x2 - x1) * shorter, y1 + (y2 - y1) * shorter),
        ],
        label,
        place: (x1 + (x2 - x1) * place, y1 + (y2 - y1) * place - raised),
    })
}
