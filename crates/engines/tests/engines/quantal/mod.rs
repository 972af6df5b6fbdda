//! Quantal responses.

mod branch;
mod fit;
mod levels;
mod two_by_two;

use games::strategic::StrategicGame;
use games::strategic::library::find;
use games::strategic::text::{self, Reading};

fn library(name: &str) -> StrategicGame {
    find(name).and_then(|entry| entry.game()).expect("a game")
}

fn typed(text: &str) -> StrategicGame {
    text::read(text, Reading::Each).expect("a game")
}

/// Asserts that every probability is in proportion to exp(λ u), with u worked out by going through all profiles.
fn assert_is_quantal(game: &StrategicGame, lambda: f64, strategies: &[Vec<f64>]) {
    for (player, strategy) in strategies.iter().enumerate() {
        let mut values = vec![0.0; game.size(player)];
        for profile in 0..game.profiles() {
            let actions = game.actions_of(profile);
            let others = actions
                .iter()
                .enumerate()
                .filter(|&(other, _)| other != player);
            let weight: f64 = others
                .map(|(other, &action)| strategies[other][action])
                .product();
            values[actions[player]] += weight * game.payoff(profile, player).value();
        }
        let most = values.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = values
            .iter()
            .map(|value| libm::exp(lambda * (value - most)))
            .collect();
        let sum: f64 = weights.iter().sum();
        for (part, weight) in strategy.iter().zip(&weights) {
            assert!(
                (part - weight / sum).abs() < 1e-7,
                "λ = {lambda}: {strategies:?} are no {weights:?}"
            );
        }
    }
}
