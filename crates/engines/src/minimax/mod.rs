//! Minimax: what a position is worth if both players do their best, by looking ahead depth first.
//!
//! Source: "博弈2:最大最小值方法" (Games 2: the minimax method, 2010). It labels finished game trees with w, d and
//! l, then with values; takes the maximum where the player moves and the minimum where the opponent does; and
//! computes this depth first with nothing in memory but the path from the root: a stack with the root at the
//! bottom and the current node on top, each with a *partial backed-up value* that begins at −∞ (player) or +∞
//! (opponent) and is compared with each child's value as the child returns. A *terminal test* says where an
//! *evaluation function* takes the place of further search. Deviation: the source says in one place that
//! children are kept until their parent has its value, and in another that only the path is stored. The
//! partial value makes the second enough, so a child is freed as soon as it has returned.
//!
//! "The player" is the *maximising player*: in board games the player who is to move at the root. **Every value in
//! this folder is from his point of view.**
//!
//! * [`search`]: that depth-first search as a machine that can be stopped at any node; [`frame`] is a node on
//!   its stack. All that follows are switches of it ([`Options`]) and can be combined.
//! * [`window`]: the interval (α, β) and when a branch is cut (alpha-beta, fail-soft).
//! * [`scout`]: principal variation search.
//! * [`chance`]: expectiminimax, and what alpha-beta can cut at chance nodes.
//! * [`ordering`]: static order, killer moves, history heuristic.
//! * [`table`]: the transposition table.
//! * [`deepening`]: iterative deepening.
//! * [`memory`]: bytes of the whole tree, of the path, of the table.
//! * [`terminal`]: the terminal test, with quiescence.
//! * [`labelling`]: w, d and l.
//! * [`record`] and [`moment`]: every step of a search, kept to be shown, and one moment of it; `recorder` writes it,
//!   a `visit` a node, whose `content` is what the node turned out to be.

pub mod chance;
mod content;
pub mod deepening;
pub mod frame;
pub mod labelling;
pub mod memory;
pub mod moment;
pub mod ordering;
pub mod record;
mod recorder;
pub mod scout;
pub mod search;
pub mod table;
pub mod terminal;
mod visit;
pub mod window;

pub use memory::Memory;
pub use moment::Moment;
pub use record::Record;
pub use search::Search;

use ordering::Ordering;

/// What a search leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pruning {
    /// Nothing: plain minimax, with chance nodes expectiminimax.
    None,
    /// What cannot matter (alpha-beta).
    AlphaBeta,
    /// The same, and moves after the first are only asked whether they are better (principal variation search).
    PrincipalVariation,
}

/// What can be switched on and off. Whatever the switches, the value is that of plain minimax with the same
/// terminal test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub pruning: Pruning,
    pub ordering: Ordering,
    /// Whether positions met again, by another order of moves, are looked up.
    pub table: bool,
    /// Whether the search is done to depth 1, 2, … before the depth wanted.
    pub deepening: bool,
    /// Moves that are looked ahead; `None` to the ends of the game.
    pub depth: Option<u32>,
    /// Most moves looked further ahead where a position at the depth limit is not quiet.
    pub quiescence: u32,
}

/// What a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions met, the root and repeated visits too.
    pub nodes: u64,
    /// Positions evaluated: finished, or where the terminal test ended the search.
    pub leaves: u64,
    /// Nodes at which the rest of the moves was cut.
    pub cuts: u64,
    /// Positions whose value came from the transposition table.
    pub table_hits: u64,
    /// Nodes in memory now: the path from the root to the current node.
    pub in_memory: u64,
    /// The most that ever were in memory.
    pub most_in_memory: u64,
    /// Entries of the transposition table: it only ever gets more.
    pub table_entries: u64,
}

/// What a search, or an iteration of it, has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<A> {
    /// For the maximising player.
    pub value: f64,
    /// The moves of best play from the root, as far as they are known: a position from the table ends them.
    pub principal_variation: Vec<A>,
    /// The depth limit of the iteration; `None` without one.
    pub depth: Option<u32>,
    /// Whether the search came to the ends of the game everywhere it looked, so that looking deeper changes nothing.
    pub is_whole: bool,
}
