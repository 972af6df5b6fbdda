//! Hunt: one mixed equilibrium, before all are searched for.
//!
//! Where there are many profiles of supports, the search of all boxes comes to large ones late, or never. Here the largest few are tried first, where symmetric games
//! have an equilibrium, then the small ones: from the middle of the strategies, and from some that are drawn, Newton's method goes to where the equations hold, and
//! Krawczyk's operator proves that they do. What is not found is not ruled out. Source: supports one after the other, small and even ones first, as in R. Porter, E. Nudelman, Y. Shoham, "Simple search methods for
//! finding a Nash equilibrium" (2008).

use super::newton::{Verdict, look};
use super::profiles::Profiles;
use super::system::{Payoffs, Supports, System};
use super::tensor::Bounds;
use crate::effort;
use crate::intervals::Interval;
use crate::intervals::krawczyk::newton;
use random::Random;

/// Profiles of supports that are tried at most.
const MAX_TRIALS: u64 = 20_000;
/// The largest that are tried before the small ones: they take long, and most games have equilibria with small supports.
const LARGE: u64 = 8;
/// From so many strategies of each.
const STARTS: u64 = 2;
/// Newton's steps from each at most.
const MAX_STEPS: usize = 20;
/// A step that is shorter is the last one.
const SHORT: f64 = 1e-13;
/// Nothing is expected of numbers so far from probabilities.
const FAR: f64 = 20.0;
/// Half the sides of boxes in which a solution is proved: a large one is known sooner when it is met again.
const RADII: [f64; 3] = [1e-3, 1e-6, 1e-9];
/// What starts are drawn from.
const SEED: u64 = 1_951;

/// What was found: exactly one solution in `only`, and it is in `at`.
#[derive(Debug)]
pub struct Hunted {
    pub system: System,
    pub at: Bounds,
    pub only: Bounds,
}

/// How a step of it ended.
#[derive(Debug)]
pub enum Step {
    Running,
    Found(Box<Hunted>),
    /// Nothing was found.
    Over,
}

/// A profile of supports that is tried.
#[derive(Debug)]
struct Trial {
    system: System,
    starts: u64,
    at: Vec<f64>,
    steps: usize,
}

/// The hunt.
#[derive(Debug)]
pub struct Hunt {
    small: Profiles,
    large: Profiles,
    /// Profiles so far.
    trials: u64,
    trial: Option<Trial>,
}

impl Hunt {
    /// Of players who may use these actions.
    pub fn new(actions: &[Vec<usize>]) -> Self {
        Self {
            small: Profiles::new(actions),
            large: Profiles::large_first(actions),
            trials: 0,
            trial: None,
        }
    }

    /// Takes the next profile of supports, or a step of Newton's.
    pub fn step(&mut self, game: &Payoffs) -> Step {
        let Some(mut trial) = self.trial.take() else {
            return self.begin(game);
        };
        if trial.goes_on() {
            self.trial = Some(trial);
            return Step::Running;
        }
        if let Some((at, only)) = trial.proved() {
            let system = trial.system;
            return Step::Found(Box::new(Hunted { system, at, only }));
        }
        if trial.starts < STARTS {
            trial.draw(self.trials);
            self.trial = Some(trial);
        }
        Step::Running
    }

    fn begin(&mut self, game: &Payoffs) -> Step {
        let profiles = if self.trials < LARGE {
            &mut self.large
        } else {
            &mut self.small
        };
        let Some(supports) = profiles.next().filter(|_| self.trials < MAX_TRIALS) else {
            return Step::Over;
        };
        self.trials += 1;
        let trial = Trial::new(game, supports);
        effort::spend(40 * trial.system.products() + 200);
        // What no box of the search could be about.
        let anywhere = vec![Interval::PROBABILITIES; trial.system.unknowns()];
        let strategies = trial.system.proper_strategies(&anywhere);
        if strategies.is_some_and(|strategies| trial.system.is_possible(&strategies)) {
            self.trial = Some(trial);
        }
        Step::Running
    }
}

impl Trial {
    /// From the middle: where solutions of symmetric games are at the end of symmetric steps.
    fn new(game: &Payoffs, supports: Supports) -> Self {
        let parts = |support: &Vec<usize>| {
            let share = 1.0 / support.len() as f64;
            vec![share; support.len() - 1]
        };
        Self {
            at: supports.iter().flat_map(parts).collect(),
            system: System::new(game, supports),
            starts: 1,
            steps: 0,
        }
    }

    /// Begins again from somewhere else.
    fn draw(&mut self, number: u64) {
        let mut random = Random::stream(SEED, number * STARTS + self.starts);
        self.starts += 1;
        self.steps = 0;
        self.at.clear();
        for support in &self.system.supports {
            let weights: Vec<f64> = support.iter().map(|_| random.unit() + 1e-3).collect();
            let sum: f64 = weights.iter().sum();
            let shares = weights[1..].iter().map(|weight| weight / sum);
            self.at.extend(shares);
        }
    }

    /// Takes a step; whether there are more to take.
    fn goes_on(&mut self) -> bool {
        let unknowns = self.at.len() as u64;
        effort::spend(2 * unknowns.pow(3) + 16 * self.system.products() + 200);
        self.steps += 1;
        let Some(longest) = newton(&self.system, &mut self.at) else {
            self.at.clear();
            return false;
        };
        let is_near = self.at.iter().all(|part| part.abs() < FAR);
        is_near && longest > SHORT && self.steps < MAX_STEPS
    }

    /// A box that is certainly about an equilibrium, and a larger one with nothing else.
    fn proved(&self) -> Option<(Bounds, Bounds)> {
        let unknowns = self.at.len() as u64;
        effort::spend(8 * unknowns.pow(3) + 64 * self.system.products() + 200);
        if self.at.is_empty() || self.at.iter().any(|&part| part <= 0.0 || part >= 1.0) {
            return None;
        }
        let proved = RADII.iter().find_map(|&radius| {
            let side = |&middle: &f64| Interval {
                low: middle - radius,
                high: middle + radius,
            };
            let area: Bounds = self.at.iter().map(side).collect();
            match look(&self.system, &area) {
                Verdict::One { at, only } => Some((at, only)),
                Verdict::None | Verdict::Within(_) => None,
            }
        });
        proved.filter(|(at, _)| self.system.is_equilibrium(at))
    }
}
