//! Parameters of a generation: the parameters of its evolution, its number, and which generations before it were
//! accepted.

use super::accepted::Accepted;
use crate::evolution::settings::{
    AlgorithmName, EvolutionLab, FACTOR, GameName, MAX_GENERATIONS, SIGMA,
};
use crate::parameters::{Kind, Parameters, parameters};
use crate::race_kinds::{DELTA, EPSILON};
use crate::racing::RaceName;
use crate::rrrats::settings::{AtFourName, BustName, EndName};
use crate::war::settings::{AtCapName, CAP, OutOfCardsName};
use engines::evolution::Settings;

parameters! {
    /// One experiment: a generation of the first of some evolutions.
    pub struct GenerationLab, texts evolution_parameters {
        game: GameName = GameName::Rrrats, Kind::Choice(GameName::NAMES), Everyone;
        algorithm: AlgorithmName = AlgorithmName::Coevolution, Kind::Choice(AlgorithmName::NAMES), Everyone;
        /// The generation.
        look: u64 = 1, Kind::Integer { minimum: 1, maximum: MAX_GENERATIONS }, Everyone;
        /// Those before it that were accepted.
        accepted: Accepted = Accepted::default(), Kind::Increasing { maximum: MAX_GENERATIONS - 1 }, Everyone;
        race: RaceName = RaceName::IlebrStar2, Kind::Choice(RaceName::NAMES), Advanced;
        epsilon: f64 = 0.01, EPSILON, Advanced;
        delta: f64 = 0.05, DELTA, Advanced;
        sigma: f64 = Settings::SIGMA, SIGMA, Advanced;
        success: f64 = Settings::FACTORS[0], FACTOR, Advanced;
        failure: f64 = Settings::FACTORS[1], FACTOR, Advanced;
        end: EndName = EndName::Turn, Kind::Choice(EndName::NAMES), Advanced;
        at_four: AtFourName = AtFourName::Stop, Kind::Choice(AtFourName::NAMES), Advanced;
        bust: BustName = BustName::Pile, Kind::Choice(BustName::NAMES), Advanced;
        out_of_cards: OutOfCardsName = OutOfCardsName::Lose, Kind::Choice(OutOfCardsName::NAMES), Advanced;
        cap: u64 = 10_000, CAP, Advanced;
        at_cap: AtCapName = AtCapName::Half, Kind::Choice(AtCapName::NAMES), Advanced;
        depth: u64 = 2, Kind::Integer { minimum: 1, maximum: 6 }, Advanced;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

/// The values of the parameters that both labs have.
fn common<A: Parameters, B: Parameters>(from: &A) -> B {
    let mut to = B::default();
    for parameter in B::SCHEMA {
        // Texts of parameters that only one has are no values; those keep their defaults.
        let _ = to.read(parameter.key, &from.write(parameter.key));
    }
    to
}

impl GenerationLab {
    /// Generation `number` of the first evolution of `lab`, after `accepted`.
    pub fn of(lab: &EvolutionLab, number: u64, accepted: Accepted) -> Self {
        Self {
            look: number,
            accepted,
            ..common(lab)
        }
    }

    /// The evolution it belongs to, long enough to have it.
    pub fn evolution(&self) -> EvolutionLab {
        let lab: EvolutionLab = common(self);
        let generations = lab.generations.max(self.look);
        EvolutionLab {
            generations,
            look: (self.look < generations).then_some(self.look),
            ..lab
        }
    }
}
