//! Backpropagation: what the result changes, from the new node up to the root.

use super::glimpse::path;
use super::{about, numbers};
use experiments::mcts::{Inside, MctsExperiment};
use games::Player;
use texts::Texts;

/// What the result changes at a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Updated {
    /// The moves that lead there.
    pub moves: Vec<u8>,
    /// Who moved there; nobody at the root.
    pub mover: Option<Player>,
    pub name: String,
    pub visits: String,
    /// The mean worked out; empty at the root.
    pub mean: String,
}

/// The nodes of the path, the deepest first.
pub fn updated(lab: &MctsExperiment, inside: &Inside, texts: &Texts) -> Vec<Updated> {
    let path = path(inside, None);
    let choices = inside.trace.choices.iter();
    let columns: Vec<u8> = choices.map(|choice| choice.column).collect();
    let nodes = path.iter().enumerate().rev();
    nodes
        .map(|(depth, &node)| of_node(lab, inside, node, &columns[..depth], texts))
        .collect()
}

fn of_node(
    lab: &MctsExperiment,
    inside: &Inside,
    node: u32,
    moves: &[u8],
    texts: &Texts,
) -> Updated {
    let words = &texts.labs.mcts.stage;
    let after = inside.known(node, None).arithmetic;
    let before = inside.known(node, Some(3)).arithmetic;
    let mover = moves
        .len()
        .checked_sub(1)
        .map(|depth| Player::at_ply(lab.plies() + depth));
    let name = mover.map_or_else(
        || words.root.to_owned(),
        |_| (words.place)(&about::listed(moves)),
    );
    let counted = |visits: u32| (texts.number)(visits.into());
    let sum = |mover: Player| {
        let gain = numbers::result(inside.trace.results[mover.index()]);
        let mean = after.total / f64::from(after.visits.max(1));
        format!(
            "({} + {gain}) / {} = {mean:.3}",
            numbers::sum(before.total),
            counted(after.visits)
        )
    };
    Updated {
        moves: moves.to_vec(),
        mover,
        name,
        visits: format!("{} + 1", counted(before.visits)),
        mean: mover.map(sum).unwrap_or_default(),
    }
}
