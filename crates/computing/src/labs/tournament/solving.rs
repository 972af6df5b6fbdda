//! Solving: what pairs get exactly, one after the other.

use super::field::Field;
use crate::Chunk;
use crate::chunk::step_until_over;
use crate::common::repeated::{amount, rational};
use engines::Status;
use engines::repeated::settings::Noise;
use engines::repeated::tournament::exact::{Worth, shares};
use engines::repeated::values::shares::{Amount, Shares};
use experiments::Progress;
use experiments::common::amount::Amount as Told;
use experiments::inquiry::encode;
use experiments::tournament::{ExactPair, Known, NoValue, Snapshot};

/// A fraction with more digits is told as a number of the machine: there are thousands of pairs.
const MAX_DIGITS: usize = 60;

/// One block's work.
pub(super) struct SolvingChunk {
    field: Option<Field>,
    noise: Noise,
    pairs: Vec<[usize; 2]>,
    found: Vec<Known>,
}

impl SolvingChunk {
    /// Nothing solved yet. Without a game nothing will be.
    pub fn new(field: Option<Field>, noise: Noise, pairs: Vec<[usize; 2]>) -> Self {
        Self {
            field,
            noise,
            pairs,
            found: Vec::new(),
        }
    }

    /// Makes an entrant of the next pair ready, or solves the pair.
    fn step(&mut self) {
        let Some(field) = &mut self.field else { return };
        let pair = self.pairs[self.found.len()];
        if field.prepare(pair) {
            return;
        }
        let known = shares_of(field, pair, self.noise);
        self.found.push(known.map(|shares| told(field, &shares)));
    }

    fn is_over(&self) -> bool {
        self.field.is_none() || self.found.len() == self.pairs.len()
    }
}

/// How often each outcome happens when a pair that is ready meets with that noise.
pub(super) fn shares_of(field: &Field, pair: [usize; 2], noise: Noise) -> Result<Shares, NoValue> {
    let smallest = field.smallest(pair);
    let sides = smallest.map_or([None, None], |[first, second]| {
        [first.0[0].as_ref(), second.0[1].as_ref()]
    });
    let [Some(first), Some(second)] = sides else {
        return Err(NoValue::NoAutomaton(sides.map(|side| side.is_none())));
    };
    let shares = shares([first, second], noise, Worth::Of(field.horizon));
    shares.ok_or(NoValue::TooLarge)
}

fn told(field: &Field, shares: &Shares) -> ExactPair {
    let game = &field.stage().game;
    let payoff = |player: usize| short(&shares.payoff(game, player));
    ExactPair {
        payoffs: [payoff(0), payoff(1)],
        cooperation: [0, 1].map(|player| shares.action(game, player, 0).value()),
    }
}

fn short(number: &Amount) -> Told {
    match number {
        Amount::Exact(exact) => rational(exact, MAX_DIGITS),
        Amount::Within { .. } => amount(number),
    }
}

impl Chunk for SolvingChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, Self::is_over, Self::step)
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.is_over()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Exact(self.found.clone()))
    }

    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(&self.found))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok(found) = postcard::from_bytes::<Vec<Known>>(state) else {
            return false;
        };
        let is_possible = found.len() <= self.pairs.len();
        self.found = found;
        is_possible
    }
}
