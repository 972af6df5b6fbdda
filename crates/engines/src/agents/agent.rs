//! Agents as data: who plays, with which settings.

use crate::mcts::{FinalChoice, UctParameters};
use crate::ratings::Ratings;
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
    /// and lose late, and chooses among equals by chance. With learned ratings it tries
    /// moves in their order, which costs less and changes no value.
    Minimax {
        depth: u32,
        ratings: Option<Ratings>,
    },
    /// Flat Monte Carlo, see [`crate::mcts::flat`], with so many playouts a move, within [`Agent::SIMULATIONS`].
    Flat { simulations: u64 },
    /// Monte Carlo tree search.
    Uct(UctAgent),
    /// The exact solver, see [`super::perfect`].
    Perfect,
}

/// Monte Carlo tree search as an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctAgent {
    /// Simulations per move, within [`Agent::SIMULATIONS`].
    pub simulations: u64,
    pub parameters: UctParameters,
    pub choice: FinalChoice,
}

impl Agent {
    /// The names that agents begin with, as texts have them.
    pub const NAMES: [&'static str; 7] = [
        "random",
        "tactical",
        "minimax",
        "flat",
        "uct",
        "knowledge",
        "perfect",
    ];
    /// How deep minimax may look.
    pub const DEPTHS: RangeInclusive<u64> = 1..=12;
    /// How many simulations per move may cost.
    pub const SIMULATIONS: RangeInclusive<u64> = 1..=100_000_000;

    /// How many simulations per move costs; `None` of agents that do not simulate.
    pub fn simulations(&self) -> Option<u64> {
        match self {
            Self::Flat { simulations } => Some(*simulations),
            Self::Uct(agent) => Some(agent.simulations),
            Self::Random | Self::Tactical | Self::Minimax { .. } | Self::Perfect => None,
        }
    }

    /// The same with so many simulations per move; `None` of agents that do not simulate.
    #[must_use]
    pub fn with_simulations(&self, simulations: u64) -> Option<Self> {
        match self {
            Self::Flat { .. } => Some(Self::Flat { simulations }),
            Self::Uct(agent) => Some(Self::Uct(UctAgent {
                simulations,
                ..*agent
            })),
            Self::Random | Self::Tactical | Self::Minimax { .. } | Self::Perfect => None,
        }
    }

    /// Minimax that looks so deep, moves in the order of the columns.
    pub fn minimax(depth: u32) -> Self {
        Self::Minimax {
            depth,
            ratings: None,
        }
    }

    /// Plain UCT with so many simulations per move.
    pub fn uct(simulations: u64) -> Self {
        Self::Uct(UctAgent::plain(simulations))
    }

    /// [`UctParameters::knowledge`] with so many simulations per move.
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
