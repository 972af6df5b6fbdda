//! Division of the work: blocks of pairs whose exact values are worked out, and then blocks of pairs and repetitions that are played.
//!
//! Blocks of repetitions come one after the other, each with all pairs, so that the whole table is there early and gets surer.

use core::ops::Range;

/// Pairs in a block of exact values.
const EXACT_PAIRS: usize = 64;
/// Rounds in a block of matches, about, at least.
const MIN_ROUNDS: f64 = 500_000.0;
/// Matches are cut into at most this many blocks.
const MAX_BLOCKS: usize = 48;
/// Blocks of repetitions: what is known about a pair is sent once for each.
const MAX_REPETITION_BLOCKS: usize = 4;

/// What a chunk does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Exact values of these pairs.
    Exact(Range<usize>),
    /// Matches.
    Played {
        pairs: Range<usize>,
        repetitions: Range<u64>,
    },
}

/// How the work is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Division {
    pub pairs: usize,
    repetitions: u64,
    exact_blocks: usize,
    pair_blocks: usize,
    repetition_blocks: usize,
}

impl Division {
    /// Of so many pairs, one at least, that play so often and, on average, so many rounds each time.
    pub fn new(pairs: usize, repetitions: u64, mean_rounds: f64) -> Self {
        let rounds = pairs as f64 * repetitions as f64 * mean_rounds;
        let blocks = ((rounds / MIN_ROUNDS) as usize).clamp(1, MAX_BLOCKS);
        let repetition_blocks = blocks.min(MAX_REPETITION_BLOCKS).min(repetitions as usize);
        Self {
            pairs,
            repetitions,
            exact_blocks: pairs.div_ceil(EXACT_PAIRS),
            pair_blocks: blocks.div_ceil(repetition_blocks).min(pairs),
            repetition_blocks,
        }
    }

    pub fn chunks(&self) -> usize {
        self.exact_blocks + self.pair_blocks * self.repetition_blocks
    }

    /// What a chunk does.
    pub fn part(&self, chunk: usize) -> Part {
        let Some(block) = chunk.checked_sub(self.exact_blocks) else {
            return Part::Exact(self.block_of_pairs(chunk, self.exact_blocks));
        };
        let block_of_repetitions = (block / self.pair_blocks) as u64;
        let blocks = self.repetition_blocks as u64;
        let end = |block: u64| self.repetitions * block / blocks;
        Part::Played {
            pairs: self.block_of_pairs(block % self.pair_blocks, self.pair_blocks),
            repetitions: end(block_of_repetitions)..end(block_of_repetitions + 1),
        }
    }

    fn block_of_pairs(&self, block: usize, blocks: usize) -> Range<usize> {
        self.pairs * block / blocks..self.pairs * (block + 1) / blocks
    }
}

impl Part {
    /// How many matches it plays.
    pub fn matches(&self) -> u64 {
        match self {
            Self::Exact(_) => 0,
            Self::Played { pairs, repetitions } => {
                pairs.len() as u64 * (repetitions.end - repetitions.start)
            }
        }
    }
}
