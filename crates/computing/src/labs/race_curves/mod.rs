//! Race curves: what is calculated of each race at each mean, and what is simulated.

mod calculated;
mod precision;

use crate::answering::{Answering, at_once};
use crate::racing::RepeatedChunk;
use crate::{Chunk, Compute};
use calculated::CalculatedChunk;
use engines::racing::Schedule;
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::race_curves::{
    AllTestsNeeded, RaceCurvesExperiment, RaceCurvesInquiry, Work, tests_needed,
};
use precision::ByPrecision;

impl Compute for RaceCurvesExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let races = self.races.as_slice();
        match self.work(index) {
            Work::Calculate(race, point) => {
                let plan = self.plan_of(races[race]);
                let mean = self.means()[point];
                Box::new(CalculatedChunk::new(plan, mean))
            }
            Work::Simulate(race, point) => {
                let lab = self.race_at(races[race], self.means()[point]);
                let simulated = self.simulated(point);
                Box::new(RepeatedChunk::new(&lab, simulated))
            }
        }
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        Ok(
            match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
                // A few dozen roots, each some steps of Newton's or of bisection: not a millisecond.
                RaceCurvesInquiry::TestsNeeded => at_once(&AllTestsNeeded {
                    every_game: tests_needed(self, Schedule::EveryGame),
                    squares: tests_needed(self, Schedule::Squares),
                }),
                RaceCurvesInquiry::AlphaTwo => Box::new(ByPrecision::new(self)),
            },
        )
    }
}
