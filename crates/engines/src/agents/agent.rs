//! Agents as data: who plays, with which settings.

use crate::mcts::{FinalChoice, UctParameters};
use core::ops::RangeInclusive;

/// A way to choose a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Agent {
    /// Any legal move, each with the same probability.
    Random,
    /// Wins at once if it can, else blocks if it must, else any move by chance. Of several winning or blocking moves
    /// it takes one by chance.
    Tactical,
    /// Alpha-beta to this depth, in moves, within [`Agent::DEPTHS`]. It judges by open lines, would rather win soon
    /// and lose late, and chooses among equals by chance.
    Minimax { depth: u32 },
    /// Monte Carlo tree search.
    Uct(UctAgent),
    /// The exact solver, see [`super::perfect`].
    Perfect,
}

/// Monte Carlo tree search as an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctAgent {
    /// Simulations a move, within [`Agent::SIMULATIONS`].
    pub simulations: u64,
    pub parameters: UctParameters,
    pub choice: FinalChoice,
}

impl Agent {
    /// The names that agents begin with, as texts have them.
    pub const NAMES: [&'static str; 6] = [
        "random",
        "tactical",
        "minimax",
        "uct",
        "knowledge",
        "perfect",
    ];
    /// How deep minimax may look.
    pub const DEPTHS: RangeInclusive<u64> = 1..=12;
    /// How many simulations a move may cost.
    pub const SIMULATIONS: RangeInclusive<u64> = 1..=100_000_000;

    /// Plain UCT with so many simulations a move.
    pub fn uct(simulations: u64) -> Self {
        Self::Uct(UctAgent::plain(simulations))
    }

    /// [`UctParameters::knowledge`] with so many simulations a move.
    pub fn knowledge(simulations: u64) -> Self {
        Self::Uct(UctAgent::knowledge(simulations))
    }
}

impl UctAgent {
    /// Every switch off; the most visited move is played.
    pub fn plain(simulations: u64) -> Self {
        Self {
            simulations,
            parameters: UctParameters::PLAIN,
            choice: FinalChoice::Visits,
        }
    }

    /// The preset that plays best; the most visited move is played.
    pub fn knowledge(simulations: u64) -> Self {
        Self {
            parameters: UctParameters::knowledge(),
            ..Self::plain(simulations)
        }
    }

    /// Whether it is the preset, whatever the number of simulations.
    pub fn is_knowledge(&self) -> bool {
        *self == Self::knowledge(self.simulations)
    }
}
