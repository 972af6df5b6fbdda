//! The exact solver of Connect Four: what a position is worth if both players never err.
//!
//! A [`Score`] says who wins and how soon; [`score`] has its meaning. [`Solver`] finds it by questions with a yes or
//! no answer ("more than α?", `search`), by which the interval in which the score can lie is narrowed. Answers
//! remembered (`memory`, [`table`]) serve the questions that follow. [`book`] knows positions with up to eight stones on
//! the standard board.
//!
//! Any board of [`connect_four`](games::connect_four) can be solved, if there is time; until then the solver
//! says "between", never a guess.
//!
//! Sources: Pascal Pons, "Solving Connect 4: how to build a perfect AI"; James D. Allen and Victor Allis, who solved
//! the game in 1988; deviations are listed in `search` and `follow_up`.

pub mod book;
mod follow_up;
mod memory;
pub mod score;
mod search;
pub mod table;

use crate::{Status, effort};
pub use book::{Book, BookError};
use games::connect_four::ConnectFour;
use games::connect_four::bits::Bits;
use games::connect_four::threats::{completing, free_ends};
use games::{Game, Turn};
pub use memory::Solvable;
use memory::{EARLY_BITS, Memory, Position};
pub use score::{Bounds, Score};
use score::{best_without_win, loss_at_once, win_at_once};
use search::Search;

/// Operations of a node, at most, see [`effort`].
const NODE: u64 = 200;

/// What is to be found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Won, drawn or lost.
    Outcome,
    /// The score.
    Score,
}

/// A solver of positions on boards of shape `S`, one after the other. What it remembers of one serves the next, so
/// the number of nodes depends on what was solved before; scores do not.
#[derive(Clone, Debug)]
pub struct Solver<S: Solvable> {
    search: Search<S>,
    position: Position<S::Bits>,
    bounds: Bounds,
    goal: Goal,
    /// The question under way.
    alpha: Option<Score>,
    nodes_before: u64,
}

impl<S: Solvable> Solver<S> {
    /// A solver that knows nothing yet and has nothing to do.
    pub fn new(shape: S) -> Self {
        Self::with_memory(shape, EARLY_BITS)
    }

    /// The same with 2^`early_bits` buckets for early positions: for solving a great many positions that have much in
    /// common. A bucket takes 32 bytes on the standard board.
    pub fn with_memory(shape: S, early_bits: u32) -> Self {
        Self {
            search: Search::new(shape, Memory::new(shape, early_bits)),
            position: Position {
                mover: S::Bits::EMPTY,
                occupied: S::Bits::EMPTY,
                plies: 0,
            },
            bounds: Bounds::exactly(0),
            goal: Goal::Outcome,
            alpha: None,
            nodes_before: 0,
        }
    }

    /// Learns scores by heart, such as those of a book.
    pub fn learn<'a>(&mut self, entries: impl Iterator<Item = (&'a ConnectFour<S>, Score)>)
    where
        S: 'a,
    {
        for (position, score) in entries {
            self.search.remember(position_of(position), score);
        }
    }

    /// Begins with `position`, in place of what was under way. A finished game is worth what its end is.
    pub fn begin(&mut self, position: &ConnectFour<S>, goal: Goal) {
        self.position = position_of(position);
        self.goal = goal;
        self.alpha = None;
        self.nodes_before = self.search.nodes();
        self.bounds = bounds_at_a_glance(position);
    }

    /// Changes what is to be found out of the position begun with; what is known about it stays.
    pub fn aim(&mut self, goal: Goal) {
        self.goal = goal;
    }

    /// Goes on for about `budget` nodes; at least one, so that callers get ahead.
    pub fn advance(&mut self, budget: u64) -> Status {
        let limit = self.search.nodes().saturating_add(budget.max(1));
        while !self.is_done() {
            let alpha = match self.alpha {
                Some(alpha) => alpha,
                None => {
                    let alpha = next_question(self.bounds, self.goal);
                    self.search.ask(self.position, alpha);
                    alpha
                }
            };
            self.alpha = Some(alpha);
            let before = self.search.nodes();
            let left = limit.saturating_sub(before);
            let value = (left > 0).then(|| self.search.advance(left)).flatten();
            effort::spend((self.search.nodes() - before) * NODE);
            let Some(value) = value else {
                return Status::Running;
            };
            self.bounds = self.bounds.narrowed(alpha, value);
            self.alpha = None;
        }
        Status::Finished
    }

    fn is_done(&self) -> bool {
        match self.goal {
            Goal::Outcome => self.bounds.outcome().is_some(),
            Goal::Score => self.bounds.score().is_some(),
        }
    }

    /// What is known about the position so far, for the player to move.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Nodes visited for this position.
    pub fn nodes(&self) -> u64 {
        self.search.nodes() - self.nodes_before
    }
}

/// What is known about a position before any search: everything of a finished game and of a win at once.
pub fn bounds_at_a_glance<S: Solvable>(position: &ConnectFour<S>) -> Bounds {
    let (shape, plies) = (position.shape(), position.plies());
    let capacity = shape.capacity();
    let free_ends = free_ends(shape, position.occupied());
    if position.turn() == Turn::Over {
        let lost = position.winner().map(|_| -win_at_once(capacity, plies - 1));
        Bounds::exactly(lost.unwrap_or(0))
    } else if completing(shape, position.mover()) & free_ends != S::Bits::EMPTY {
        Bounds::exactly(win_at_once(capacity, plies))
    } else {
        Bounds {
            lower: loss_at_once(capacity, plies),
            upper: best_without_win(capacity, plies),
        }
    }
}

/// Wins and losses further from the draw than this are looked for even where only the outcome is asked for: they are
/// found in so much less time that it pays. (Nodes on Pons's sets for the outcome alone, against narrowing all the way:
/// begin-easy 1.2 with 12 and 9, 1.0 with 6, but 27 with no such questions; middle-medium 0.61 with 12, 0.75 with 6; the
/// first 40 of begin-medium 0.64 with 12, 0.87 with 6.)
const FAR: Score = 12;

/// The α of the next question, from `lower` to below `upper`.
///
/// Questions about early wins and losses are cheap, since few plies matter to them, and what they find out serves the
/// dearer ones about late wins: so the interval is narrowed from outside, always where it reaches further. For the
/// outcome alone that ends at [`FAR`], with the two questions about the draw.
fn next_question(bounds: Bounds, goal: Goal) -> Score {
    let Bounds { lower, upper } = bounds;
    let is_far = upper.max(-lower) > FAR;
    let alpha = if goal == Goal::Outcome && !is_far {
        if upper > 0 { 0 } else { -1 }
    } else if lower >= 0 {
        lower + (upper - lower) * 5 / 8
    } else if upper <= 0 {
        upper - ((upper - lower) * 5 + 7) / 8
    } else if upper >= -lower {
        // Close to a draw the two questions left are those about it.
        Some(upper * 5 / 8).filter(|&alpha| alpha > 1).unwrap_or(0)
    } else {
        Some(lower * 5 / 8)
            .filter(|&alpha| alpha < -1)
            .unwrap_or(-1)
    };
    alpha.clamp(lower, upper - 1)
}

fn position_of<S: Solvable>(position: &ConnectFour<S>) -> Position<S::Bits> {
    Position {
        mover: position.mover(),
        occupied: position.occupied(),
        plies: position.plies(),
    }
}
