//! Tournaments: the first chunks solve pairs, the others play; answers are populations, what errors change, and what newcomers would get.
//!
//! * `field`: the entrants. `solving`, `playing`: the chunks. `noise`, `newcomers`: what is answered about errors and about those who could enter.

mod field;
mod newcomers;
mod noise;
mod playing;
mod solving;

use crate::answering::{Answering, at_once};
use crate::{Chunk, Compute};
use experiments::inquiry::NoAnswer;
use experiments::tournament::{Findings, Part, TournamentExperiment, TournamentInquiry};
use experiments::{ChunkOutput, Snapshots};
use field::Field;
use newcomers::NewcomersAnswer;
use noise::NoiseAnswer;
use playing::PlayingChunk;
use solving::SolvingChunk;

impl Compute for TournamentExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let (field, all, part) = (Field::new(self), self.pairs(), self.part(index));
        match (part, field) {
            (Part::Played { pairs, repetitions }, Some(field)) => {
                let plan = field.plan(self);
                Box::new(PlayingChunk::new(
                    field,
                    plan,
                    all[pairs].to_vec(),
                    repetitions,
                ))
            }
            (Part::Exact(pairs), field) => {
                let noise = self.settings.noise();
                Box::new(SolvingChunk::new(field, noise, all[pairs].to_vec()))
            }
            (Part::Played { .. }, None) => {
                Box::new(SolvingChunk::new(None, self.settings.noise(), Vec::new()))
            }
        }
    }

    fn answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
            TournamentInquiry::Population => {
                let findings: Findings = self.merge(snapshots)?;
                let stage = self.stage.stage().map_err(|_| NoAnswer::Unknown)?;
                let matrix = self.matrix(&findings, &stage);
                Ok(at_once(&self.population(&matrix)))
            }
            TournamentInquiry::Noise(vary) => Ok(Box::new(NoiseAnswer::new(self, vary))),
            TournamentInquiry::Newcomers => Ok(Box::new(NewcomersAnswer::new(self))),
        }
    }
}
