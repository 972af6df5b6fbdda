//! A generation of an evolution done again: its races, and moments of them.

mod chunk;
mod inquiries;

use crate::answering::Answering;
use crate::{Chunk, Compute};
use chunk::GenerationChunk;
use engines::evolution::{Contest, Evolution, Source};
use experiments::ChunkOutput;
use experiments::evolution::GameName;
use experiments::generation::{Games, GenerationExperiment};
use experiments::inquiry::NoAnswer;

fn chunk<C: Contest + 'static>(lab: &GenerationExperiment, contest: C) -> Box<dyn Chunk> {
    let source = Source {
        seed: lab.seed,
        number: 0,
    };
    let settings = lab.settings();
    let accepted = lab.accepted.flags(lab.look - 1);
    let evolution = Evolution::after(
        contest,
        lab.evolution().starting_strategy(),
        settings,
        source,
        &accepted,
    );
    let games = Games::new(&settings.race);
    Box::new(GenerationChunk::new(evolution, games))
}

impl Compute for GenerationExperiment {
    fn chunk(&self, _: usize) -> Box<dyn Chunk> {
        match self.game {
            GameName::Rrrats => chunk(self, self.method.rrrats()),
            GameName::War => chunk(self, self.method.war()),
            GameName::ConnectFour => chunk(self, self.method.connect_four()),
        }
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        inquiries::begin_answer(self.plan(), inquiry)
    }
}
