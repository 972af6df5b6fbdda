//! Well-mixed populations: everybody is everybody's neighbour, so that only how many play what matters. Payoffs, fitness, and with which probabilities a
//! step changes a player of one strategy into one of another, in fractions or in floats.

use super::game::Game;
use super::process::{Process, Update, fermi};
use crate::exact::number::Number;
use crate::exact::rational::{Rational, value};

/// A population without structure.
#[derive(Clone, Debug, PartialEq)]
pub struct WellMixed {
    pub game: Game,
    pub process: Process,
    /// At least 2.
    pub population: u32,
}

/// A fitness that is negative, or that nobody has any.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfit {
    pub strategy: usize,
    /// How many play what.
    pub counts: Vec<u32>,
    pub fitness: f64,
}

/// Numbers that a population can be worked out in.
pub trait Scale: Number {
    /// What a player of `own` gets from so many of each strategy, over `divisor`.
    fn payoff(game: &Game, own: usize, met: impl Iterator<Item = u32>, divisor: u32) -> Self;
    fn fitness(process: &Process, payoff: &Self) -> Self;
    /// With which probability a player with this payoff takes the strategy of one with that, at this strength of selection; see [`Update::Fermi`].
    fn adoption(selection: f64, own: &Self, other: &Self) -> Self;
    fn ratio(above: u32, below: u32) -> Self;
    fn is_negative(&self) -> bool;
    fn is_less(&self, other: &Self) -> bool;
    fn float(&self) -> f64;
}

impl WellMixed {
    /// What one of `own` gets when it plays `played` and all others keep to theirs.
    pub(super) fn payoff<N: Scale>(&self, counts: &[u32], own: usize, played: usize) -> N {
        let is_left_out = |other: usize| other == own && !self.process.meets_oneself;
        let counts = counts.iter().enumerate();
        let met = counts.map(|(other, &count)| count - u32::from(is_left_out(other)));
        N::payoff(&self.game, played, met, self.divisor())
    }

    /// Over how many a payoff is a mean.
    fn divisor(&self) -> u32 {
        match self.process.adds_up {
            true => 1,
            false => self.population - u32::from(!self.process.meets_oneself),
        }
    }

    /// The fitness of each strategy that is played; 0 of the others.
    ///
    /// # Errors
    /// One of them is negative, or all are 0.
    pub fn fitness<N: Scale>(&self, counts: &[u32]) -> Result<Vec<N>, Unfit> {
        let of = |strategy: usize| match counts[strategy] {
            0 => N::zero(),
            _ => N::fitness(&self.process, &self.payoff(counts, strategy, strategy)),
        };
        let fitness: Vec<N> = (0..self.game.size()).map(of).collect();
        let negative = fitness.iter().position(N::is_negative);
        let nobody = fitness.iter().all(N::is_zero).then(|| {
            let played = counts.iter().position(|&count| count > 0);
            played.unwrap_or(0)
        });
        match negative.or(nobody) {
            Some(strategy) => Err(Unfit {
                strategy,
                counts: counts.to_vec(),
                fitness: fitness[strategy].float(),
            }),
            None => Ok(fitness),
        }
    }

    /// The best strategies for one of `own`: its own alone if it is one of them.
    pub fn best_responses<N: Scale>(&self, counts: &[u32], own: usize) -> Vec<usize> {
        let payoffs: Vec<N> = (0..self.game.size())
            .map(|played| self.payoff(counts, own, played))
            .collect();
        let is_best = |&strategy: &usize| {
            let mut all = payoffs.iter();
            all.all(|payoff| !payoffs[strategy].is_less(payoff))
        };
        let best: Vec<usize> = (0..payoffs.len()).filter(is_best).collect();
        if best.contains(&own) { vec![own] } else { best }
    }

    /// With which probability a step changes a player of the row's strategy into one of the column's, row by row; 0 where both are the same. Of processes in
    /// which one changes at a time.
    ///
    /// # Errors
    /// There is no fitness to go by.
    pub fn changes<N: Scale>(&self, counts: &[u32]) -> Result<Vec<N>, Unfit> {
        let mut changes = vec![N::zero(); self.game.size() * self.game.size()];
        match self.process.update {
            Update::Fermi => self.comparisons(counts, &mut changes),
            Update::BestResponse => self.responses(counts, &mut changes),
            _ => {
                let fitness = self.fitness(counts)?;
                for own in (0..counts.len()).filter(|&own| counts[own] > 0) {
                    let places = N::ratio(counts[own], self.population);
                    let taken = self.newcomers(counts, &fitness, own);
                    self.enter(own, &places, &taken, &mut changes);
                }
            }
        }
        Ok(changes)
    }

    /// Who comes in the place of one of `own`, with which probability: before mutation.
    fn newcomers<N: Scale>(&self, counts: &[u32], fitness: &[N], own: usize) -> Vec<N> {
        let weight = |strategy: usize, count: u32| {
            let mut weight = N::zero();
            weight.plus_product(&N::ratio(count, 1), &fitness[strategy]);
            weight
        };
        let all: Vec<N> = (0..counts.len())
            .map(|strategy| weight(strategy, counts[strategy]))
            .collect();
        match self.process.update {
            // Only the others compete for the place.
            Update::DeathBirth => {
                let rest = |(strategy, weight_of_all): (usize, &N)| match strategy == own {
                    true => weight(own, counts[own] - 1),
                    false => weight_of_all.clone(),
                };
                proportions(&all.iter().enumerate().map(rest).collect::<Vec<_>>())
            }
            // A parent of the same strategy finds one fewer among the others whose place it is.
            Update::BirthDeath => {
                let (all_others, own_others) = (self.population - 1, counts[own] - 1);
                let scale = |strategy: usize| {
                    let scale = N::ratio(self.population, all_others);
                    match strategy == own {
                        true => scale.times(&N::ratio(own_others, counts[own])),
                        false => scale,
                    }
                };
                let parents = proportions(&all).into_iter().enumerate();
                let scaled = parents.map(|(strategy, parent)| parent.times(&scale(strategy)));
                scaled.collect()
            }
            _ => proportions(&all),
        }
    }

    /// Adds who comes in so many places of `own`, after mutation.
    fn enter<N: Scale>(&self, own: usize, places: &N, newcomers: &[N], changes: &mut [N]) {
        let size = self.game.size();
        let mutation = &self.process.mutation;
        let kept = N::of(&(Rational::ONE - mutation));
        let other = N::of(&(mutation / Rational::from(size - 1)));
        for (parent, probability) in newcomers.iter().enumerate() {
            let weight = places.times(probability);
            // Who only reconsiders takes another strategy than its own, whichever player it looks at.
            let origin = match self.process.update.has_births() {
                true => parent,
                false => own,
            };
            for to in (0..size).filter(|&to| to != own) {
                let change = &mut changes[own * size + to];
                if to == parent {
                    change.plus_product(&weight, &kept);
                }
                if to != origin {
                    change.plus_product(&weight, &other);
                }
            }
        }
    }

    fn comparisons<N: Scale>(&self, counts: &[u32], changes: &mut [N]) {
        let payoffs: Vec<Option<N>> = (0..counts.len())
            .map(|own| (counts[own] > 0).then(|| self.payoff(counts, own, own)))
            .collect();
        let selection = value(&self.process.selection);
        for own in 0..counts.len() {
            let Some(payoff) = &payoffs[own] else {
                continue;
            };
            let places = N::ratio(counts[own], self.population);
            let mut taken = vec![N::zero(); counts.len()];
            for (other, of_other) in payoffs.iter().enumerate() {
                let is_own = u32::from(other == own);
                let met = N::ratio(counts[other] - is_own, self.population - 1);
                // Nothing is left of a comparison that fails but the strategy that the player had.
                if let Some(of_other) = of_other.as_ref().filter(|_| other != own) {
                    let adoption = N::adoption(selection, payoff, of_other);
                    taken[other].plus_product(&met, &adoption);
                    let kept = N::adoption(selection, of_other, payoff);
                    taken[own].plus_product(&met, &kept);
                } else {
                    taken[own].plus(&met);
                }
            }
            self.enter(own, &places, &taken, changes);
        }
    }

    fn responses<N: Scale>(&self, counts: &[u32], changes: &mut [N]) {
        let awake = N::of(&(Rational::ONE - &self.process.inertia));
        for own in (0..counts.len()).filter(|&own| counts[own] > 0) {
            let places = N::ratio(counts[own], self.population).times(&awake);
            let best = self.best_responses::<N>(counts, own);
            let each = N::ratio(1, best.len() as u32);
            let mut taken = vec![N::zero(); counts.len()];
            for strategy in best {
                taken[strategy] = each.clone();
            }
            self.enter(own, &places, &taken, changes);
        }
    }

    /// Of what strategy a newcomer is where all are replaced at once.
    ///
    /// # Errors
    /// There is no fitness to go by.
    pub fn offspring(&self, counts: &[u32]) -> Result<Vec<f64>, Unfit> {
        let fitness: Vec<f64> = self.fitness(counts)?;
        let weights: Vec<f64> = counts
            .iter()
            .zip(fitness)
            .map(|(&count, fitness)| f64::from(count) * fitness)
            .collect();
        let mutation = value(&self.process.mutation);
        let others = (counts.len() - 1) as f64;
        let parents = proportions(&weights);
        let after = |parent: f64| parent * (1.0 - mutation) + (1.0 - parent) * mutation / others;
        Ok(parents.into_iter().map(after).collect())
    }
}

/// What a player of `own` gets among neighbours of whom so many play what, and from itself if everybody meets themselves.
pub(super) fn payoff_among<N: Scale>(game: &Game, process: &Process, own: usize, met: &[u32]) -> N {
    let oneself = u32::from(process.meets_oneself);
    let divisor = match process.adds_up {
        true => 1,
        false => met.iter().sum::<u32>() + oneself,
    };
    let met = met.iter().enumerate();
    let met = met.map(|(other, &met)| if other == own { met + oneself } else { met });
    N::payoff(game, own, met, divisor)
}

/// Weights over their sum; nothing if that is 0.
fn proportions<N: Number>(weights: &[N]) -> Vec<N> {
    let mut sum = N::zero();
    for weight in weights {
        sum.plus(weight);
    }
    let part = |weight: &N| match sum.is_zero() {
        true => N::zero(),
        false => weight.over(&sum),
    };
    weights.iter().map(part).collect()
}

impl Scale for Rational {
    fn payoff(game: &Game, own: usize, met: impl Iterator<Item = u32>, divisor: u32) -> Self {
        let from = |(other, met): (usize, u32)| game.payoff(own, other) * Self::from(met);
        let sum = met
            .enumerate()
            .map(from)
            .fold(Self::ZERO, |sum, from| sum + from);
        sum / Self::from(divisor)
    }

    fn fitness(process: &Process, payoff: &Self) -> Self {
        process.exact_fitness(payoff)
    }

    /// Only where payoffs do not matter is it a fraction.
    fn adoption(_: f64, _: &Self, _: &Self) -> Self {
        Self::ratio(1, 2)
    }

    fn ratio(above: u32, below: u32) -> Self {
        Self::from(above) / Self::from(below)
    }

    fn is_negative(&self) -> bool {
        *self < Self::ZERO
    }

    fn is_less(&self, other: &Self) -> bool {
        self < other
    }

    fn float(&self) -> f64 {
        value(self)
    }
}

impl Scale for f64 {
    fn payoff(game: &Game, own: usize, met: impl Iterator<Item = u32>, divisor: u32) -> Self {
        let each = game.floats(own).iter().zip(met);
        let sum: Self = each.map(|(payoff, met)| payoff * Self::from(met)).sum();
        sum / Self::from(divisor)
    }

    fn fitness(process: &Process, payoff: &Self) -> Self {
        process.fitness(*payoff)
    }

    fn adoption(selection: f64, own: &Self, other: &Self) -> Self {
        fermi(selection, other - own)
    }

    fn ratio(above: u32, below: u32) -> Self {
        Self::from(above) / Self::from(below)
    }

    fn is_negative(&self) -> bool {
        *self < 0.0
    }

    fn is_less(&self, other: &Self) -> bool {
        self < other
    }

    fn float(&self) -> f64 {
        *self
    }
}
