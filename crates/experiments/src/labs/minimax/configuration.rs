//! One of the two searches that an experiment can have side by side.

use super::settings::{Algorithm, MinimaxExperiment, Side};
use engines::minimax::{Options, Pruning};

impl Side {
    /// Both, in the order of the chunks.
    pub const BOTH: [Self; 2] = [Self::Main, Self::Versus];

    /// The number of its chunk.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl MinimaxExperiment {
    /// The algorithm of a side; `None` for the second if there is none.
    pub fn algorithm_of(&self, side: Side) -> Option<Algorithm> {
        match side {
            Side::Main => Some(self.algorithm),
            Side::Versus => self.versus,
        }
    }

    /// The sides that there are.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        let both = Side::BOTH.into_iter();
        both.filter(|&side| self.algorithm_of(side).is_some())
    }

    /// The side that is told step by step: the one looked at, if it is there.
    pub fn side_in_focus(&self) -> Side {
        if self.algorithm_of(self.side).is_some() {
            self.side
        } else {
            Side::Main
        }
    }

    /// The switches of a side's search.
    pub fn options(&self, side: Side) -> Options {
        let pruning = match self.algorithm_of(side) {
            Some(Algorithm::AlphaBeta) => Pruning::AlphaBeta,
            Some(Algorithm::PrincipalVariation) => Pruning::PrincipalVariation,
            Some(Algorithm::Minimax | Algorithm::Expectiminimax) | None => Pruning::None,
        };
        let depth = |depth: Option<u64>| depth.map(|depth| depth as u32);
        match side {
            Side::Main => Options {
                pruning,
                ordering: self.ordering,
                table: self.table,
                deepening: self.deepening,
                depth: depth(self.depth),
                quiescence: self.quiescence as u32,
            },
            Side::Versus => Options {
                pruning,
                ordering: self.versus_ordering,
                table: self.versus_table,
                deepening: self.versus_deepening,
                depth: depth(self.versus_depth),
                quiescence: self.versus_quiescence as u32,
            },
        }
    }
}
