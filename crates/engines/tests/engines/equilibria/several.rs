//! Mixed equilibria of three players and more, by intervals.

use super::support::{random_game, solve, typed};
use engines::Status;
use engines::equilibria::several::{Equilibrium, Search};
use engines::exact::rational::{Rational, of_fraction, value};
use engines::intervals::Interval;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use games::strategic::library::find;
use games::strategic::text::Reading;
use random::Random;

fn library(name: &str) -> StrategicGame {
    find(name).and_then(|entry| entry.game()).expect("a game")
}

fn searched(game: &StrategicGame) -> Search {
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

fn assert_is_equilibrium(game: &StrategicGame, found: &Equilibrium) {
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
fn assert_all(game: &StrategicGame, count: usize) -> Search {
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

fn has(search: &Search, strategies: &[Vec<f64>]) -> bool {
    let is_near = |found: &Equilibrium| {
        let pairs = found.strategies.iter().flatten();
        let mut pairs = pairs.zip(strategies.iter().flatten());
        pairs.all(|(one, other)| (one - other).abs() <= found.radius + 1e-15)
    };
    search.found().iter().any(is_near)
}

#[test]
fn volunteers_wait_as_often_as_makes_them_indifferent() {
    // One volunteers; or one waits for sure and the others wait with q: 2 = 3 (1 − q); or all wait with q: 2 = 3 (1 − q²).
    let search = assert_all(&library("volunteers"), 3 + 3 + 1);
    let (two, three) = (1.0 / 3.0, (1.0_f64 / 3.0).sqrt());
    assert!(has(&search, &vec![vec![1.0 - three, three]; 3]));
    for idle in 0..3 {
        let mut strategies = vec![vec![1.0 - two, two]; 3];
        strategies[idle] = vec![0.0, 1.0];
        assert!(has(&search, &strategies));
    }
}

#[test]
fn three_pennies_have_one_equilibrium() {
    let search = assert_all(&library("three-pennies"), 1);
    assert!(has(&search, &vec![vec![0.5, 0.5]; 3]));
}

#[test]
fn four_at_the_bar_go_in_five_ways() {
    // Two go, the others stay: 6. One goes for sure, three with p: (1 − p)² = 1/2: 4. One stays for sure, three go with p: 1 − p² = 1/2: 4. One goes, one stays, two go
    // with 1/2: 12. All go with 1/2.
    let search = assert_all(&library("el-farol"), 6 + 4 + 4 + 12 + 1);
    let half = 0.5_f64.sqrt();
    let mix = |go: f64| vec![go, 1.0 - go];
    assert!(has(
        &search,
        &[mix(1.0), mix(1.0 - half), mix(1.0 - half), mix(1.0 - half)]
    ));
    assert!(has(&search, &[mix(half), mix(half), mix(0.0), mix(half)]));
    assert!(has(&search, &[mix(0.5), mix(1.0), mix(0.5), mix(0.0)]));
    assert!(has(&search, &vec![mix(0.5); 4]));
}

/// A game of two as one of three, in which somebody at this place has one action.
fn with_a_bystander(game: &StrategicGame, place: usize) -> StrategicGame {
    let insert = |names: &[String], name: &str| {
        let mut names = names.to_vec();
        names.insert(place, name.to_owned());
        names
    };
    let mut actions = game.actions().to_vec();
    actions.insert(place, vec!["watch".to_owned()]);
    let payoffs = (0..game.profiles()).flat_map(|profile| {
        let mut payoffs = vec![game.payoff(profile, 0), game.payoff(profile, 1)];
        payoffs.insert(place, Fraction::ZERO);
        payoffs
    });
    let players = insert(game.players(), "bystander");
    StrategicGame::new(String::new(), players, actions, payoffs.collect()).expect("a game")
}

#[test]
fn two_players_and_a_bystander_have_the_exact_equilibria_of_the_two() {
    let mut random = Random::stream(31, 0);
    for (rows, columns) in [(2, 2), (2, 3), (3, 3), (4, 3), (4, 4)] {
        for place in [0, 1, 2, 0, 1, 2] {
            let game = random_game(rows, columns, 1_000, &mut random);
            let solved = solve(&game);
            let search = assert_all(&with_a_bystander(&game, place), solved.equilibria.len());
            for pair in &solved.equilibria {
                let numbers = |strategy: &Vec<_>| strategy.iter().map(value).collect();
                let mut strategies: Vec<Vec<f64>> = pair.iter().map(numbers).collect();
                strategies.insert(place, vec![1.0]);
                assert!(has(&search, &strategies));
            }
        }
    }
}

/// A game of so many players with payoffs drawn from so many integers.
fn random_game_of(sizes: &[usize], integers: u32, random: &mut Random) -> StrategicGame {
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

#[test]
fn games_of_random_payoffs_have_an_odd_number_of_equilibria() {
    let mut random = Random::stream(32, 0);
    for sizes in [
        &[2, 2, 2][..],
        &[3, 2, 2],
        &[3, 3, 2],
        &[3, 3, 3],
        &[2, 2, 2, 2],
    ] {
        for _ in 0..4 {
            let game = random_game_of(sizes, 1_000, &mut random);
            let search = searched(&game);
            assert!(search.is_complete());
            for found in search.found() {
                assert!(found.is_certified);
                assert_is_equilibrium(&game, found);
            }
            assert_eq!(search.found().len() % 2, 1);
        }
    }
}

#[test]
fn infinitely_many_equilibria_are_not_called_complete() {
    // The third decides nothing and gets nothing: whatever they do, the two play a game with one mixed equilibrium.
    let game = typed(
        "1:-1:0,-1:1:0;-1:1:0,1:-1:0|1:-1:0,-1:1:0;-1:1:0,1:-1:0",
        Reading::Each,
    );
    let search = searched(&game);
    assert!(!search.is_complete() && search.undecided() > 0);
    // With either action of the third alone it is found; that the other one pays the same is certain, since it is never different.
    assert_eq!(search.found().len(), 2);
    assert!(search.found().iter().all(|found| found.is_certified));
}

#[test]
fn the_beauty_contest_has_one_equilibrium() {
    // All guess 0, and that was proved of all 3375 profiles of supports.
    let lowest = vec![1.0, 0.0, 0.0, 0.0];
    assert!(has(
        &assert_all(&library("beauty-contest"), 1),
        &vec![lowest; 3]
    ));
}

#[test]
fn every_search_has_the_same_bytes() {
    let game = library("el-farol");
    let (one, other) = (searched(&game), searched(&game));
    assert_eq!(one.boxes(), other.boxes());
    assert_eq!(one.found(), other.found());
}

#[test]
fn intervals_have_the_exact_result_in_them() {
    let exact = |number: f64| Rational::try_from(number).expect("a number");
    let has = |interval: Interval, number: &Rational| {
        assert!(exact(interval.low) <= *number && *number <= exact(interval.high));
        assert!(interval.width() <= 1e-14 * interval.middle().abs());
    };
    let mut random = Random::stream(33, 0);
    for _ in 0..2_000 {
        let [a, b] = [0, 1].map(|_| (random.unit() - 0.5) * f64::from(1 + random.below(1_000_000)));
        let (x, y) = (Interval::point(a), Interval::point(b));
        let (u, v) = (exact(a), exact(b));
        has(x * y, &(&u * &v));
        let sum = x + y;
        let true_sum = &u + &v;
        assert!(exact(sum.low) <= true_sum && true_sum <= exact(sum.high));
        let [above, below] = [0, 1].map(|_| i64::from(1 + random.below(1_000)));
        let fraction = Fraction::new(above, below);
        has(Interval::of_fraction(fraction), &of_fraction(fraction));
    }
    // What needs no rounding has none.
    let (half, three) = (Interval::point(0.5), Interval::point(3.0));
    assert_eq!(half * three - half, Interval::ONE);
    assert_eq!(
        Interval::of_fraction(Fraction::new(-3, 4)),
        Interval::point(-0.75)
    );
    assert!(Interval::of_fraction(Fraction::new(1, 3)).width() > 0.0);
}
