//! Pixels: where the nodes of the picture stand.

use super::analysis::Analysis;
use super::figure::Figure;
use games::tree_game::NodeId;

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
