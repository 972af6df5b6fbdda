//! What can be evolved: players that are told apart by a vector of real numbers.

use crate::engines::racing::Outcome;
use crate::games::Player;
use crate::random::Random;
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

    /// How often the first of two strategies wins if each begins every other game: computed, or played.
    fn compare(&self, strategies: [&[f64]; 2], random: &mut Random) -> Compared {
        let [first, second] = strategies;
        let players = [
            self.ready(first, Player::First),
            self.ready(second, Player::Second),
        ];
        let mut half_points = [0_u64; 2];
        for game in 0..self.compared_games() {
            let [first, second] = &players;
            let points = self
                .play([first, second], who_begins(game), random)
                .half_points();
            half_points[0] += points;
            half_points[1] += points * points;
        }
        let games = self.compared_games() as f64;
        let mean = half_points[0] as f64 / (2.0 * games);
        let square = half_points[1] as f64 / (4.0 * games);
        Compared {
            mean,
            standard_error: ((square - mean * mean).max(0.0) / games).sqrt(),
        }
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
