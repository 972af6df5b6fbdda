//! A generation of an evolution done again, game by game: what the lab of evolutions shows inside a generation.
//!
//! An offspring comes from its generation's own stream of random numbers, so the archive before a generation follows from
//! the seed and from which generations were accepted, without a game being played. The races of that one generation are
//! then the same as in the evolution. What they decide is the snapshot; every game is the chunk's record.

mod accepted;
mod games;
mod inquiries;
mod moment;
mod report;
mod settings;
mod snapshot;

use crate::cost::Cost;
use crate::diagnostic::{Diagnostic, quote};
use crate::evolution::EvolutionExperiment;
use crate::link_fault::LinkFault;
use crate::parameters::Values;
use crate::report::Table;
use crate::{LabExperiment, Progress, Reached};
pub use accepted::Accepted;
use accepted::Increasing;
use engines::evolution::Settings;
use engines::racing::Plan;
pub use games::Games;
pub use inquiries::GenerationInquiry;
pub use moment::{GameSeen, GenerationMoment};
use serde::Serialize;
pub use settings::GenerationExperiment;
pub use snapshot::Snapshot;
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

/// The name of the lab.
pub const NAME: &str = "generation";

impl GenerationExperiment {
    /// Of an evolution that ends with it.
    pub fn settings(&self) -> Settings {
        Settings {
            generations: self.look,
            ..self.evolution().settings()
        }
    }

    /// The numbers of its races.
    pub fn plan(&self) -> Plan {
        self.settings().race
    }
}

impl LabExperiment for GenerationExperiment {
    const NAME: &'static str = NAME;
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    type Findings = Option<Snapshot>;

    fn repair(&mut self) -> Vec<Diagnostic> {
        let start = self.method.start.repair(self.evolution().length());
        let mut problems: Vec<Diagnostic> = start.into_iter().collect();
        if self.accepted.last() < self.look {
            return problems;
        }
        let kind = Increasing {
            maximum: self.look - 1,
        };
        let fault = LinkFault::Value {
            found: quote(&kind.write(&self.accepted)),
            allowed: Arc::new(kind),
        };
        problems.push(Diagnostic::new("accepted", fault));
        self.accepted = Accepted::default();
        problems
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.evolution.generation.summary
    }

    fn chunk_count(&self) -> usize {
        1
    }

    /// The generations before it are not played again.
    fn cost(&self) -> Cost {
        let one = EvolutionExperiment {
            generations: 1,
            evolutions: 1,
            ..self.evolution()
        };
        one.cost_of_generation()
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let flags = self.accepted.flags(self.look - 1);
        let archive = 1 + flags.iter().filter(|&&is| is).count() as u32;
        let length = self.evolution().length();
        move |_, snapshot| {
            let generation = snapshot.generation.as_ref();
            generation.is_none_or(|generation| generation.fits(length, archive))
        }
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        let (done, total) = (snapshot.games, 0);
        Reached {
            progress: Progress { done, total },
            effort: done,
            // Its games are wanted too, which are no part of the snapshot.
            is_finished: false,
        }
    }

    fn is_final(&self, _: usize, snapshot: &Snapshot) -> bool {
        snapshot.generation.is_some()
    }

    fn begin(&self) -> Option<Snapshot> {
        None
    }

    fn add(&self, findings: &mut Option<Snapshot>, _: usize, snapshot: Snapshot) {
        *findings = Some(snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(findings.as_ref())
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings.as_ref())
    }
}
