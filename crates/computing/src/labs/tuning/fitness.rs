//! Fitness of an experiment's problem: what is tuned, to be evaluated.

use super::problems::{BestPlays, Played};
use engines::tuning::problems::Fitness;
use experiments::tuning::TuningExperiment;
use experiments::tuning::problem::Tuned;

/// The fitness of an experiment's problem.
pub fn fitness(lab: &TuningExperiment) -> Box<dyn Fitness> {
    match lab.tuned() {
        Tuned::WinRates(problem) => Box::new(problem),
        Tuned::Known(problem) => Box::new(problem),
        Tuned::Own(problem) => Box::new(problem),
        Tuned::Agent(problem) => Box::new(Played::<_>::new(problem)),
        Tuned::Connect(problem) => Box::new(Played::<_>::new(problem)),
        Tuned::Aliens(problem) => Box::new(Played::<_>::new(problem)),
        Tuned::RollingHorizon(problem) => Box::new(Played::<_>::new(problem)),
        Tuned::Rrrats(problem) => Box::new(Played::<_, BestPlays>::new(problem)),
    }
}
