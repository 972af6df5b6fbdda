//! Simulating: a block of matches, each with a stream of its own.

use super::pairing::Pairing;
use crate::Chunk;
use core::ops::Range;
use engines::Status;
use engines::repeated::matches::played::Match;
use experiments::Progress;
use experiments::common::repeated::length::Length;
use experiments::inquiry::encode;
use experiments::repeated::{Simulated, Snapshot};

/// Rounds of a unit of the budget.
const ROUNDS: u64 = 2_000;

/// One block's work.
pub(super) struct MatchesChunk {
    pairing: Option<Pairing>,
    matches: Range<u64>,
    /// The match under way.
    playing: Option<Match>,
    found: Simulated,
}

impl MatchesChunk {
    /// Nothing played yet. Without a game nothing will be.
    pub fn new(pairing: Option<Pairing>, matches: Range<u64>) -> Self {
        Self {
            pairing,
            matches,
            playing: None,
            found: Simulated::default(),
        }
    }

    /// Plays some rounds of the match that is due.
    fn play(&mut self) {
        let Some(pairing) = &self.pairing else { return };
        let number = self.matches.start + self.found.matches();
        let playing = self
            .playing
            .get_or_insert_with(|| pairing.begin(pairing.players.each_ref(), number));
        if playing.advance(ROUNDS) == Status::Running {
            return;
        }
        self.found.is_certain = playing.is_certain();
        // All others are the same.
        let times = if self.found.is_certain {
            self.matches.end - number
        } else {
            1
        };
        note(&mut self.found, pairing, playing, times);
        playing.begin(pairing.settings.horizon(), pairing.stream(number + 1));
    }

    fn is_over(&self) -> bool {
        self.pairing.is_none() || self.found.matches() == self.matches.end - self.matches.start
    }
}

/// Adds a match, so many times.
fn note(found: &mut Simulated, pairing: &Pairing, played: &Match, times: u64) {
    let (settings, game) = (&pairing.settings, &pairing.stage.game);
    let rounds = f64::from(played.rounds()[0]);
    // The sum of payoffs of a match that goes on with probability δ has the mean Σ δᵗ u.
    let weight = match settings.rounds {
        Length::Rounds(_) => 1.0 / rounds,
        Length::Random => 1.0 - settings.continuation.value(),
    };
    for (player, score) in played.scores(game).into_iter().enumerate() {
        let score = score as f64 / game.denominator() as f64;
        found.payoffs[player].add(score * weight, times);
        let share = f64::from(played.count_of(player, 0)) / rounds;
        found.first_actions[player].add(share, times);
    }
}

impl Chunk for MatchesChunk {
    fn advance(&mut self, budget: u64) -> Status {
        crate::chunk::step_until_over(self, budget, Self::is_over, Self::play)
    }

    /// In matches.
    fn progress(&self) -> Progress {
        Progress {
            done: self.found.matches(),
            total: self.matches.end - self.matches.start,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Simulated(self.found))
    }

    /// The match under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(&self.found))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok(found) = postcard::from_bytes::<Simulated>(state) else {
            return false;
        };
        self.found = found;
        found.fits(self.matches.end - self.matches.start)
    }
}
