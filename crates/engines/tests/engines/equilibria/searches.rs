//! Searches for the equilibria of three players and more, and what is asserted of all that they find.

use engines::Status;
use engines::equilibria::several::{Equilibrium, Search};
use engines::exact::rational::{Rational, of_fraction};
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use random::Random;

/// The whole search.
pub fn searched(game: &StrategicGame) -> Search {
    let mut search = Search::new(game);
    while search.step() == Status::Running {}
    search
}

/// What `player` gets by an action against what all others do, by going through all profiles.
fn payoff(game: &StrategicGame, strategies: &[Vec<f64>], player: usize, action: usize) -> f64 {
    let weight = |profile: &usize| -> f64 {
        let actions = game.actions_of(*profile);
        let others = actions
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != player);
        others
            .map(|(other, &action)| strategies[other][action])
            .product()
    };
    let profiles =
        (0..game.profiles()).filter(|&profile| game.actions_of(profile)[player] == action);
    profiles
        .map(|profile| weight(&profile) * game.payoff(profile, player).value())
        .sum()
}

/// Nobody gains by another action, nearly.
pub fn assert_is_equilibrium(game: &StrategicGame, found: &Equilibrium) {
    for player in 0..game.players().len() {
        for action in 0..game.size(player) {
            let pays = payoff(game, &found.strategies, player, action);
            assert!(pays < found.payoffs[player] + 1e-9);
            let is_used = found.strategies[player][action] > 0.0;
            assert!(!is_used || (pays - found.payoffs[player]).abs() < 1e-9);
        }
    }
}

/// A complete search with so many certain equilibria.
pub fn assert_all(game: &StrategicGame, count: usize) -> Search {
    let search = searched(game);
    for found in search.found() {
        assert!(found.is_certified && found.radius < 1e-12, "{found:?}");
        assert_is_equilibrium(game, found);
    }
    assert_eq!(search.undecided(), 0);
    assert!(search.is_complete());
    assert_eq!(search.found().len(), count, "{:?}", search.found());
    search
}

/// Whether these strategies were found, as far as the bound tells.
pub fn has(search: &Search, strategies: &[Vec<f64>]) -> bool {
    let is_near = |found: &Equilibrium| {
        let pairs = found.strategies.iter().flatten();
        let mut pairs = pairs.zip(strategies.iter().flatten());
        pairs.all(|(one, other)| (one - other).abs() <= found.radius + 1e-15)
    };
    search.found().iter().any(is_near)
}

/// A game of so many players with payoffs drawn from so many integers.
pub fn random_game_of(sizes: &[usize], integers: u32, random: &mut Random) -> StrategicGame {
    let names = |(player, &size): (usize, &usize)| {
        let name = |action: usize| format!("{player}.{action}");
        (0..size).map(name).collect()
    };
    let count = sizes.iter().product::<usize>() * sizes.len();
    let payoffs = (0..count).map(|_| Fraction::whole(i64::from(random.below(integers))));
    StrategicGame::new(
        String::new(),
        (1..=sizes.len()).map(|player| player.to_string()).collect(),
        sizes.iter().enumerate().map(names).collect(),
        payoffs.collect(),
    )
    .expect("a game")
}

/// Whether nobody gains by another action, exactly, by going through all profiles.
pub fn is_exact_equilibrium(game: &StrategicGame, strategies: &[Vec<Rational>]) -> bool {
    (0..strategies.len()).all(|player| {
        let values = (0..game.size(player)).map(|action| {
            let mut sum = Rational::ZERO;
            for profile in 0..game.profiles() {
                let actions = game.actions_of(profile);
                if actions[player] == action {
                    let mut weight = of_fraction(game.payoff(profile, player));
                    for other in (0..strategies.len()).filter(|&other| other != player) {
                        weight *= &strategies[other][actions[other]];
                    }
                    sum += weight;
                }
            }
            sum
        });
        let values: Vec<Rational> = values.collect();
        let best = values.iter().max().expect("an action");
        let mut pairs = values.iter().zip(&strategies[player]);
        pairs.all(|(value, share)| value == best || share.is_zero())
    })
}

/// Strategies as texts, one below the other.
fn written(profile: &[Vec<Rational>]) -> String {
    let strategy = |strategy: &Vec<Rational>| {
        let shares: Vec<String> = strategy.iter().map(ToString::to_string).collect();
        shares.join(" ")
    };
    let all: Vec<String> = profile.iter().map(strategy).collect();
    all.join("; ")
}

/// The corners of each family, sorted. All of these and the middle between them are equilibria.
pub fn families(game: &StrategicGame, search: &Search) -> Vec<Vec<String>> {
    let corners = search.families().iter().map(|family| {
        let count = Rational::from(family.vertices.len());
        let mut middle = vec![Rational::ZERO; game.size(family.player)];
        for vertex in &family.vertices {
            assert!(is_exact_equilibrium(game, &family.profile(vertex)));
            for (sum, share) in middle.iter_mut().zip(vertex) {
                *sum += share / &count;
            }
        }
        assert!(is_exact_equilibrium(game, &family.profile(&middle)));
        let mut corners: Vec<String> = family
            .vertices
            .iter()
            .map(|vertex| written(&family.profile(vertex)))
            .collect();
        corners.sort();
        corners
    });
    let mut all: Vec<_> = corners.collect();
    all.sort();
    all
}
