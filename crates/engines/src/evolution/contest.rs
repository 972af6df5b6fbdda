//! Contests that can be evolved for: players that are told apart by a vector of real numbers.

use crate::racing::Outcome;
use crate::rrrats::ExactPlay;
use games::Player;
use random::Random;
use serde::{Deserialize, Serialize};

/// How often one strategy wins against another; a draw is half a win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compared {
    pub mean: f64,
    /// 0 if it was computed exactly.
    pub standard_error: f64,
}

/// A game between players that are vectors of real numbers.
pub trait Contest {
    /// A player that is ready for many games as the first or as the second of a race.
    type Ready;

    /// How many real numbers a player is.
    fn length(&self) -> usize;

    /// Gets a player ready that is `side` in races.
    fn ready(&self, strategy: &[f64], side: Player) -> Self::Ready;

    /// Plays a game between the first and the second of a race; `begins` makes the first move. For the first.
    fn play(&self, players: [&Self::Ready; 2], begins: Player, random: &mut Random) -> Outcome;

    /// The computation of how often the first of two strategies wins if each begins every second game; `None` where that
    /// is found out by playing.
    fn exactly(&self, _strategies: [&[f64]; 2]) -> Option<ExactPlay> {
        None
    }

    /// Games of a comparison that is played.
    fn compared_games(&self) -> u64;

    /// What a strategy means, as people read it: probabilities, or weights; see each game.
    fn meaning(&self, strategy: &[f64]) -> Vec<f64>;
}

/// Who begins game number `game` of a race, from 0: each every other one.
#[inline(always)]
pub fn who_begins(game: u64) -> Player {
    Player::at_ply(game as usize)
}

/// The probability of the first of two things with these exponents: e^a / (e^a + e^b).
pub fn first_of_two(a: f64, b: f64) -> f64 {
    1.0 / (1.0 + libm::exp(b - a))
}

/// Probabilities in proportion to e^x.
pub fn softmax<const N: usize>(exponents: [f64; N]) -> [f64; N] {
    let most = exponents.iter().fold(f64::NEG_INFINITY, |a, &b| a.max(b));
    let powers = exponents.map(|exponent| libm::exp(exponent - most));
    let sum: f64 = powers.iter().sum();
    powers.map(|power| power / sum)
}
