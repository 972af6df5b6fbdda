//! Rare mutations: what is played then: how probable it is that one player of each strategy takes over each other, and how much of the time all play what.

use super::fixation::{floats, fractions, growth, near};
use super::takeover::missing;
use super::work::Work;
use crate::exact::exact;
use engines::exact::rational::Rational;
use engines::populations::elimination::Absorbing;
use engines::populations::game::Game;
use engines::populations::rare::shares;
use engines::populations::two::wright_fisher;
use engines::populations::well_mixed::WellMixed;
use engines::{Status, effort};
use experiments::common::amount::Amount;
use experiments::populations::{Exactly, Missing, PopulationsExperiment, Structure};

/// Players of a population that is worked out in fractions.
const MAX_IN_FRACTIONS: u32 = 30;

/// The work: a pair of strategies in each step.
pub(super) struct RareWork {
    mixed: WellMixed,
    missing: Option<Missing>,
    is_exact: bool,
    /// Resident by resident, mutant by mutant.
    exact: Vec<Vec<Rational>>,
    floats: Vec<Vec<f64>>,
    /// Of the pair under way, where all are replaced at once.
    replaced: Option<Absorbing<f64>>,
}

impl RareWork {
    pub fn new(lab: &PopulationsExperiment, game: Game) -> Self {
        let mixed = lab.mixed(game, lab.without_mutation());
        let missing = match lab.structure {
            Structure::Mixed => missing(&mixed),
            _ => Some(Missing::Structure),
        };
        let update = mixed.process.update;
        Self {
            missing,
            is_exact: mixed.process.is_rational()
                && mixed.population <= MAX_IN_FRACTIONS
                && !update.is_synchronous(),
            mixed,
            exact: vec![Vec::new()],
            floats: vec![Vec::new()],
            replaced: None,
        }
    }

    /// Goes on with what one mutant among residents comes to, 0 of a strategy among its own.
    fn fixation(&mut self, mutant: usize, resident: usize) -> Result<(), Missing> {
        let pair = WellMixed {
            game: self.mixed.game.among(&[mutant, resident]),
            ..self.mixed.clone()
        };
        effort::spend(10 * u64::from(pair.population));
        let row = self.floats.len() - 1;
        if mutant == resident {
            self.exact[row].push(Rational::ZERO);
            self.floats[row].push(0.0);
        } else if self.is_exact {
            let all = fractions(&pair)?;
            self.exact[row].push(all.fixation[0].clone());
            self.floats[row].push(0.0);
        } else if pair.process.update.is_synchronous() {
            let mut chain = match self.replaced.take() {
                Some(chain) => chain,
                None => wright_fisher(&pair).map_err(|_| Missing::NobodyFit)?,
            };
            chain.step().map_err(|_| Missing::NeverEnds)?;
            // The first state is the one mutant.
            match chain.fates().first() {
                Some(fate) => self.floats[row].push(fate.ends[1]),
                None => self.replaced = Some(chain),
            }
        } else {
            self.floats[row].push(floats(&pair)?.fixation[0]);
        }
        Ok(())
    }

    fn next(&mut self) -> Result<Option<Vec<Amount>>, Missing> {
        let size = self.mixed.game.size();
        if let Some(missing) = self.missing {
            return Err(missing);
        }
        let resident = self.floats.len() - 1;
        let mutant = self.floats[resident].len();
        if mutant < size {
            self.fixation(mutant, resident)?;
            return Ok(None);
        }
        if self.floats.len() < size {
            self.exact.push(Vec::new());
            self.floats.push(Vec::new());
            return Ok(None);
        }
        let population = self.mixed.population;
        let all = if self.is_exact {
            let all = shares(&self.exact).map_err(|_| Missing::NeverEnds)?;
            all.iter()
                .map(|share| Amount::Exact(exact(share)))
                .collect()
        } else {
            let all = shares(&self.floats).map_err(|_| Missing::NeverEnds)?;
            let growth = growth(&self.mixed.game, &self.mixed.process, population);
            let near = |&share: &f64| near(share, population, growth);
            all.iter().map(near).collect()
        };
        Ok(Some(all))
    }
}

impl Work for RareWork {
    fn step(&mut self, found: &mut Exactly) -> Status {
        let known = match self.next() {
            Ok(None) => return Status::Running,
            Ok(Some(all)) => Ok(all),
            Err(missing) => Err(missing),
        };
        found.rare = Some(known);
        Status::Finished
    }
}
