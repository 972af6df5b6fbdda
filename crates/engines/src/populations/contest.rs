//! Contests of two strategies in a well-mixed population: what each earns, how fit that makes it, and the chain of the Moran process.
//!
//! Fitness is 1 − w + w π, π the mean payoff against the others, or against all and oneself, and w the strength of selection. In the Moran process
//! one of all is chosen to reproduce in proportion to fitness, and its offspring takes the place of one of all, chosen uniformly, perhaps its own
//! parent. Source: M. A. Nowak, A. Sasaki, C. Taylor, D. Fudenberg, "Emergence of cooperation and evolutionary stability in finite populations" (2004).

use super::birth_death::BirthDeath;
use crate::exact::number::Number;
use crate::exact::rational::Rational;

/// Two strategies, of which there are `population` players in all.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// What a player of the row's strategy gets from one of the column's.
    pub payoffs: [[Rational; 2]; 2],
    /// From 0, where payoffs do not matter, to 1.
    pub selection: Rational,
    /// At least 2.
    pub population: u32,
    /// Whether everybody meets themselves too.
    pub meets_oneself: bool,
}

/// A fitness that is not positive.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfit {
    /// Whose: 0 or 1.
    pub strategy: usize,
    /// How many there are of the first strategy then.
    pub firsts: u32,
    pub fitness: Rational,
}

impl Contest {
    /// The fitness of each strategy where `firsts` players have the first: from 1 to one less than the population.
    pub fn fitness(&self, firsts: u32) -> [Rational; 2] {
        let counts = [firsts, self.population - firsts];
        let fitness = |strategy: usize| {
            let met = |other: usize| {
                let is_own = other == strategy && !self.meets_oneself;
                &self.payoffs[strategy][other] * &Rational::from(counts[other] - u32::from(is_own))
            };
            let others = self.population - u32::from(!self.meets_oneself);
            let mean = (met(0) + met(1)) / Rational::from(others);
            Rational::ONE - &self.selection + &self.selection * mean
        };
        [fitness(0), fitness(1)]
    }

    /// The chain of the number of players of the first strategy.
    ///
    /// # Errors
    /// A fitness is negative, or nobody has any.
    pub fn moran<N: Number>(&self) -> Result<BirthDeath<N>, Unfit> {
        let mut chain = BirthDeath {
            up: Vec::new(),
            down: Vec::new(),
        };
        for firsts in 1..self.population {
            let fitness = self.fitness(firsts);
            let negative = fitness.iter().position(|one| *one < Rational::ZERO);
            let nobody = fitness.iter().all(Rational::is_zero).then_some(0);
            if let Some(strategy) = negative.or(nobody) {
                let fitness = fitness[strategy].clone();
                return Err(Unfit {
                    strategy,
                    firsts,
                    fitness,
                });
            }
            let counts = [firsts, self.population - firsts].map(Rational::from);
            let reproducing = [0, 1].map(|strategy| &fitness[strategy] * &counts[strategy]);
            let all = &reproducing[0] + &reproducing[1];
            let way = |parent: usize| {
                let place = &counts[1 - parent] / Rational::from(self.population);
                N::of(&(&reproducing[parent] / &all * place))
            };
            chain.up.push(way(0));
            chain.down.push(way(1));
        }
        Ok(chain)
    }
}
