//! Results of games, four to a byte.

use engines::racing::Outcome;
use serde::{Deserialize, Serialize};

/// The results that are kept of the race looked at: as many as the page can go through at once, a test after each.
pub const MAX_SHOWN: u64 = 200_000;

/// A row of results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcomes {
    count: u64,
    /// Two bits a result, the first in the lowest.
    bytes: Vec<u8>,
}

const A_BYTE: u64 = 4;

impl Outcomes {
    /// Adds a result.
    pub fn push(&mut self, outcome: Outcome) {
        if self.count.is_multiple_of(A_BYTE) {
            self.bytes.push(0);
        }
        let bits = (outcome.half_points() as u8) << (2 * (self.count % A_BYTE));
        if let Some(last) = self.bytes.last_mut() {
            *last |= bits;
        }
        self.count += 1;
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.count
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Outcome> {
        let bytes = self.bytes.iter();
        let all = bytes.flat_map(|byte| (0..A_BYTE).map(move |place| byte >> (2 * place) & 3));
        all.take(self.count as usize).map(|bits| match bits {
            0 => Outcome::Lost,
            1 => Outcome::Drawn,
            _ => Outcome::Won,
        })
    }

    /// The first of them, so many.
    #[must_use]
    pub fn first(&self, count: u64) -> Self {
        let count = count.min(self.count);
        let bytes = count.div_ceil(A_BYTE) as usize;
        Self {
            count,
            bytes: self.bytes[..bytes].to_vec(),
        }
    }

    /// Whether the number fits the bytes: what comes from outside may be anything.
    pub fn is_sound(&self) -> bool {
        self.bytes.len() as u64 == self.count.div_ceil(A_BYTE)
    }
}
