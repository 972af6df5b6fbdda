//! Five players, and games of fewer in which others only watch.

use super::searches::{assert_all, assert_is_equilibrium, families, has, random_game_of, searched};
use super::support::{random_game, solve, typed};
use engines::Status;
use engines::equilibria::dominance::{Elimination, Kind, Order};
use engines::equilibria::pure::pure_equilibria;
use engines::equilibria::several::{Equilibrium, Search};
use engines::exact::rational::value;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use games::strategic::text::Reading;
use random::Random;

/// A game of players with so many actions, from what each gets in a profile.
fn game_by(sizes: &[usize], payoff: impl Fn(&[usize], usize) -> Fraction) -> StrategicGame {
    let names = |count: usize| (1..=count).map(|name| name.to_string()).collect();
    let empty = StrategicGame::new(
        String::new(),
        names(sizes.len()),
        sizes.iter().map(|&size| names(size)).collect(),
        vec![Fraction::ZERO; sizes.len() * sizes.iter().product::<usize>()],
    );
    let mut game = empty.expect("a game");
    for profile in 0..game.profiles() {
        let actions = game.actions_of(profile);
        for player in 0..sizes.len() {
            game = game.with_payoff(profile, player, payoff(&actions, player));
        }
    }
    game
}

/// How often an action comes in a profile.
fn count(actions: &[usize], action: usize) -> i64 {
    actions.iter().filter(|&&other| other == action).count() as i64
}

/// The first certain equilibrium that is not pure.
fn first_mixed(game: &StrategicGame) -> Option<Equilibrium> {
    let mut search = Search::new(game);
    let pure = search.found().len();
    while search.found().len() == pure {
        if search.step() == Status::Finished {
            return None;
        }
    }
    search.found()[pure..]
        .iter()
        .find(|found| found.is_certified)
        .cloned()
}

/// The volunteer's dilemma of A. Diekmann (1985): help is worth 3 to each and costs who gives it 1. All who mix wait with q, and a volunteer loses nothing by the others'
/// waiting: 3 − 1 = 3 (1 − q^(m − 1)), so q = (1/3)^(1/(m − 1)) where m of the five mix. The others wait: for them q^m is less than 1/3. Nobody volunteers for sure
/// where somebody mixes. So there are 5 pure ones, and one for each set of two players or more: 10 + 10 + 5 + 1.
#[test]
fn five_volunteers_wait_as_often_as_makes_them_indifferent() {
    let game = game_by(&[2; 5], |actions, player| {
        let is_helped = actions.contains(&0);
        Fraction::whole(3 * i64::from(is_helped) - i64::from(actions[player] == 0))
    });
    let search = assert_all(&game, 5 + 26);
    for mixing in 2..=5 {
        let wait = (1.0_f64 / 3.0).powf(1.0 / (f64::from(mixing) - 1.0));
        let mut strategies = vec![vec![1.0 - wait, wait]; mixing as usize];
        strategies.resize(5, vec![0.0, 1.0]);
        assert!(has(&search, &strategies));
    }
}

/// The minority game of five: who is on the side of at most two gets 1. Pure: two against three, 20; in each one of the three, who loses on either side, may mix, and
/// nobody else would gain by that, as the others see two and two: so they are the ends of 5 · 6 segments. On their own: all mix evenly; one is on a side and the
/// others are there with p, where (1 − p)³ = 3p²(1 − p) + p³, that is 1 − 3p + p³ = 0: 10; one is on each side and three mix evenly: 20.
#[test]
fn the_minority_game_of_five_has_lines_and_points() {
    let game = game_by(&[2; 5], |actions, player| {
        Fraction::whole(i64::from(count(actions, actions[player]) <= 2))
    });
    assert_eq!(pure_equilibria(&game).len(), 20);
    let search = assert_all(&game, 1 + 10 + 20);
    assert!(has(&search, &vec![vec![0.5; 2]; 5]));
    let alike = 0.347_296_355_333_860_7;
    let mut strategies = vec![vec![alike, 1.0 - alike]; 5];
    strategies[3] = vec![1.0, 0.0];
    assert!(has(&search, &strategies));
    let lines = families(&game, &search);
    assert_eq!(lines.len(), 30);
    assert!(lines.iter().all(|corners| corners.len() == 2));
    let first = ["0 1; 0 1; 1 0; 1 0; 0 1", "0 1; 0 1; 1 0; 1 0; 1 0"];
    assert!(lines.iter().any(|line| *line == first));
}

/// Each of four matches the next, the last one differs from the first. A player who does not mix is copied by the one before, and so on, until the last, who would rather
/// differ: so all mix, and each only if the next one mixes evenly.
#[test]
fn a_chain_of_pennies_has_one_equilibrium() {
    let game = game_by(&[2; 5], |actions, player| {
        let is_match = actions[player] == actions[(player + 1) % 5];
        Fraction::whole(i64::from(is_match == (player < 4)))
    });
    assert_eq!(pure_equilibria(&game), [0; 0]);
    let search = assert_all(&game, 1);
    assert!(has(&search, &vec![vec![0.5; 2]; 5]));
}

/// Each puts 0 to 3 into a pot that is doubled and shared: of what somebody puts in they get back two fifths, so nothing is strictly best. The profiles of supports are more
/// than boxes that are looked at, but not those without dominated actions.
#[test]
fn nobody_pays_for_a_public_good() {
    let game = game_by(&[4; 5], |actions, player| {
        let pot: usize = actions.iter().sum();
        Fraction::new(2 * pot as i64 - 5 * actions[player] as i64, 5)
    });
    let (_, left) = Elimination::new(&game).iterated(Kind::Strict, Order::Everybody);
    assert_eq!(left, vec![vec![0]; 5]);
    let mut search = Search::among(&game, &left);
    while search.step() == Status::Running {}
    assert!(search.is_complete() && search.boxes() == 0);
    assert_eq!(search.found().len(), 1);
    assert!(has(&search, &vec![vec![1.0, 0.0, 0.0, 0.0]; 5]));
}

/// Rock, paper, scissors: the winning hands share what the losers pay, 1 each. A player who meets four that are even gets the same by every hand, as all hands are alike; that has
/// no smaller support. It is the last of 16807 profiles of supports, and is found at once.
#[test]
fn one_mixed_equilibrium_is_found_before_small_supports_are_searched() {
    let hands = |actions: &[usize], player: usize| {
        let winner = (0..3).find(|&hand| {
            let [own, lost, other] = [0, 2, 1].map(|beyond| count(actions, (hand + beyond) % 3));
            own > 0 && lost > 0 && other == 0
        });
        match winner {
            None => Fraction::ZERO,
            Some(hand) if hand == actions[player] => {
                let wins = count(actions, hand);
                Fraction::new(5 - wins, wins)
            }
            Some(_) => -Fraction::ONE,
        }
    };
    let found = first_mixed(&game_by(&[3; 5], hands)).expect("an equilibrium");
    assert!(found.radius < 1e-12);
    assert_is_equilibrium(&game_by(&[3; 5], hands), &found);
    for share in found.strategies.iter().flatten() {
        assert!((share - 1.0 / 3.0).abs() <= found.radius + 1e-16);
    }
}

#[test]
fn large_games_have_a_certain_mixed_equilibrium() {
    let mut random = Random::stream(35, 0);
    for sizes in [
        &[3, 3, 3, 3, 3][..],
        &[4, 4, 4, 4, 4],
        &[2, 3, 4, 2, 6],
        &[5, 5, 5, 5],
        &[6, 6, 6],
    ] {
        let game = random_game_of(sizes, 1_000, &mut random);
        let found = first_mixed(&game).expect("an equilibrium");
        assert!(found.radius < 1e-9);
        assert_is_equilibrium(&game, &found);
        assert_eq!(first_mixed(&game).as_ref(), Some(&found));
    }
}

#[test]
fn five_players_with_random_payoffs_have_an_odd_number_of_equilibria() {
    let mut random = Random::stream(36, 0);
    for _ in 0..3 {
        let game = random_game_of(&[2; 5], 1_000, &mut random);
        let search = searched(&game);
        assert!(search.is_complete());
        for found in search.found() {
            assert!(found.is_certified);
            assert_is_equilibrium(&game, found);
        }
        assert_eq!(search.found().len() % 2, 1);
        let pure = search.found().iter().filter(|found| found.radius == 0.0);
        assert_eq!(pure.count(), pure_equilibria(&game).len());
    }
}

/// A game with further players at the end, who have so many actions and get nothing.
fn with_others(game: &StrategicGame, others: &[usize]) -> StrategicGame {
    let own = game.players().len();
    let mut sizes: Vec<usize> = (0..own).map(|player| game.size(player)).collect();
    sizes.extend(others);
    game_by(&sizes, |actions, player| {
        if player < own {
            game.payoff(game.profile(&actions[..own]), player)
        } else {
            Fraction::ZERO
        }
    })
}

#[test]
fn two_players_of_five_have_the_exact_equilibria_of_the_two() {
    let mut random = Random::stream(37, 1);
    for (rows, columns) in [(2, 2), (3, 3), (4, 3), (5, 5)] {
        let game = random_game(rows, columns, 1_000_000, &mut random);
        let solved = solve(&game);
        let search = assert_all(&with_others(&game, &[1, 1, 1]), solved.equilibria.len());
        for pair in &solved.equilibria {
            let numbers = |strategy: &Vec<_>| strategy.iter().map(value).collect();
            let mut strategies: Vec<Vec<f64>> = pair.iter().map(numbers).collect();
            strategies.resize(5, vec![1.0]);
            assert!(has(&search, &strategies));
        }
    }
}

/// Matching pennies of the first two, whatever the third does: a segment, also where others watch.
const PENNIES: &str = "1:-1:0,-1:1:0;-1:1:0,1:-1:0|1:-1:0,-1:1:0;-1:1:0,1:-1:0";

#[test]
fn a_segment_stays_one_where_others_watch() {
    let game = typed(PENNIES, Reading::Each);
    for others in [&[1][..], &[1, 1]] {
        let watched = with_others(&game, others);
        let search = searched(&watched);
        let watching = "; 1".repeat(others.len());
        let corners = ["0 1", "1 0"].map(|own| format!("1/2 1/2; 1/2 1/2; {own}{watching}"));
        assert_eq!(families(&watched, &search), [corners]);
        assert!(search.is_complete());
        assert_eq!(search.found(), []);
    }
}

/// Two who decide nothing make a square, of which only the sides are families: what is between is not ruled out.
#[test]
fn a_square_is_not_called_complete() {
    let game = with_others(&typed(PENNIES, Reading::Each), &[2]);
    let search = searched(&game);
    let side = |fixed: &str, moving: usize| {
        ["0 1", "1 0"].map(|own| match moving {
            2 => format!("1/2 1/2; 1/2 1/2; {own}; {fixed}"),
            _ => format!("1/2 1/2; 1/2 1/2; {fixed}; {own}"),
        })
    };
    let mut sides = [
        side("0 1", 2),
        side("0 1", 3),
        side("1 0", 2),
        side("1 0", 3),
    ];
    sides.sort();
    assert_eq!(families(&game, &search), sides);
    assert!(!search.is_complete() && search.undecided() > 0);
}
