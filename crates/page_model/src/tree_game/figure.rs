//! The figure of a game: where its nodes stand, as in books. Nodes that cannot be told apart are at the same height wherever that is possible.
//!
//! Places side by side are those of the tidy layout. A node that is lower than its depth hangs on a chain of nodes that are not drawn, so that nothing
//! comes into its way.

use drawing::layout::tidy;
use games::tree_game::{NodeId, TreeGame};

/// Heights are raised so often at most; with perfect recall far less is needed.
const MAX_ROUNDS: usize = 50;

/// Where everything is.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// By node: how far to the right, in units of the least distance of two nodes, and how far down, in levels.
    pub places: Vec<(f32, u32)>,
    /// The node that is furthest to the right, and the lowest.
    pub width: f32,
    pub height: u32,
    /// Nodes that cannot be told apart, from the left to the right: where there are several.
    pub together: Vec<Vec<NodeId>>,
}

impl Figure {
    /// Of a game.
    pub fn of(game: &TreeGame) -> Self {
        let levels = levels(game);
        let columns = columns(game, &levels);
        let places: Vec<(f32, u32)> = columns.into_iter().zip(levels).collect();
        let several = game.sets().iter().filter(|set| set.nodes.len() > 1);
        let together = several.map(|set| {
            let mut nodes = set.nodes.clone();
            nodes.sort_by(|&a, &b| places[a].0.total_cmp(&places[b].0));
            nodes
        });
        Self {
            width: places.iter().map(|place| place.0).fold(0.0, f32::max),
            height: places.iter().map(|place| place.1).max().unwrap_or_default(),
            together: together.collect(),
            places,
        }
    }
}

/// How far down each node is.
fn levels(game: &TreeGame) -> Vec<u32> {
    let nodes = game.nodes();
    let mut levels: Vec<u32> = Vec::with_capacity(nodes.len());
    for node in nodes {
        levels.push(node.parent.map_or(0, |(parent, _)| levels[parent] + 1));
    }
    let aligned: Vec<usize> = (0..game.sets().len())
        .filter(|&set| game.sets()[set].nodes.len() > 1 && !is_on_its_own_way(game, set))
        .collect();
    for _ in 0..MAX_ROUNDS {
        let before = levels.clone();
        for &set in &aligned {
            let own = &game.sets()[set].nodes;
            let lowest = own.iter().map(|&node| levels[node]).max();
            for &node in own {
                levels[node] = lowest.unwrap_or_default();
            }
        }
        for number in 1..nodes.len() {
            if let Some((parent, _)) = nodes[number].parent {
                levels[number] = levels[number].max(levels[parent] + 1);
            }
        }
        if levels == before {
            return levels;
        }
    }
    levels
}

/// Whether one node of a set is below another one.
fn is_on_its_own_way(game: &TreeGame, set: usize) -> bool {
    let above = |&node: &NodeId| game.nodes()[node].parent.map(|(parent, _)| parent);
    let is_below = |node: &NodeId| {
        let mut way = core::iter::successors(above(node), above);
        way.any(|above| game.nodes()[above].set == Some(set))
    };
    game.sets()[set].nodes.iter().any(is_below)
}

/// How far to the right each node is.
fn columns(game: &TreeGame, levels: &[u32]) -> Vec<f32> {
    // In preorder: before each node those that lower it.
    let mut standing: Vec<usize> = Vec::with_capacity(levels.len());
    let mut count = 0;
    let mut above = Vec::with_capacity(levels.len());
    for (number, node) in game.nodes().iter().enumerate() {
        let level = node.parent.map_or(0, |(parent, _)| levels[parent] + 1);
        above.push(count);
        count += (levels[number] - level) as usize;
        standing.push(count);
        count += 1;
    }
    // Subtrees end where the next one begins.
    let mut ends = vec![0_u32; count];
    let mut last: Vec<u32> = standing.iter().map(|&place| place as u32 + 1).collect();
    for number in (0..levels.len()).rev() {
        if let Some((parent, _)) = game.nodes()[number].parent {
            last[parent] = last[parent].max(last[number]);
        }
        ends[above[number]..=standing[number]].fill(last[number]);
    }
    let layout = tidy(&ends);
    standing.iter().map(|&place| layout.x[place]).collect()
}
