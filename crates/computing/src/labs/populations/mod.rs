//! Populations: what is known exactly, the run that is watched, and runs that are counted; answers are the film of that run and the drawing of a graph.
//!
//! * `exact_chunk`: what is known exactly, piece by piece: `takeover`, `several`, `rare`, `long_run`; `fixation` and `work`: what they share.
//! * `population`: a population that is simulated. `running`: many runs. `watching`: one, and its film. `drawing_answer`: the drawing of a graph.

mod drawing_answer;
mod exact_chunk;
mod fixation;
mod long_run;
mod population;
mod rare;
mod running;
mod several;
mod takeover;
mod watching;
mod work;

use crate::answering::Answering;
use crate::{Chunk, Compute};
use drawing_answer::DrawingAnswer;
use exact_chunk::ExactChunk;
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::populations::{Part, PopulationsExperiment, PopulationsInquiry};
use random::Random;
use running::RunsChunk;
use watching::{FilmAnswer, WatchedChunk};

impl Compute for PopulationsExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        match self.part(index) {
            Part::Exact => Box::new(ExactChunk::new(self)),
            Part::Watched => Box::new(WatchedChunk::new(self)),
            Part::Runs(runs) => {
                let random = Random::stream(self.seed, index as u64);
                Box::new(RunsChunk::new(self, runs.end - runs.start, random))
            }
        }
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
            PopulationsInquiry::Film(part) => Ok(Box::new(FilmAnswer::new(self, part))),
            PopulationsInquiry::Drawing => Ok(Box::new(DrawingAnswer::new(self))),
        }
    }
}
