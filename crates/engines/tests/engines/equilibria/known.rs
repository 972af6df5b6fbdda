//! Games whose answers are published.

use super::support::{solve, typed};
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::correlated::Correlated;
use engines::equilibria::dominance::{Elimination, Kind, Order};
use engines::equilibria::pure::pure_equilibria;
use engines::equilibria::risk::Risk;
use engines::equilibria::security::security;
use engines::equilibria::stability::{Stability, stability};
use engines::exact::rational::Rational;
use games::strategic::text::Reading;
use games::strategic::{StrategicGame, library};

fn game(name: &str) -> StrategicGame {
    library::find(name)
        .and_then(library::Entry::game)
        .expect("a game of the library")
}

fn fraction(text: &str) -> Rational {
    text.parse().expect("a fraction")
}

#[test]
fn von_stengels_game_has_75_equilibria() {
    let solved = solve(&game("seventy-five"));
    assert_eq!(solved.equilibria.len(), 75);
    assert_eq!(solved.components.len(), 75);
    assert!(
        solved
            .components
            .iter()
            .all(|component| component.index.abs() == 1)
    );
}

/// J. von Neumann's example of morra: fingers 1 and 2; J. D. Williams, "The Compleat Strategyst", has three.
#[test]
fn optimal_strategies_of_morra_with_two_and_three_fingers() {
    let two = solve(&game("morra-two"));
    let firsts: Vec<String> = two
        .equilibria
        .iter()
        .map(|[first, _]| format!("{}", first[1]))
        .collect();
    assert_eq!(security(&game("morra-two"), 0).value, Rational::ZERO);
    assert!(firsts.contains(&"4/7".to_owned()) && firsts.contains(&"3/5".to_owned()));
    let three = game("morra-three");
    assert_eq!(three.size(0), 9);
    let Bimatrix { rows, .. } = Bimatrix::new(&three);
    assert_eq!(rows, 9);
    assert_eq!(security(&three, 0).value, Rational::ZERO);
    assert_eq!(security(&game("morra-five"), 1).value, Rational::ZERO);
}

#[test]
fn chicken_has_a_correlated_equilibrium_outside_of_the_mixtures_of_its_equilibria() {
    // R. J. Aumann's example: 6,6 2,7; 7,2 0,0. The best for the sum pays 21/4 to each.
    let chicken = Bimatrix::new(&typed("6,2;7,0", Reading::Symmetric));
    let mut search = Correlated::new(&chicken);
    while search.step() == engines::Status::Running {}
    assert_eq!(search.best[0].payoffs, [fraction("21/4"), fraction("21/4")]);
    assert_eq!(search.best[1].payoffs[0], Rational::from(7));
    let corners = [["7", "2"], ["21/4", "21/4"], ["2", "7"], ["18/5", "18/5"]];
    for corner in corners {
        assert!(
            search
                .corners
                .iter()
                .any(|known| known.payoffs == corner.map(fraction)),
            "{:?}",
            search.corners
        );
    }
    assert_eq!(search.corners.len(), 4);
}

#[test]
fn a_single_correlated_equilibrium_is_one_point() {
    let dilemma = Bimatrix::new(&game("prisoners-dilemma"));
    let mut search = Correlated::new(&dilemma);
    while search.step() == engines::Status::Running {}
    let [only] = &search.corners[..] else {
        panic!("{:?}", search.corners)
    };
    assert_eq!(only.payoffs, [Rational::ONE, Rational::ONE]);
}

#[test]
fn harsanyi_and_seltens_stag_hunt_has_a_risk_dominant_equilibrium_that_pays_less() {
    let risk = Risk::of(&Bimatrix::new(&game("risk-dominance"))).expect("two strict equilibria");
    assert_eq!(risk.equilibria, [[0, 0], [1, 1]]);
    assert_eq!(risk.products, [Rational::ONE, Rational::from(49)]);
    assert_eq!(risk.dominant(), Some(1));
    assert!(Risk::of(&Bimatrix::new(&game("prisoners-dilemma"))).is_none());
}

#[test]
fn stability_of_hawks_doves_bourgeois_and_hands() {
    let stable = |name: &str, strategy: &[&str]| {
        let strategy = strategy.iter().map(|text| fraction(text)).collect();
        stability(&Bimatrix::new(&game(name)), &strategy)
    };
    assert_eq!(
        stable("hawk-dove", &["2/3", "1/3"]),
        Stability::Evolutionary
    );
    assert_eq!(
        stable("hawk-dove-bourgeois", &["0", "0", "1"]),
        Stability::Evolutionary
    );
    let third = ["1/3", "1/3", "1/3"];
    assert_eq!(stable("rock-paper-scissors", &third), Stability::Neutral);
    assert_eq!(
        stable("rock-paper-scissors-costly", &third),
        Stability::Unstable
    );
    assert_eq!(
        stable("rock-paper-scissors-generous", &third),
        Stability::Evolutionary
    );
    assert_eq!(stable("coordination", &["1/3", "2/3"]), Stability::Unstable);
    assert_eq!(stable("all-equal", &["1", "0"]), Stability::Neutral);
}

#[test]
fn the_travellers_undercut_each_other_to_the_lowest_claim() {
    let travellers = game("travellers-dilemma");
    let (rounds, left) = Elimination::new(&travellers).iterated(Kind::Weak, Order::Everybody);
    // Seven and eight dominate ten weakly too; the nearest is named.
    let by = &rounds[0]
        .iter()
        .find(|gone| gone.action == 8)
        .expect("ten goes")
        .by;
    assert_eq!(by.iter().position(|share| !share.is_zero()), Some(7));
    assert_eq!(left, [[0], [0]]);
    assert_eq!(rounds.len(), 8);
    assert_eq!(pure_equilibria(&travellers), [0]);
    // The highest claim is beaten by mixtures of lower ones, always.
    let (strict, _) = Elimination::new(&travellers).iterated(Kind::Strict, Order::Everybody);
    assert!(!strict.is_empty());
}

#[test]
fn with_weak_dominance_the_order_matters() {
    let entry = typed("1:1,0:0;1:1,1:1", Reading::Each);
    let elimination = Elimination::new(&entry);
    let left = [0, 1].map(|first| elimination.iterated(Kind::Weak, Order::Beginning(first)).1);
    assert_ne!(left[0], left[1]);
}

#[test]
fn pure_equilibria_of_three_and_four_players() {
    // Three volunteers: exactly one of them goes.
    let volunteers = game("volunteers");
    let found = pure_equilibria(&volunteers);
    let waiting = |profile: usize| volunteers.actions_of(profile).iter().sum::<usize>();
    assert_eq!(found.len(), 3);
    assert!(found.into_iter().all(|profile| waiting(profile) == 2));
    assert!(pure_equilibria(&game("three-pennies")).is_empty());
    // Two of the four go to the bar: six profiles.
    assert_eq!(pure_equilibria(&game("el-farol")).len(), 6);
}

#[test]
fn the_games_of_the_library_are_games_with_names_that_differ() {
    let mut names: Vec<&str> = library::GAMES.iter().map(|entry| entry.name).collect();
    assert!(names.len() >= 25);
    for name in &names {
        game(name);
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), library::GAMES.len());
}
