//! A node on the stack: in memory from when it is met until its value is known.

use super::chance::Mean;
use super::window::Window;
use games::{Game, Player, Turn};

/// Who decides at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Max,
    Min,
    Chance,
}

impl Role {
    /// Who decides at `position` if `maximiser` is the maximising player; the game goes on there.
    #[inline(always)]
    pub fn of<G: Game>(position: &G, maximiser: Player) -> Self {
        match position.turn() {
            Turn::Player(player) if player == maximiser => Self::Max,
            Turn::Player(_) => Self::Min,
            Turn::Chance | Turn::Over => Self::Chance,
        }
    }
}

/// A node on the stack.
#[derive(Clone, Debug)]
pub struct Frame<G: Game> {
    pub position: G,
    pub key: u64,
    pub role: Role,
    /// Negative beyond the limit.
    pub depth_left: i32,
    /// The window it was called with.
    pub called_with: Window,
    /// The window as its children have narrowed it.
    pub window: Window,
    /// The partial backed-up value: −∞ or +∞ at first; what has come so far at a chance node.
    pub partial: f64,
    pub mean: Mean,
    /// The child with that value.
    pub best: Option<G::Action>,
    /// Its moves in the search's list: from `first`, the next to be tried, one after the last.
    pub first: usize,
    pub next: usize,
    pub end: usize,
    /// The window the child under way was called with.
    pub child_window: Window,
    /// Whether that child is only asked whether it is better, and whether it has said yes.
    pub asks: bool,
    pub said_yes: bool,
    /// Nothing below it met the depth limit so far.
    pub is_whole: bool,
    /// The rest of its moves is cut.
    pub is_cut: bool,
}

impl<G: Game> Frame<G> {
    /// Takes the value of the child under way into the partial value and the window. True if it is the best
    /// so far. `cuts` says whether anything may be cut.
    #[inline(always)]
    pub fn absorb(&mut self, value: f64, cuts: bool) -> bool {
        let is_better = match self.role {
            Role::Max => value > self.partial,
            Role::Min => value < self.partial,
            Role::Chance => false,
        };
        if is_better {
            self.partial = value;
        }
        if cuts {
            match self.role {
                Role::Max if self.partial > self.window.alpha => self.window.alpha = self.partial,
                Role::Min if self.partial < self.window.beta => self.window.beta = self.partial,
                _ => {}
            }
            self.is_cut = self.window.is_closed();
        }
        is_better
    }

    /// The same at a chance node: `range` are the lowest and the highest value there can be.
    pub fn absorb_outcome(&mut self, value: f64, probability: f64, range: (f64, f64), cuts: bool) {
        self.mean = self.mean.with(probability, value);
        self.partial = self.mean.sum;
        // A value outside of the child's window is only a bound, and enough to know the side.
        let Window { alpha, beta } = self.child_window;
        let is_last = self.next + 1 == self.end;
        if cuts && !is_last {
            if value <= alpha {
                self.partial = self.mean.highest(range);
                self.is_cut = true;
            } else if value >= beta {
                self.partial = self.mean.lowest(range);
                self.is_cut = true;
            }
        }
    }
}
