//! Minimax as an opponent: it would rather win soon and lose late, and it chooses among equal moves by chance.
//!
//! The rules pay the same for a win now and a win in ten moves, so plain minimax puts wins off and, once it sees that
//! it is lost, stops to resist. [`Hasty`] is the same game with a payoff that shrinks a little with every stone; it
//! stays above every estimate.
//!
//! Alpha-beta knows the exact value of the first of several best moves alone: which one that is, is the order in
//! which moves are tried at the root. [`Judge`] draws this order at random, so each of the best is equally likely.

use crate::minimax::ordering::Ordering;
use crate::minimax::{Options, Pruning, Search};
use crate::ratings::Ratings;
use games::connect_four::{Column, ConnectFour, Shape};
use games::evaluation::OpenLines;
use games::{Deterministic, Evaluate, Game, Indexed, Keyed, Knowledge, Player, Turn, ZeroSum};
use random::Random;

/// What a win loses in worth with every stone: 144 of them are less than what is between a win and an estimate.
const A_STONE: f64 = 0.000_05;

/// What open lines are worth: those of the minimax lab.
const LINES: OpenLines = OpenLines {
    worth: [0.001, 0.01, 0.05],
};

/// Connect Four in which it counts how soon somebody wins.
#[derive(Clone, Debug)]
pub struct Hasty<S: Shape>(ConnectFour<S>);

impl<S: Shape> Game for Hasty<S> {
    type Action = Column;
    type Actions = <ConnectFour<S> as Game>::Actions;

    #[inline(always)]
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    #[inline(always)]
    fn actions(&self) -> Self::Actions {
        self.0.actions()
    }

    #[inline(always)]
    fn apply(&mut self, action: Column) {
        self.0.apply(action);
    }

    /// In (0.99, 1] for a win.
    #[inline(always)]
    fn payoff(&self, player: Player) -> f64 {
        self.0.payoff(player) * (1.0 - A_STONE * f64::from(self.0.plies()))
    }
}

impl<S: Shape> Keyed for Hasty<S> {
    fn key(&self) -> u64 {
        self.0.key()
    }
}

impl<S: Shape> Indexed for Hasty<S> {
    #[inline(always)]
    fn index(action: Column) -> usize {
        ConnectFour::<S>::index(action)
    }
}

impl<S: Shape> Deterministic for Hasty<S> {}
impl<S: Shape> ZeroSum for Hasty<S> {}

/// Open lines, and at the root an order of the moves drawn at random.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    lines: OpenLines,
    ratings: Option<Ratings>,
    root_plies: u32,
    ranks: [f64; Column::MAX_COUNT as usize],
}

impl<S: Shape> Evaluate<Hasty<S>> for Judge {
    #[inline(always)]
    fn evaluate(&self, position: &Hasty<S>, player: Player) -> f64 {
        self.lines.evaluate(&position.0, player)
    }

    #[inline(always)]
    fn promise(&self, position: &Hasty<S>, action: Column) -> f64 {
        if position.0.plies() == self.root_plies {
            self.ranks[usize::from(action.index())]
        } else if let Some(ratings) = self.ratings {
            f64::from(ratings.of(position.0.features(action)))
        } else {
            self.lines.promise(&position.0, action)
        }
    }
}

/// A search of `position`, in which `player` is to move, that looks `depth` moves ahead; moves in the order of `ratings`, if
/// there are some.
pub fn search<S: Shape>(
    position: ConnectFour<S>,
    player: Player,
    depth: u32,
    ratings: Option<Ratings>,
    random: Random,
) -> Search<Hasty<S>, Judge> {
    search_with(LINES, position, player, depth, ratings, random)
}

/// The same by somebody to whom `lines` are worth something else.
pub fn search_with<S: Shape>(
    lines: OpenLines,
    position: ConnectFour<S>,
    player: Player,
    depth: u32,
    ratings: Option<Ratings>,
    mut random: Random,
) -> Search<Hasty<S>, Judge> {
    let judge = Judge {
        lines,
        ratings,
        root_plies: position.plies(),
        ranks: core::array::from_fn(|_| random.unit()),
    };
    let options = Options {
        pruning: Pruning::AlphaBeta,
        // Without deepening nothing is known at the root but the lot: history and killers come from below it.
        ordering: Ordering {
            by_promise: true,
            killer: true,
            history: true,
        },
        table: true,
        deepening: false,
        depth: Some(depth),
        quiescence: 0,
    };
    Search::new(Hasty(position), player, judge, options)
}
