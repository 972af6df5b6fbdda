//! Minimax, with chance nodes expectiminimax, as one would write it down: no window, no order, no memory. Slow and
//! obvious; the specification that the engine is compared with.

use games::{Chance, Evaluate, Player, Turn};

/// Where a search stops.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Moves that are looked ahead; `None` to the ends of the game.
    pub depth: Option<u32>,
    /// Most moves further where a position is not quiet.
    pub quiescence: u32,
}

/// What a plain search has found and counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plain {
    pub value: f64,
    pub nodes: u64,
    pub leaves: u64,
    /// Nodes on the longest path, both ends too.
    pub longest: u64,
    /// Every leaf is a finished game.
    pub is_whole: bool,
}

impl Limits {
    /// To the ends of the game.
    pub const NONE: Self = Self {
        depth: None,
        quiescence: 0,
    };
}

/// Whether a search that is `ply` moves from its root evaluates `position`.
pub fn stops<G: Chance>(
    position: &G,
    evaluation: &impl Evaluate<G>,
    ply: u32,
    limits: Limits,
) -> bool {
    let Some(depth) = limits.depth else {
        return position.turn() == Turn::Over;
    };
    let is_quiet = || limits.quiescence == 0 || evaluation.is_quiet(position);
    position.turn() == Turn::Over || ply >= depth && is_quiet() || ply >= depth + limits.quiescence
}

/// The value of `position` for `maximiser`, `ply` moves from the root of a search with these limits.
pub fn plain<G: Chance>(
    position: &G,
    maximiser: Player,
    evaluation: &impl Evaluate<G>,
    ply: u32,
    limits: Limits,
) -> Plain {
    if stops(position, evaluation, ply, limits) {
        return leaf(position, maximiser, evaluation);
    }
    let mut found = Plain {
        value: match position.turn() {
            Turn::Player(player) if player == maximiser => f64::NEG_INFINITY,
            Turn::Player(_) => f64::INFINITY,
            _ => 0.0,
        },
        nodes: 1,
        leaves: 0,
        longest: 0,
        is_whole: true,
    };
    for action in position.actions() {
        let mut child = position.clone();
        child.apply(action);
        let below = plain(&child, maximiser, evaluation, ply + 1, limits);
        found.value = match position.turn() {
            Turn::Player(player) if player == maximiser => found.value.max(below.value),
            Turn::Player(_) => found.value.min(below.value),
            _ => found.value + position.probability(action) * below.value,
        };
        found.nodes += below.nodes;
        found.leaves += below.leaves;
        found.longest = found.longest.max(below.longest);
        found.is_whole &= below.is_whole;
    }
    found.longest += 1;
    found
}

fn leaf<G: Chance>(position: &G, maximiser: Player, evaluation: &impl Evaluate<G>) -> Plain {
    let is_over = position.turn() == Turn::Over;
    Plain {
        value: if is_over {
            position.payoff(maximiser)
        } else {
            evaluation.evaluate(position, maximiser)
        },
        nodes: 1,
        leaves: 1,
        longest: 1,
        is_whole: is_over,
    }
}
