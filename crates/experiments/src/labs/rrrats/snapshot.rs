//! Snapshots of the chunks.

use crate::common::points::Points;
use crate::{Progress, Reached};
use engines::rrrats::three_numbers::{Found, Three};
use engines::rrrats::{States, Values, WinProbability};
use games::rrrats::Rules;
use serde::{Deserialize, Serialize};

/// What was computed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exact {
    /// Of the first strategy against the second; no numbers until it is computed.
    pub win: WinProbability,
    /// Points per game of somebody who plays best against the second strategy, if each begins every second one.
    pub best_mean: f64,
    /// What positions are worth to the player who rolls next, if the person plays best against the second strategy: by number of
    /// the position, the person's turns first. Empty until it is final.
    pub values: [Vec<f64>; 2],
    pub is_final: bool,
}

impl Exact {
    /// Nothing computed yet.
    pub fn unknown(best_mean: f64) -> Self {
        Self {
            win: WinProbability {
                a_first: f64::NAN,
                b_first: f64::NAN,
                mean: f64::NAN,
            },
            best_mean,
            values: [Vec::new(), Vec::new()],
            is_final: false,
        }
    }

    /// Of the first strategy against the second; `None` until it is computed.
    pub fn win(&self) -> Option<WinProbability> {
        (!self.win.mean.is_nan()).then_some(self.win)
    }

    /// Whether it can be of a game with these rules.
    pub fn fits(&self, rules: &Rules) -> bool {
        let count = if self.is_final {
            States::new(rules).list().len()
        } else {
            0
        };
        let is_value = |value: &f64| (-1e-9..=1.0 + 1e-9).contains(value);
        let of_values = |values: &Vec<f64>| values.len() == count && values.iter().all(is_value);
        let WinProbability {
            a_first,
            b_first,
            mean,
        } = self.win;
        let is_win = self.win().map_or(!self.is_final, |_| {
            [a_first, b_first, mean].iter().all(is_value)
        });
        is_win && is_value(&self.best_mean) && self.values.iter().all(of_values)
    }

    /// The values of all positions; `None` until they are final.
    pub fn values(&self, rules: &Rules) -> Option<Values> {
        self.is_final.then(|| Values {
            states: States::new(rules),
            of_mover: self.values.clone(),
        })
    }
}

/// The best strategies of three numbers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Optimum {
    /// Against the second strategy.
    pub best: Option<Found>,
    /// Of numbers 0 and 1 alone.
    pub best_pure: Option<Found>,
    /// The one that no other beats.
    pub equilibrium: Option<Three>,
    /// What somebody who sees the table, too, wins against that.
    pub against_equilibrium: Option<f64>,
    pub is_final: bool,
}

impl Optimum {
    /// How much of it is known.
    pub(super) fn known(&self) -> u64 {
        let found = [self.best.is_some(), self.best_pure.is_some()];
        let more = [
            self.equilibrium.is_some(),
            self.against_equilibrium.is_some(),
        ];
        found.into_iter().chain(more).map(u64::from).sum()
    }
}

/// Games of the first strategy, by who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Simulated {
    pub a_first: Points,
    pub b_first: Points,
}

impl Simulated {
    /// Games played.
    pub fn games(&self) -> u64 {
        self.both().games()
    }

    /// The player who begins.
    pub fn both(&self) -> Points {
        self.a_first.plus(self.b_first)
    }

    /// Adds the games of another block.
    pub fn add(&mut self, other: &Self) {
        self.a_first = self.a_first.plus(other.a_first);
        self.b_first = self.b_first.plus(other.b_first);
    }
}

/// What a chunk has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Snapshot {
    Exact(Exact),
    Optimum(Optimum),
    Games(Simulated),
}

impl Snapshot {
    /// In games, or as one.
    pub(super) fn done(&self) -> u64 {
        match self {
            Self::Exact(exact) => exact.is_final.into(),
            Self::Optimum(optimum) => optimum.is_final.into(),
            Self::Games(games) => games.games(),
        }
    }

    /// How far its chunk was, whose whole work is so much.
    pub fn reached(&self, total: u64) -> Reached {
        let reached = Reached::of(Progress {
            done: self.done(),
            total,
        });
        let known = self.optimum().map_or(0, |optimum| optimum.known());
        Reached {
            effort: reached.effort + known,
            ..reached
        }
    }

    /// The best strategies, if they are what was looked for.
    pub fn optimum(&self) -> Option<&Optimum> {
        match self {
            Self::Optimum(optimum) => Some(optimum),
            Self::Exact(_) | Self::Games(_) => None,
        }
    }
}
