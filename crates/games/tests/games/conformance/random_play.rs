//! Connect Four at random, against four million games of an independent program.

use crate::conformance::facts::number;
use games::connect_four::{ConnectFour, Standard};
use games::{Game, Player, Turn};
use random::Random;

const GAMES: u64 = 200_000;
/// Standard deviations allowed: five are exceeded by chance once in 1.7 million.
const SIGMAS: f64 = 5.0;

struct Sample {
    first_wins: f64,
    draws: f64,
    mean_plies: f64,
    /// Variance of the number of plies of one game.
    variance_of_plies: f64,
}

fn sample() -> Sample {
    let mut random = Random::stream(2026, 0);
    let (mut first, mut drawn, mut plies, mut squares) = (0, 0, 0.0, 0.0);
    for _ in 0..GAMES {
        let mut game = ConnectFour::new(Standard);
        while game.turn() != Turn::Over {
            game.apply_random(&mut random);
        }
        first += u64::from(game.winner() == Some(Player::First));
        drawn += u64::from(game.winner().is_none());
        plies += f64::from(game.plies());
        squares += f64::from(game.plies()).powi(2);
    }
    let games = GAMES as f64;
    let mean_plies = plies / games;
    Sample {
        first_wins: first as f64 / games,
        draws: drawn as f64 / games,
        mean_plies,
        variance_of_plies: squares / games - mean_plies * mean_plies,
    }
}

/// `found` from our games and `expected` from theirs are means of the same variable: their difference has
/// the variance σ²/n + σ²/N. Half a unit of the last printed digit comes on top.
fn assert_close(found: f64, expected: f64, variance: f64, rounding: f64) {
    let theirs = number("/connect_four/uniform_random_play/games");
    let deviation = (variance * (1.0 / GAMES as f64 + 1.0 / theirs)).sqrt();
    let tolerance = SIGMAS * deviation + rounding;
    let difference = (found - expected).abs();
    assert!(
        difference < tolerance,
        "{found} for {expected} ± {tolerance}"
    );
}

#[test]
fn connect_four_at_random() {
    let found = sample();
    let first = number("/connect_four/uniform_random_play/first_player_wins");
    let draws = number("/connect_four/uniform_random_play/draws");
    let plies = number("/connect_four/uniform_random_play/mean_plies");
    // A yes-or-no variable with the probability p has the variance p(1 − p).
    assert_close(found.first_wins, first, first * (1.0 - first), 5e-5);
    assert_close(found.draws, draws, draws * (1.0 - draws), 5e-5);
    assert_close(found.mean_plies, plies, found.variance_of_plies, 5e-3);
}
