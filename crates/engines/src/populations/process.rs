//! Processes: how a population changes, as data.
//!
//! A player's payoff is the mean over those that it meets, or their sum. Fitness is 1 − w + w π, or e^{wπ}; w is the strength of selection and π the payoff.
//! Mutation: where somebody is born, the newcomer is with this probability of another strategy than its parent, any of them alike; where somebody
//! reconsiders, it takes with this probability any other strategy than its own instead. Sources: M. A. Nowak, *Evolutionary Dynamics* (2006), chapters 6 to 8;
//! for imitation H. Ohtsuki, C. Hauert, E. Lieberman, M. A. Nowak, "A simple rule for the evolution of cooperation on graphs and social networks"
//! (2006); for pairwise comparison A. Traulsen, M. A. Nowak, J. M. Pacheco, "Stochastic dynamics of invasion and fixation" (2006); for the imitation of the
//! best M. A. Nowak, R. M. May, "Evolutionary games and spatial chaos" (1992).

use crate::exact::rational::{Rational, value};

/// Who takes whose place, or whose strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// One of all reproduces in proportion to fitness; its offspring takes the place of one of all, chosen uniformly, perhaps its parent's.
    Moran,
    /// The same, but it takes the place of a neighbour.
    BirthDeath,
    /// One of all dies, chosen uniformly, and its neighbours compete for the place in proportion to fitness.
    DeathBirth,
    /// All are replaced at once: each of the new ones has a parent in proportion to fitness.
    WrightFisher,
    /// One of all compares itself with a neighbour and takes its strategy with 1/(1 + e^{−w(π' − π)}), π' the neighbour's payoff.
    Fermi,
    /// One of all takes a strategy of itself and its neighbours, in proportion to fitness. Without a structure and mutation it is the Moran process.
    Imitation,
    /// One of all takes a best response to those that it meets, unless its own strategy is one. Where it meets itself, it meets the strategy that it had.
    BestResponse,
    /// All at once take the strategy of the one with the highest payoff among themselves and their neighbours, and keep their own if it is as good.
    ImitateBest,
}

impl Update {
    /// Whether all change at once: a step is a generation.
    pub fn is_synchronous(self) -> bool {
        matches!(self, Self::WrightFisher | Self::ImitateBest)
    }

    /// Whether payoffs matter through fitness.
    pub fn has_fitness(self) -> bool {
        !matches!(self, Self::Fermi | Self::BestResponse | Self::ImitateBest)
    }

    /// Whether somebody is born, and not only reconsiders.
    pub fn has_births(self) -> bool {
        matches!(
            self,
            Self::Moran | Self::BirthDeath | Self::DeathBirth | Self::WrightFisher
        )
    }

    /// Whether a strategy that nobody plays can come back without mutation.
    pub fn invents(self) -> bool {
        self == Self::BestResponse
    }
}

/// How payoffs become fitness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mapping {
    /// 1 − w + w π.
    Linear,
    /// e^{wπ}.
    Exponential,
}

impl Mapping {
    /// The fitness of a payoff at this strength of selection.
    pub fn fitness(self, selection: f64, payoff: f64) -> f64 {
        match self {
            Self::Linear => 1.0 - selection + selection * payoff,
            Self::Exponential => libm::exp(selection * payoff),
        }
    }
}

/// How a population changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Process {
    pub update: Update,
    pub mapping: Mapping,
    /// w: from 0, where payoffs do not matter; at most 1 where fitness is 1 − w + w π.
    pub selection: Rational,
    /// From 0 to 1.
    pub mutation: Rational,
    /// How often somebody who could reconsider does not, from 0 to less than 1; of best responses only.
    pub inertia: Rational,
    pub meets_oneself: bool,
    /// Whether a payoff is the sum over those who are met, not their mean.
    pub adds_up: bool,
}

impl Process {
    /// One player at a time, without mutation, everybody meeting the others.
    pub fn plain(update: Update, selection: Rational) -> Self {
        Self {
            update,
            mapping: Mapping::Linear,
            selection,
            mutation: Rational::ZERO,
            inertia: Rational::ZERO,
            meets_oneself: false,
            adds_up: false,
        }
    }

    /// Whether every probability is a fraction.
    pub fn is_rational(&self) -> bool {
        match self.update {
            Update::Fermi => self.selection.is_zero(),
            update if update.has_fitness() => {
                self.mapping == Mapping::Linear || self.selection.is_zero()
            }
            _ => true,
        }
    }

    /// The fitness of a payoff.
    pub fn fitness(&self, payoff: f64) -> f64 {
        self.mapping.fitness(value(&self.selection), payoff)
    }

    /// The same exactly; only where it is a fraction.
    pub fn exact_fitness(&self, payoff: &Rational) -> Rational {
        match self.mapping {
            Mapping::Linear => Rational::ONE - &self.selection + &self.selection * payoff,
            Mapping::Exponential => Rational::ONE,
        }
    }
}

/// With which probability a strategy is taken that brings so much more, at this strength of selection.
pub fn fermi(selection: f64, gain: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-selection * gain))
}
