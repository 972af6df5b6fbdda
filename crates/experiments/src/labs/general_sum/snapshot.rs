//! Snapshot of a run: how good its strategies were at the checkpoints, what they are now, and, where they are places in a picture, what they
//! were at many moments.

use super::compiled::Compiled;
use crate::common::checkpoints::checkpoints;
use crate::common::moments;
use engines::regret::several::{Deviations, Profile, SeveralSolver};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Moments are kept as of a game of so many slots, though these have fewer: there may be many runs.
const KEPT_AS_OF_SLOTS: usize = 24;

/// A run at one of its checkpoints. Lists are by player.
#[derive(Clone, Debug, PartialEq, Serialize, TS, Deserialize)]
pub struct Checkpoint {
    pub iteration: u64,
    /// Average overall regret: what a player would have gained per iteration by one strategy all along.
    pub average_regrets: Vec<f64>,
    /// What a player would gain against the others' average strategies.
    pub gains: Vec<f64>,
    pub nash_conv: f64,
    /// By the average strategies.
    pub payoffs: Vec<f64>,
    /// On average over what was played.
    pub played_payoffs: Vec<f64>,
}

impl Checkpoint {
    /// Of a run, now.
    pub fn of(solver: &SeveralSolver) -> Self {
        let deviations = Deviations::of(solver.form(), &solver.average());
        Self {
            iteration: solver.iterations(),
            average_regrets: solver.average_regrets(),
            nash_conv: deviations.nash_conv(),
            gains: deviations.gains,
            payoffs: deviations.payoffs,
            played_payoffs: solver.average_payoffs(),
        }
    }

    /// How far the averages are from an equilibrium: the most that anybody would gain.
    pub fn largest_gain(&self) -> f64 {
        largest(&self.gains)
    }

    /// How far what was played is from a coarse correlated equilibrium: the most that anybody regrets.
    pub fn largest_regret(&self) -> f64 {
        largest(&self.average_regrets)
    }

    fn is_sound(&self, players: usize) -> bool {
        let lists = [
            &self.average_regrets,
            &self.gains,
            &self.payoffs,
            &self.played_payoffs,
        ];
        let is_list =
            |list: &Vec<f64>| list.len() == players && list.iter().all(|number| number.is_finite());
        lists.into_iter().all(is_list) && self.nash_conv.is_finite()
    }
}

fn largest(numbers: &[f64]) -> f64 {
    numbers.iter().copied().fold(0.0, f64::max)
}

/// Both profiles at a moment that is kept, by slot: for pictures, so half the precision is enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Past {
    pub iteration: u64,
    pub average: Vec<f32>,
    pub current: Vec<f32>,
}

/// What one run has found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    pub done: u64,
    pub checkpoints: Vec<Checkpoint>,
    /// By slot, now.
    pub average: Vec<f64>,
    pub current: Vec<f64>,
    pub past: Vec<Past>,
}

/// The iterations after which the profiles of a run of `last` iterations are kept; none where they are no places.
pub fn moments(compiled: &Compiled, last: u64) -> Vec<u64> {
    if compiled.has_paths() {
        moments::moments(last, KEPT_AS_OF_SLOTS)
    } else {
        Vec::new()
    }
}

impl Snapshot {
    /// Notes a checkpoint.
    pub fn look(&mut self, solver: &SeveralSolver) {
        self.checkpoints.push(Checkpoint::of(solver));
    }

    /// Keeps a moment.
    pub fn keep(&mut self, solver: &SeveralSolver) {
        let short = |profile: &Profile| -> Vec<f32> {
            profile.slots().iter().map(|&part| part as f32).collect()
        };
        self.past.push(Past {
            iteration: solver.iterations(),
            average: short(&solver.average()),
            current: short(&solver.current()),
        });
    }

    /// With the profiles as they are now.
    #[must_use]
    pub fn with_profiles(&self, solver: &SeveralSolver) -> Self {
        Self {
            average: solver.average().slots().to_vec(),
            current: solver.current().slots().to_vec(),
            ..self.clone()
        }
    }

    /// Whether it can be of a run of so many iterations.
    pub fn fits(&self, compiled: &Compiled, iterations: u64) -> bool {
        let until = |points: Vec<u64>| points.into_iter().filter(|&point| point <= self.done);
        let (players, form) = (compiled.game.players(), &compiled.form);
        let is_profile = |slots: &Vec<f64>| Profile::from_slots(form, slots.clone()).is_some();
        let is_place = |list: &Vec<f32>| {
            list.len() == form.slot_count() && list.iter().all(|part| (0.0..=1.0).contains(part))
        };
        let looked_at = self.checkpoints.iter().map(|point| point.iteration);
        let kept = self.past.iter().map(|past| past.iteration);
        self.done <= iterations
            && looked_at.eq(until(checkpoints(iterations)))
            && kept.eq(until(moments(compiled, iterations)))
            && self.checkpoints.iter().all(|point| point.is_sound(players))
            && self
                .past
                .iter()
                .all(|past| is_place(&past.average) && is_place(&past.current))
            && is_profile(&self.average)
            && is_profile(&self.current)
    }
}
