//! Noise: what errors change in the exact table, a pair at a percentage in each step.

use super::field::Field;
use super::solving::shares_of;
use crate::answering::Answering;
use engines::Status;
use engines::repeated::settings::Noise;
use engines::repeated::tournament::entrant::{place_of, sides};
use experiments::inquiry::encode;
use experiments::tournament::{Errors, MAX_ERRORS, NoiseCurve, TournamentExperiment, errors};

/// The curve under way.
pub(super) struct NoiseAnswer {
    lab: TournamentExperiment,
    field: Option<Field>,
    vary: Errors,
    pairs: Vec<[usize; 2]>,
    both_ways: bool,
    /// With this percentage of errors, by pair: what both get, if that is known.
    met: Vec<Option<[f64; 2]>>,
    curve: NoiseCurve,
}

impl NoiseAnswer {
    pub fn new(lab: &TournamentExperiment, vary: Errors) -> Self {
        let pairs = lab.pairs();
        Self {
            both_ways: lab.both_ways(),
            lab: lab.clone(),
            field: Field::new(lab),
            vary,
            pairs,
            met: Vec::new(),
            curve: NoiseCurve::default(),
        }
    }

    fn noise(&self) -> Noise {
        let probability = errors(self.curve.payoffs.len());
        let noise = self.lab.settings.noise();
        match self.vary {
            Errors::Execution => Noise {
                execution: probability,
                ..noise
            },
            Errors::Perception => Noise {
                perception: probability,
                ..noise
            },
        }
    }

    /// What an entrant gets in the mean of its opponents.
    fn payoff(&self, entrant: usize) -> Option<f64> {
        let count = self.lab.entrants.len();
        let opponents = (0..count).filter(|&other| self.lab.with_itself || other != entrant);
        let (mut sum, mut met) = (0.0, 0);
        for other in opponents {
            for (pair, weights) in sides([entrant, other], self.both_ways) {
                let [first, second] = self.met[place_of(pair, count, self.both_ways)]?;
                sum += weights[0] * first + weights[1] * second;
            }
            met += 1;
        }
        Some(sum / f64::from(met))
    }
}

impl Answering for NoiseAnswer {
    fn step(&mut self) -> Status {
        let noise = self.noise();
        let Some(field) = &mut self.field else {
            return Status::Finished;
        };
        let pair = self.pairs[self.met.len()];
        if field.prepare(pair) {
            return Status::Running;
        }
        let shares = shares_of(field, pair, noise).ok();
        let game = &field.stage().game;
        let both = |player: usize| Some(shares.as_ref()?.payoff(game, player).value());
        self.met.push(both(0).zip(both(1)).map(<[f64; 2]>::from));
        if self.met.len() < self.pairs.len() {
            return Status::Running;
        }
        let payoffs = (0..self.lab.entrants.len()).map(|entrant| self.payoff(entrant));
        let payoffs = payoffs.collect();
        self.curve.payoffs.push(payoffs);
        self.met.clear();
        if self.curve.payoffs.len() > MAX_ERRORS {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.curve)
    }
}
