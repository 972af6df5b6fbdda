//! Repeated games: the first chunk plays the match that is shown and works out what is exact, step by step; the others play matches.
//!
//! * `analysis`: the first chunk. `filming`: the match. `pairing`: what both work on. `describing`: the strategies. `valuing`: what they get. `theorising`: what can be supported.
//! * `simulating`: the other chunks. `playing`: answers about a match by hand. `recovering`: what follows a mistake. `supporting`: what is supported
//!   without public randomisation.

mod analysis;
mod describing;
mod filming;
mod pairing;
mod playing;
mod recovering;
mod simulating;
mod supporting;
mod theorising;
mod valuing;

use crate::answering::{Answering, at_once};
use crate::common::repeated::players;
use crate::{Chunk, Compute};
use analysis::AnalysisChunk;
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::repeated::{RepeatedExperiment, RepeatedInquiry};
use pairing::Pairing;
use simulating::MatchesChunk;

/// What the experiment is about; none if there is no such game.
fn pairing(lab: &RepeatedExperiment) -> Option<Pairing> {
    let stage = lab.stage.stage().ok()?;
    let strategies = lab.strategies(&stage).ok()?;
    let players = players(&stage.game, &strategies)?;
    Some(Pairing {
        settings: lab.settings,
        seed: lab.seed,
        stage,
        strategies,
        players,
    })
}

impl Compute for RepeatedExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let pairing = pairing(self);
        if index == 0 {
            Box::new(AnalysisChunk::new(pairing))
        } else {
            Box::new(MatchesChunk::new(pairing, self.matches_of(index)))
        }
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        let inquiry = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
        let pairing = pairing(self).ok_or(NoAnswer::Unknown)?;
        match inquiry {
            RepeatedInquiry::Play(decided) => playing::answer(&pairing, &decided),
            RepeatedInquiry::Recover => Ok(at_once(&recovering::recovery(&pairing))),
            RepeatedInquiry::Support => Ok(supporting::answer(&pairing)),
        }
    }
}
