//! Parameters that do not go together: what is taken instead, and what is said.

use super::planted::PlantedList;
use super::settings::{MAX_POPULATION, PopulationsExperiment, ProcessName, Structure};
use super::start::StartList;
use crate::diagnostic::{Diagnostic, Fault};
use crate::link_fault::{LinkFault, repair_moment};
use crate::parameters::{Exactly, Integer, Kind, Values};
use games::fraction::Fraction;
use std::sync::Arc;
use texts::Texts;

/// Players of whom everybody is everybody's neighbour on a graph.
const MAX_COMPLETE: u64 = 1_000;

/// A process that needs places, or that knows none.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WrongProcess {
    process: ProcessName,
    is_mixed: bool,
}

impl Fault for WrongProcess {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.populations.wrong;
        (words.of_key)(key, &self.at_field(key, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = &texts.labs.populations;
        let name = words.parameters.process.option(self.process as usize);
        (words.wrong.process)(name, self.is_mixed)
    }
}

fn value(key: &str, found: String, allowed: Arc<dyn Kind>) -> Diagnostic {
    Diagnostic::new(key, LinkFault::Value { found, allowed })
}

impl PopulationsExperiment {
    /// All of it.
    pub(super) fn repaired(&mut self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        problems.extend(self.repair_process());
        problems.extend(self.repair_sizes());
        problems.extend(self.repair_selection());
        problems.extend(self.repair_start());
        problems.extend(repair_moment(
            "generation",
            &mut self.generation,
            self.watched,
        ));
        problems
    }

    fn repair_process(&mut self) -> Option<Diagnostic> {
        let is_mixed = self.structure == Structure::Mixed;
        let found = self.process;
        let allowed = match (is_mixed, found) {
            (true, ProcessName::ImitateBest) => ProcessName::Moran,
            // On a graph the Moran process is that in which somebody is born first.
            (false, ProcessName::Moran | ProcessName::WrightFisher) => ProcessName::BirthDeath,
            _ => return None,
        };
        self.process = allowed;
        let wrong = WrongProcess {
            process: found,
            is_mixed,
        };
        (found != ProcessName::Moran).then(|| Diagnostic::new("process", wrong))
    }

    fn repair_sizes(&mut self) -> Option<Diagnostic> {
        let most = match self.structure {
            Structure::Complete => MAX_COMPLETE,
            _ => MAX_POPULATION,
        };
        if self.has_population() && self.population > most {
            let (minimum, maximum) = (2, most);
            let found = self.population.to_string();
            self.population = most;
            let kind = Integer { minimum, maximum };
            return Some(value("population", found, Arc::new(kind)));
        }
        let is_regular = self.structure == Structure::RandomRegular;
        let is_odd = !(self.population * self.degree).is_multiple_of(2);
        if is_regular && is_odd && self.degree + 1 < self.population {
            let found = self.degree.to_string();
            let kind = crate::parameters::Even {
                minimum: 2,
                maximum: 20,
            };
            self.degree += 1;
            return Some(value("degree", found, Arc::new(kind)));
        }
        None
    }

    /// 1 − w + w π is a mixture only up to 1.
    fn repair_selection(&mut self) -> Option<Diagnostic> {
        use engines::populations::process::Mapping;
        let process = self.dynamics();
        let is_mixture = process.update.has_fitness() && process.mapping == Mapping::Linear;
        if !is_mixture || !self.has_selection() || self.selection <= Fraction::ONE {
            return None;
        }
        let kind = Exactly {
            minimum: Fraction::ZERO,
            maximum: Fraction::ONE,
        };
        let found = self.selection.to_string();
        self.selection = Fraction::ONE;
        Some(value("selection", found, Arc::new(kind)))
    }

    fn repair_start(&mut self) -> Vec<Diagnostic> {
        let (players, size) = (self.players(), self.size());
        let mut problems = Vec::new();
        let start = self.start.fitted(players, size);
        if start != self.start {
            let found = StartList.write(&self.start);
            problems.push(value("start", found, Arc::new(StartList)));
            self.start = start;
        }
        let planted = self.planted.fitted(players, size);
        if planted != self.planted {
            let found = PlantedList.write(&self.planted);
            problems.push(value("planted", found, Arc::new(PlantedList)));
            self.planted = planted;
        }
        problems
    }
}
