//! Orbits: where a dynamic leads from a start, step by step, and the time average of all points so far.

use super::dynamic::Dynamic;
use super::fictitious_play::FictitiousPlay;
use super::payoffs::{Payoffs, Point, plus};
use super::regret_matching::RegretMatching;
use super::replicator::Replicator;
use super::{best_response, logit};
use crate::effort;

/// An orbit.
#[derive(Clone, Debug)]
pub struct Orbit {
    payoffs: Payoffs,
    state: State,
    /// How long a step is.
    step: f64,
    steps: u64,
    point: Point,
    /// The sum of what each step counts in the average, in steps.
    sum: Point,
}

/// What a dynamic remembers.
#[derive(Clone, Debug)]
enum State {
    Replicator(Replicator),
    BestResponse,
    FictitiousPlay(FictitiousPlay),
    RegretMatching(RegretMatching),
    Logit { temperature: f64 },
}

impl State {
    fn new(dynamic: Dynamic, start: &Point) -> Self {
        match dynamic {
            Dynamic::Replicator => Self::Replicator(Replicator::new(start)),
            Dynamic::BestResponse => Self::BestResponse,
            Dynamic::FictitiousPlay => Self::FictitiousPlay(FictitiousPlay::new(start)),
            Dynamic::RegretMatching => Self::RegretMatching(RegretMatching::new(start)),
            Dynamic::Logit { temperature } => Self::Logit { temperature },
        }
    }

    /// Goes on from a point, to the next.
    fn step(&mut self, payoffs: &Payoffs, point: &Point, time: f64) -> Point {
        match self {
            Self::Replicator(replicator) => {
                replicator.step(payoffs, time);
                replicator.point()
            }
            Self::BestResponse => best_response::step(payoffs, point, time),
            Self::FictitiousPlay(play) => {
                play.step(payoffs);
                play.point()
            }
            Self::RegretMatching(matching) => {
                matching.step(payoffs);
                matching.point()
            }
            Self::Logit { temperature } => logit::step(payoffs, point, time, *temperature),
        }
    }
}

impl Orbit {
    /// From a start, whose probabilities add up to 1 and are the same for both players of one population. A step takes so much time, at most 1; for dynamics in
    /// rounds it is a round. [`Dynamic::step`] is short enough.
    pub fn new(payoffs: Payoffs, dynamic: Dynamic, start: Point, step: f64) -> Self {
        let is_in_rounds = dynamic.is_in_rounds();
        Self {
            state: State::new(dynamic, &start),
            step: if is_in_rounds { 1.0 } else { step },
            steps: 0,
            // In rounds every point counts, the start as well; in time what lies between two.
            sum: if is_in_rounds {
                start.clone()
            } else {
                start.each_ref().map(|shares| vec![0.0; shares.len()])
            },
            point: start,
            payoffs,
        }
    }

    /// Goes on by a step.
    pub fn step(&mut self) {
        effort::spend(4 * self.payoffs.products() + 64);
        let next = self.state.step(&self.payoffs, &self.point, self.step);
        let is_in_rounds = self.is_in_rounds();
        for (player, sum) in self.sum.iter_mut().enumerate() {
            *sum = if is_in_rounds {
                plus(sum, 1.0, &next[player])
            } else {
                let both = plus(&self.point[player], 1.0, &next[player]);
                plus(sum, 0.5, &both)
            };
        }
        self.point = next;
        self.steps += 1;
    }

    /// Where it is: what is played; of fictitious play what is believed, which is what was played so far.
    pub fn point(&self) -> &Point {
        &self.point
    }

    /// The average of all points so far, over time or over rounds.
    pub fn average(&self) -> Point {
        let counted = self.steps + u64::from(self.is_in_rounds());
        if counted == 0 {
            return self.point.clone();
        }
        let mean = |sum: &Vec<f64>| sum.iter().map(|sum| sum / counted as f64).collect();
        self.sum.each_ref().map(mean)
    }

    /// The time so far, or the rounds.
    pub fn time(&self) -> f64 {
        self.steps as f64 * self.step
    }

    /// Steps so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// The game.
    pub fn payoffs(&self) -> &Payoffs {
        &self.payoffs
    }

    fn is_in_rounds(&self) -> bool {
        matches!(
            self.state,
            State::FictitiousPlay(_) | State::RegretMatching(_)
        )
    }
}
