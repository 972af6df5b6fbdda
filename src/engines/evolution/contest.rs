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

    /// How often the first of two strategies wins if each begins every other game, where that can be computed; elsewhere it
    /// is played, see [`Comparison`].
    fn compute(&self, _strategies: [&[f64]; 2]) -> Option<Compared> {
        None
    }

    /// Games of a comparison that is played.
    fn compared_games(&self) -> u64;

    /// What a strategy means, as people read it: probabilities, or weights; see each game.
    fn meaning(&self, strategy: &[f64]) -> Vec<f64>;
}

/// Two strategies that are compared, a game at a time.
pub struct Comparison<C: Contest> {
    players: [C::Ready; 2],
    random: Random,
    games: u64,
    half_points: u64,
    /// Sum of the squares of half points.
    squares: u64,
}

impl<C: Contest> Comparison<C> {
    /// Before the first game, in a contest that cannot compute it.
    pub fn new(contest: &C, [first, second]: [&[f64]; 2], random: Random) -> Self {
        Self {
            players: [
                contest.ready(first, Player::First),
                contest.ready(second, Player::Second),
            ],
            random,
            games: 0,
            half_points: 0,
            squares: 0,
        }
    }

    /// Plays a game of the same contest; what was found with the last one.
    pub fn step(&mut self, contest: &C) -> Option<Compared> {
        let [first, second] = &self.players;
        let begins = who_begins(self.games);
        let outcome = contest.play([first, second], begins, &mut self.random);
        let points = outcome.half_points();
        self.games += 1;
        self.half_points += points;
        self.squares += points * points;
        (self.games >= contest.compared_games()).then(|| self.found())
    }

    fn found(&self) -> Compared {
        let games = self.games as f64;
        let mean = self.half_points as f64 / (2.0 * games);
        let square = self.squares as f64 / (4.0 * games);
        Compared {
            mean,
            standard_error: ((square - mean * mean).max(0.0) / games).sqrt(),
        }
    }
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
