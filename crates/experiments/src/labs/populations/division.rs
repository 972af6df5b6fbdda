//! Division of the work among chunks: the first works out what is known exactly, the second runs the population that is watched, the others run it often.

use super::settings::PopulationsExperiment;
use crate::common::blocks::block_games;
use core::ops::Range;

/// Runs of a block at least.
const MIN_RUNS: u64 = 4;

/// What a chunk does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Exact,
    Watched,
    Runs(Range<u64>),
}

impl PopulationsExperiment {
    /// What a chunk does.
    pub fn part(&self, chunk: usize) -> Part {
        match chunk {
            0 => Part::Exact,
            1 => Part::Watched,
            _ => {
                let length = block_games(self.runs, MIN_RUNS);
                let begin = (chunk as u64 - 2) * length;
                Part::Runs(begin..(begin + length).min(self.runs))
            }
        }
    }

    pub(super) fn chunks(&self) -> usize {
        2 + self.runs.div_ceil(block_games(self.runs, MIN_RUNS)) as usize
    }
}
