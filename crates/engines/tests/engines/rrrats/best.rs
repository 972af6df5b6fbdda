//! Best play, the best three numbers, and the equilibrium between strategies of three numbers.

use crate::rrrats::support::{all_readings, other_games, random_strategy};
use engines::Status;
use engines::rrrats::best_play::Opponent;
use engines::rrrats::equilibrium::Equilibrium;
use engines::rrrats::three_numbers::BestAnswer;
use engines::rrrats::{BestPlay, win_probability};
use games::rrrats::{Bust, End, RollOn, Rules};
use random::Random;

const HALF: [f64; 3] = [0.5; 3];

fn finished(rules: Rules, opponent: Opponent) -> BestPlay {
    let mut best = BestPlay::new(rules, opponent);
    while best.advance(50) == Status::Running {}
    best
}

/// Readings in which no token leaves the game: those with ten times as few positions.
fn readings() -> impl Iterator<Item = Rules> {
    all_readings()
        .into_iter()
        .chain(other_games())
        .filter(|rules| rules.bust != Bust::Box)
}

#[test]
fn best_play_is_at_least_as_good_as_any_strategy_of_its_hand() {
    let mut random = Random::stream(4, 0);
    for rules in readings() {
        let opponent = random_strategy(&mut random);
        let best = finished(rules, Opponent::Fixed(opponent)).mean();
        for _ in 0..10 {
            let other = random_strategy(&mut random);
            let mean = win_probability(&rules, &other, &opponent).mean;
            assert!(mean <= best + 1e-12, "{rules:?} {opponent:?} {other:?}");
        }
    }
}

#[test]
fn two_who_play_best_are_even() {
    for rules in readings() {
        let mean = finished(rules, Opponent::Best).mean();
        assert!((mean - 0.5).abs() < 1e-12, "{rules:?}: {mean}");
    }
}

#[test]
fn best_play_by_hand_with_two_tokens() {
    // With two tokens in the pile and none in the banks, anyone who has both in hand stops and wins. So does anyone who has one
    // in the bank and the other still to win never lose by rolling with an empty hand. What is left is checked by
    // one round of the equations themselves: no decision at any position can be bettered.
    let rules = Rules {
        tokens: 2,
        ..Rules::default()
    };
    let best = finished(rules, Opponent::Best);
    let values = best.values();
    for (number, state) in values.states.list().iter().enumerate() {
        let table = (state.pile, state.other);
        let choices =
            engines::rrrats::best_play::choices(&rules, values, 0, state.own, table, None);
        assert!((choices[0][0].roll - values.of_mover[0][number]).abs() < 1e-12);
        if state.pile == 2 {
            // Both in hand: stopping wins at once.
            assert_eq!(choices[2][0].stop, 1.0);
            assert!(choices[2][0].roll < 1.0);
        }
    }
}

fn best_answer(rules: Rules, opponent: [f64; 3]) -> BestAnswer {
    let mut answer = BestAnswer::new(rules, opponent);
    while answer.advance(1) == Status::Running {}
    answer
}

#[test]
fn nothing_on_a_grid_is_better_than_the_best_answer() {
    for bust in [Bust::Pile, Bust::Owner] {
        let rules = Rules {
            bust,
            ..Rules::default()
        };
        let best = best_answer(rules, HALF).best().unwrap();
        let numbers = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0];
        for one in numbers {
            for two in numbers {
                for three in numbers {
                    let strategy = RollOn::three([one, two, three]);
                    let mean = win_probability(&rules, &strategy, &RollOn::three(HALF)).mean;
                    assert!(mean <= best.mean + 1e-12, "{bust:?} {strategy:?}: {mean}");
                }
            }
        }
    }
}

#[test]
fn always_rolling_on_is_best_where_the_hand_goes_to_the_pile() {
    let answer = best_answer(Rules::default(), HALF);
    let (best, pure) = (answer.best().unwrap(), answer.best_pure().unwrap());
    assert_eq!(
        (best.probabilities, pure.probabilities),
        ([1.0; 3], [1.0; 3])
    );
    // The other reading of the end has this number in the oracle.
    let now = Rules {
        end: End::Now,
        ..Rules::default()
    };
    let mean = best_answer(now, HALF).best().unwrap().mean;
    assert!((mean - 0.817_893_726_379_036_2).abs() < 1e-9, "{mean}");
}

#[test]
fn nobody_gains_against_the_equilibrium() {
    for (bust, expected) in [
        (Bust::Pile, [1.0, 1.0, 1.0]),
        (Bust::Keep, [1.0, 1.0, 1.0]),
        (Bust::Owner, [1.0, 1.0, 0.6203]),
    ] {
        let rules = Rules {
            bust,
            ..Rules::default()
        };
        let mut search = Equilibrium::new(rules);
        while search.advance(1) == Status::Running {}
        let found = search.found().unwrap();
        for (found, expected) in found.into_iter().zip(expected) {
            assert!((found - expected).abs() < 2e-4, "{bust:?}: {found}");
        }
        let own = RollOn::three(found);
        let mut random = Random::stream(6, 0);
        for _ in 0..200 {
            let [one, two, three, _] = random_strategy(&mut random).0;
            let other = RollOn::three([one, two, three]);
            let mean = win_probability(&rules, &other, &own).mean;
            assert!(mean <= 0.5 + 1e-8, "{bust:?} {other:?}: {mean}");
        }
    }
}
