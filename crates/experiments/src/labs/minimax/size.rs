//! Size of a search, estimated before anything is searched: how many nodes it looks at, to within a power of ten or so.
//!
//! The whole tree is estimated by random ways down it (D. E. Knuth, "Estimating the efficiency of backtrack programs", 1975): the numbers of moves
//! along one, multiplied, are on average the nodes of a level. What a search looks at of it is a power of that, measured on positions of all games; where it looks
//! further at what is not quiet, an order of the moves saves more than it is taken to.

use super::place::Place;
use super::settings::{MinimaxExperiment, Side};
use crate::cost::{Cost, Work};
use engines::minimax::ordering::Ordering;
use engines::minimax::terminal::reason;
use engines::minimax::{Options, Pruning};
use games::evaluation::{Indifference, OpenLines};
use games::{Evaluate, Game};
use random::Random;

/// Ways down the tree.
const WAYS: u64 = 100;
/// Whatever has more nodes takes days.
const MAX_NODES: f64 = 1e15;
/// The powers of the whole tree that are looked at: with cuts, with the moves in some order too, and with a table.
const CUTTING: f64 = 0.78;
const ORDERING: f64 = 0.85;
const TABLE: f64 = 0.85;
/// Positions of a small board that take as long as one of chess.
const CHESS: u64 = 10;

impl MinimaxExperiment {
    /// What the searches cost, which other cores can do at the same time.
    pub(super) fn cost_of_searches(&self) -> Cost {
        let costs = self.sides().map(|side| self.cost_of(side));
        costs.reduce(Cost::beside).unwrap_or_default()
    }

    /// How far the search looks that takes longest: the setting that makes it so. `None` for trees, which are small.
    pub(super) fn longest_lookahead(&self) -> Option<&'static str> {
        let cost = |side| self.cost_of(side).nanoseconds();
        let is_versus = self.versus.is_some() && cost(Side::Versus) > cost(Side::Main);
        let key = if is_versus { "versus_depth" } else { "depth" };
        (!self.is_tree()).then_some(key)
    }

    fn cost_of(&self, side: Side) -> Cost {
        let options = self.options(side);
        let lines = OpenLines {
            worth: [self.one, self.two, self.three],
        };
        let (nodes, positions) = match self.place() {
            Place::Tree(position) => (position.tree().nodes().len() as f64, 1),
            Place::TicTacToe(position) => (nodes(&position, &self.material(), options), 1),
            Place::Nim(position) => (nodes(&position, &Indifference, options), 1),
            Place::ConnectFour(position) => (nodes(&position, &lines, options), 1),
            Place::Gardner(position) => (nodes(&position, &self.by_kind(), options), CHESS),
        };
        Work::Position.times(nodes as u64) * positions
    }
}

/// About so many nodes are looked at.
fn nodes<G: Game>(root: &G, evaluation: &impl Evaluate<G>, options: Options) -> f64 {
    let mut random = Random::stream(0, 0);
    let ways = (0..WAYS).map(|_| below(root, evaluation, options, &mut random));
    let whole = ways.sum::<f64>() / WAYS as f64;
    libm::pow(whole, power(options)).min(MAX_NODES)
}

fn power(options: Options) -> f64 {
    let cutting = match options.pruning {
        Pruning::None => 1.0,
        _ if options.ordering == Ordering::default() => CUTTING,
        _ => CUTTING * ORDERING,
    };
    if options.table {
        cutting * TABLE
    } else {
        cutting
    }
}

/// How many nodes there seem to be along one random way down, to where the search would stop.
fn below<G: Game>(
    root: &G,
    evaluation: &impl Evaluate<G>,
    options: Options,
    random: &mut Random,
) -> f64 {
    let mut position = root.clone();
    let (mut level, mut all) = (1.0, 1.0);
    let mut left = options.depth.map_or(i32::MAX, |depth| depth as i32);
    while all < MAX_NODES && reason(&position, evaluation, left, options.quiescence).is_none() {
        level *= position.actions().count() as f64;
        all += level;
        position.apply_random(random);
        left -= 1;
    }
    all
}
