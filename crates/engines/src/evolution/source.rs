//! Streams of random numbers: one a generation, so that each can be done again alone.

use random::Random;

/// Where the random numbers come from: generation g of evolution `number` draws from a stream of its own, so that each
/// can be done again alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub seed: u64,
    /// Below 2³².
    pub number: u64,
}

impl Source {
    /// The stream that a start is drawn from.
    pub fn of_start(&self) -> Random {
        self.stream(u32::MAX.into())
    }

    /// The stream of a generation; from 2³¹ on those of whatever else belongs to the evolution.
    pub fn stream(&self, generation: u64) -> Random {
        Random::stream(self.seed, self.number << 32 | generation)
    }
}
