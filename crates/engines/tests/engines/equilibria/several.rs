//! Mixed equilibria of three players and more, by intervals.

use super::searches::{
    assert_all, assert_is_equilibrium, families, has, is_exact_equilibrium, random_game_of,
    searched,
};
use super::support::{random_game, solve, typed};
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

#[test]
fn a_player_of_three_actions_who_decides_nothing_makes_a_triangle() {
    // Matching pennies of the first two, whatever the third does.
    let table = "1:-1:0,-1:1:0;-1:1:0,1:-1:0";
    let game = typed(&[table; 3].join("|"), Reading::Each);
    let search = searched(&game);
    let corners = ["0 0 1", "0 1 0", "1 0 0"].map(|own| format!("1/2 1/2; 1/2 1/2; {own}"));
    assert_eq!(families(&game, &search), [corners]);
    assert!(search.is_complete());
    // Its corners were found with smaller supports, and are not listed beside it.
    assert_eq!(search.found(), []);
}

#[test]
fn a_player_who_decides_nothing_makes_a_segment() {
    let game = typed(
        "1:-1:0,-1:1:0;-1:1:0,1:-1:0|1:-1:0,-1:1:0;-1:1:0,1:-1:0",
        Reading::Each,
    );
    let search = searched(&game);
    let corners = ["0 1", "1 0"].map(|own| format!("1/2 1/2; 1/2 1/2; {own}"));
    assert_eq!(families(&game, &search), [corners]);
    assert!(search.is_complete());
    assert_eq!(search.found(), []);
}

/// A game in which a first action pays players 1 and 2 so much beyond the second one, which pays 0, and so much pays the third: by the others' actions in order. The third
/// has as many actions as there are numbers in each list.
fn game_of_a_third(gains: [&[[i64; 2]]; 2], third: &[[i64; 4]]) -> StrategicGame {
    let size = third.len();
    let mut payoffs = Vec::new();
    for profile in 0..4 * size {
        let [one, two, own] = [profile / (2 * size), profile / size % 2, profile % size];
        let first = if one == 0 { gains[0][own][two] } else { 0 };
        let second = if two == 0 { gains[1][own][one] } else { 0 };
        payoffs.extend([first, second, third[own][2 * one + two]].map(Fraction::whole));
    }
    let names = |count: usize| (0..count).map(|name| name.to_string()).collect();
    StrategicGame::new(
        String::new(),
        ["1", "2", "3"].map(str::to_owned).to_vec(),
        vec![names(2), names(2), names(size)],
        payoffs,
    )
    .expect("a game")
}

#[test]
fn a_player_with_four_actions_makes_a_segment() {
    // With u = 2p − 1 and v = 2q − 1 the third gets 2u + v, −2u − v, 2v − u and u − 2v: all 0 at u = v = 0, and one of them positive elsewhere. There the gains of the others,
    // x₂ − x₁ + (x₃ + x₄) v and x₄ − x₃ + (x₁ + x₂) u, are 0 for x = (a, a, 1/2 − a, 1/2 − a).
    let game = game_of_a_third(
        [
            &[[-1, -1], [1, 1], [1, -1], [1, -1]],
            &[[1, -1], [1, -1], [-1, -1], [1, 1]],
        ],
        &[
            [3, 1, -1, -3],
            [-3, -1, 1, 3],
            [1, -3, 3, -1],
            [-1, 3, -3, 1],
        ],
    );
    let search = searched(&game);
    let corners = ["0 0 1/2 1/2", "1/2 1/2 0 0"].map(|own| format!("1/2 1/2; 1/2 1/2; {own}"));
    assert_eq!(families(&game, &search), [corners]);
    assert!(search.is_complete());
}

#[test]
fn a_curve_is_not_called_complete() {
    // The game by Nau (see `cube`) in which the third player can also do something that never pays: a curve of equilibria between two segments.
    let game = game_of_a_third(
        [&[[-3, 0], [1, 0], [0, 0]], &[[-3, 0], [1, 0], [0, 0]]],
        &[[2, 0, 0, 0], [0, 0, 0, 3], [-1, -1, -1, -1]],
    );
    let search = searched(&game);
    let segments = [
        ["0 1; 1 0; 1 0 0", "0 1; 1 0; 1/4 3/4 0"],
        ["1 0; 0 1; 1 0 0", "1 0; 0 1; 1/4 3/4 0"],
    ];
    assert_eq!(families(&game, &search), segments);
    assert!(!search.is_complete() && search.undecided() > 0);
}

/// All strategies with so many actions whose probabilities are halves or thirds.
fn simple_strategies(actions: usize) -> Vec<Vec<Rational>> {
    let mut all: Vec<Vec<Rational>> = Vec::new();
    for below in [2, 3] {
        for number in 0..(below + 1_usize).pow(actions as u32) {
            let part = |place: usize| number / (below + 1).pow(place as u32) % (below + 1);
            let parts: Vec<usize> = (0..actions).map(part).collect();
            let shares = parts
                .iter()
                .map(|&part| Rational::from(part) / Rational::from(below));
            let strategy: Vec<Rational> = shares.collect();
            if parts.iter().sum::<usize>() == below && !all.contains(&strategy) {
                all.push(strategy);
            }
        }
    }
    all
}

/// All profiles of such strategies.
fn simple_profiles(game: &StrategicGame) -> Vec<Vec<Vec<Rational>>> {
    let mut profiles = vec![Vec::new()];
    for player in 0..game.players().len() {
        let strategies = simple_strategies(game.size(player));
        let longer = |profile: &Vec<Vec<Rational>>| {
            let profile = profile.clone();
            let strategies = strategies.clone().into_iter();
            strategies.map(move |strategy| [profile.clone(), vec![strategy]].concat())
        };
        profiles = profiles.iter().flat_map(longer).collect();
    }
    profiles
}

#[test]
fn a_complete_search_has_all_equilibria_of_a_grid() {
    let mut random = Random::stream(34, 0);
    let (mut inside, mut complete) = (0, 0);
    for sizes in [&[3, 2, 2][..], &[2, 2, 3], &[2, 2, 2, 2], &[2, 1, 3]] {
        for _ in 0..8 {
            let game = random_game_of(sizes, 3, &mut random);
            let search = searched(&game);
            // Also where it is not complete, families consist of equilibria.
            families(&game, &search);
            if !search.is_complete() || search.families().is_empty() {
                continue;
            }
            complete += 1;
            for profile in simple_profiles(&game) {
                if !is_exact_equilibrium(&game, &profile) {
                    continue;
                }
                let number = |strategy: &Vec<_>| strategy.iter().map(value).collect();
                let numbers: Vec<Vec<f64>> = profile.iter().map(number).collect();
                let is_of_family = search.families().iter().any(|one| one.has(&profile));
                assert!(
                    is_of_family || has(&search, &numbers),
                    "{game:?} {profile:?}"
                );
                inside += usize::from(is_of_family);
            }
        }
    }
    assert!(complete > 5 && inside > 20, "{complete} {inside}");
}
