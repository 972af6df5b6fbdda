//! What the tests begin with: a search from a position given by its moves.

use engines::mcts::tree::{NodeId, ROOT, Tree};
use engines::mcts::{MoveStatistics, Uct, UctParameters};
use games::connect_four::{Column, ConnectFour, Standard};
use games::record::{Notation, Record};
use games::{Deterministic, Knowledge};
use random::Random;

pub const PARAMETERS: UctParameters = UctParameters {
    exploration: 1.0,
    most_nodes: 1_000_000,
    ..UctParameters::PLAIN
};

pub type Search = Uct<ConnectFour<Standard>>;

/// The position that `moves` lead to.
pub fn position<G: Notation>(initial: G, moves: &str) -> G {
    let (record, result) = Record::parse(initial, moves);
    assert_eq!(result, Ok(()), "{moves}");
    record.position().clone()
}

/// A search of Connect Four after `moves`, nothing done yet.
pub fn search(moves: &str, seed: u64) -> Search {
    search_of(position(ConnectFour::new(Standard), moves), seed)
}

/// A search from `root`, nothing done yet.
pub fn search_of<G: Knowledge + Deterministic>(root: G, seed: u64) -> Uct<G> {
    Uct::new(root, PARAMETERS, Random::stream(seed, 0))
}

/// The moves at the root.
pub fn moves<G: Knowledge + Deterministic>(uct: &Uct<G>) -> Vec<MoveStatistics<G::Action>> {
    uct.moves().collect()
}

pub fn column(symbol: char) -> Column {
    Column::from_symbol(symbol).unwrap()
}

/// What a tree knows below `node`: action, visits and sum of every evaluated node, by depth first, with the
/// number of its evaluated children. Two trees are equal if and only if these are.
pub fn content<A: Copy>(tree: &Tree<A>, node: NodeId) -> Vec<(Option<A>, u32, f64, usize)> {
    let mut content = Vec::new();
    let mut waiting = vec![node];
    while let Some(node) = waiting.pop() {
        let known = tree.node(node);
        let children = known.evaluated();
        content.push((known.action, known.visits(), known.total(), children.len()));
        waiting.extend(children);
    }
    content
}

/// [`content`] of a whole search.
pub fn whole<G: Knowledge + Deterministic>(
    uct: &Uct<G>,
) -> Vec<(Option<G::Action>, u32, f64, usize)> {
    content(uct.tree(), ROOT)
}
