//! Pixels: where the nodes of the picture stand, the lines through those that cannot be told apart, and the branches with what is written
//! on them.

use super::analysis::Analysis;
use super::figure::Figure;
use games::tree_game::{Mover, NodeId};

/// Pixels around the figure, and from a level to the next.
const MARGIN: f32 = 44.0;
pub const LEVEL: f32 = 84.0;
/// Pixels of a letter, and the least and the greatest distance of two nodes.
const LETTER: f32 = 7.6;
const MIN_DISTANCE: f32 = 64.0;
const MAX_DISTANCE: f32 = 150.0;
/// Where on a branch to an end its name stands: nearer to the end, where there is more room.
pub const LABEL: f32 = 0.66;

/// Where nodes stand, in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Pixels {
    pub figure: Figure,
    unit: f32,
}

impl Pixels {
    /// Of a game: wide enough for its payoffs.
    pub fn of(of: &Analysis) -> Self {
        let ends = of
            .game
            .nodes()
            .iter()
            .enumerate()
            .filter(|(_, node)| node.set.is_none());
        let longest = ends.map(|(node, _)| of.paid(node).chars().count()).max();
        Self {
            figure: Figure::of(&of.game),
            unit: (longest.unwrap_or_default() as f32 * LETTER + 14.0)
                .max(labels(of) / LABEL)
                .clamp(MIN_DISTANCE, MAX_DISTANCE),
        }
    }

    /// Where a node is.
    pub fn at(&self, node: NodeId) -> (f32, f32) {
        let (x, y) = self.figure.places[node];
        (
            MARGIN + self.unit / 2.0 + x * self.unit,
            MARGIN + y as f32 * LEVEL,
        )
    }

    /// The whole picture.
    pub fn size(&self) -> (f32, f32) {
        let width = 2.0 * MARGIN + (self.figure.width + 1.0) * self.unit;
        (width, 2.0 * MARGIN + self.figure.height as f32 * LEVEL)
    }
}

/// The width of the longest name of an action of a player, with a share beside it where there are any.
fn labels(of: &Analysis) -> f32 {
    let longest = of.own_sets().flat_map(|set| {
        let actions = 0..of.game.sets()[set].actions.len();
        actions.map(move |action| of.action(set, action).chars().count())
    });
    longest.max().unwrap_or_default() as f32 * LETTER + 14.0
}

/// A number of pixels as attributes have it.
pub fn px(number: f32) -> String {
    format!("{number:.1}")
}

/// A bow from each node to the next, as a path of the picture.
pub fn together(pixels: &Pixels, nodes: &[NodeId]) -> String {
    let mut path = String::new();
    for pair in nodes.windows(2) {
        let ((x1, y1), (x2, y2)) = (pixels.at(pair[0]), pixels.at(pair[1]));
        let bend = ((x2 - x1).abs() * 0.08 + (y2 - y1).abs() * 0.2).min(26.0);
        let (x, y) = (
            f32::midpoint(x1, x2) + (y2 - y1).abs() * 0.25,
            f32::midpoint(y1, y2) - bend,
        );
        path += &format!("M{x1:.1} {y1:.1}Q{x:.1} {y:.1} {x2:.1} {y2:.1}");
    }
    path
}

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
