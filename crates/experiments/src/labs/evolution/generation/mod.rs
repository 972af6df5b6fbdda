//! A generation of an evolution done again, game by game: what the lab of evolutions shows inside a generation.
//!
//! An offspring comes from its generation's own stream of random numbers, so the archive before a generation follows from
//! the seed and from which generations were accepted, without a game being played. The races of that one generation are
//! then the same as in the evolution. What they decide is the snapshot; every game is the chunk's record.

mod accepted;
mod chunk;
mod games;
mod inquiries;
mod moment;
mod report;
mod settings;
mod snapshot;

use crate::cost::Cost;
use crate::evolution::{EvolutionLab, GameName};
use crate::inquiry::{Answering, NoAnswer};
use crate::link_fault::LinkFault;
use crate::parameters::Values;
use crate::problem::{Problem, quote};
use crate::report::Table;
use crate::seal::unseal;
use crate::{Chunk, ForeignSnapshot, Lab, Progress, Reached, Sent};
pub use accepted::Accepted;
use accepted::Increasing;
use chunk::GenerationChunk;
use engines::evolution::{Contest, Evolution, Settings, Source};
use engines::racing::Plan;
pub use games::Games;
pub use moment::{GameSeen, GenerationMoment};
use serde::Serialize;
pub use settings::GenerationLab;
pub use snapshot::Snapshot;
use std::sync::Arc;
use texts::Texts;

/// The name of the lab.
pub const NAME: &str = "generation";

impl GenerationLab {
    fn settings(&self) -> Settings {
        Settings {
            generations: self.look,
            ..self.evolution().settings()
        }
    }

    /// The numbers of its races.
    pub fn plan(&self) -> Plan {
        self.settings().race
    }

    fn chunk<C: Contest + 'static>(&self, contest: C) -> Box<dyn Chunk> {
        let source = Source {
            seed: self.seed,
            number: 0,
        };
        let settings = self.settings();
        let accepted = self.accepted.flags(self.look - 1);
        let evolution = Evolution::after(contest, settings, source, &accepted);
        let games = Games::new(&settings.race);
        Box::new(GenerationChunk::new(self.fingerprint(), evolution, games))
    }
}

impl Lab for GenerationLab {
    const NAME: &'static str = NAME;
    type Findings = Option<Snapshot>;

    fn repair(&mut self) -> Vec<Problem> {
        if self.accepted.last() < self.look {
            return Vec::new();
        }
        let kind = Increasing {
            maximum: self.look - 1,
        };
        let fault = LinkFault::Value {
            found: quote(&kind.write(&self.accepted)),
            allowed: Arc::new(kind),
        };
        let problem = Problem::new("accepted", fault);
        self.accepted = Accepted::default();
        vec![problem]
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.evolution.generation.summary
    }

    fn chunk_count(&self) -> usize {
        1
    }

    /// The generations before it are not played again.
    fn cost(&self) -> Cost {
        let one = EvolutionLab {
            generations: 1,
            evolutions: 1,
            ..self.evolution()
        };
        one.cost_of_generation()
    }

    fn start(&self, _: usize) -> Box<dyn Chunk> {
        match self.game {
            GameName::Rrrats => self.chunk(self.method.rrrats()),
            GameName::War => self.chunk(self.method.war()),
            GameName::ConnectFour => self.chunk(self.method.connect_four()),
        }
    }

    fn reached(&self, _: usize, snapshot: &[u8]) -> Option<Reached> {
        let alone = [Some(snapshot.to_vec().into())];
        let snapshot = self.merge(&alone).ok()??;
        let (done, total) = (snapshot.games, 0);
        Some(Reached {
            progress: Progress { done, total },
            effort: done,
            // Its games are wanted too, which are no part of the snapshot.
            is_finished: false,
        })
    }

    fn merge(&self, snapshots: &[Option<Sent>]) -> Result<Self::Findings, ForeignSnapshot> {
        if let Some(chunk) = snapshots.iter().skip(1).position(Option::is_some) {
            return Err(ForeignSnapshot { chunk: chunk + 1 });
        }
        let Some(bytes) = snapshots.first().and_then(Option::as_ref) else {
            return Ok(None);
        };
        let archive = 1 + self
            .accepted
            .flags(self.look - 1)
            .iter()
            .filter(|&&is| is)
            .count() as u32;
        let length = self.evolution().length();
        unseal::<Snapshot>(bytes, self.fingerprint())
            .filter(|snapshot| {
                let generation = snapshot.generation.as_ref();
                generation.is_none_or(|generation| generation.fits(length, archive))
            })
            .map(Some)
            .ok_or(ForeignSnapshot { chunk: 0 })
    }

    fn answer(&self, inquiry: &[u8], _: &[Option<Sent>]) -> Result<Box<dyn Answering>, NoAnswer> {
        inquiries::begin_answer(self.plan(), inquiry)
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(findings.as_ref())
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings.as_ref())
    }
}
