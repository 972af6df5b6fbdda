//! Optimizers by name.

use engines::tuning::{
    CompactGenetic, Genetic, HillClimber, Ntbea, Optimizer, RandomSearch, Space, Ucb,
};
use experiments::tuning::{OptimizerName, TuningExperiment};
use random::Random;

/// A run of this optimizer before its first evaluation; what it draws for that comes from `random`.
pub(super) fn searcher(
    lab: &TuningExperiment,
    name: OptimizerName,
    space: &Space,
    random: &mut Random,
) -> Box<dyn Optimizer> {
    let space = space.clone();
    match name {
        OptimizerName::Ntbea => Box::new(Ntbea::new(space, lab.ntbea())),
        OptimizerName::Random => Box::new(RandomSearch::new(space)),
        OptimizerName::HillClimber => {
            let resamples = lab.resamples as u32;
            Box::new(HillClimber::new(space, resamples, lab.climber_mutation))
        }
        OptimizerName::Genetic => {
            let population = lab.population as usize;
            Box::new(Genetic::new(space, population, lab.genetic_mutation))
        }
        OptimizerName::CompactGenetic => {
            Box::new(CompactGenetic::new(&space, lab.compact_population as u32))
        }
        OptimizerName::Ucb => {
            let ucb = Ucb::new(space, lab.c, random);
            Box::new(ucb.unwrap_or_else(|| unreachable!("`repair` takes it out of large spaces")))
        }
    }
}
