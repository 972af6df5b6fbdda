//! Parameters of a generation: the parameters of its evolution, its number, and which generations before it were
//! accepted.

use super::accepted::{Accepted, Increasing};
use crate::common::algorithms::AlgorithmName;
use crate::evolution::method::Method;
use crate::evolution::settings::{EvolutionExperiment, GameName, MAX_GENERATIONS};
use crate::parameters::{Integer, OneOf, SEED, parameters};

parameters! {
    /// One experiment: a generation of the first of some evolutions.
    pub struct GenerationExperiment, texts labs.evolution.parameters {
        game: GameName = GameName::Rrrats, OneOf(GameName::NAMES), Everyone;
        algorithm: AlgorithmName = AlgorithmName::Coevolution, OneOf(AlgorithmName::NAMES), Everyone;
        /// The generation.
        look: u64 = 1, Integer { minimum: 1, maximum: MAX_GENERATIONS }, Everyone;
        /// Those before it that were accepted.
        accepted: Accepted = Accepted::default(), Increasing { maximum: MAX_GENERATIONS - 1 }, Everyone;
        ..method: Method, as declared;
        seed: u64 = 1, SEED, Everyone;
    }
}

impl GenerationExperiment {
    /// Generation `number` of the first evolution of `lab`, after `accepted`.
    pub fn of(lab: &EvolutionExperiment, number: u64, accepted: Accepted) -> Self {
        Self {
            game: lab.game,
            algorithm: lab.algorithm,
            look: number,
            accepted,
            method: lab.method,
            seed: lab.seed,
        }
    }

    /// The evolution it belongs to, long enough to have it.
    pub fn evolution(&self) -> EvolutionExperiment {
        let lab = EvolutionExperiment {
            game: self.game,
            algorithm: self.algorithm,
            method: self.method,
            seed: self.seed,
            ..EvolutionExperiment::default()
        };
        let generations = lab.generations.max(self.look);
        EvolutionExperiment {
            generations,
            look: (self.look < generations).then_some(self.look),
            ..lab
        }
    }
}

impl From<GenerationExperiment> for EvolutionExperiment {
    fn from(lab: GenerationExperiment) -> Self {
        lab.evolution()
    }
}
