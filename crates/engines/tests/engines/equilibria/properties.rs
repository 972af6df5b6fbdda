//! Properties of any game: equilibria are equilibria, algorithms agree, and what does not matter changes nothing.

use super::support::{random_game, solve, solve_by, sorted, typed};
use dashu_int::IBig;
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::components::Component;
use engines::equilibria::dominance::{Elimination, Kind, Order};
use engines::equilibria::extreme::Enumeration;
use engines::equilibria::lemke_howson::LemkeHowson;
use engines::equilibria::security::{matrix_game, security};
use engines::equilibria::supports::{self, Verdict};
use engines::equilibria::{pure, stability};
use engines::exact::rational::Rational;
use games::strategic::StrategicGame;
use games::strategic::text::Reading;
use random::Random;

/// Small games of all shapes; few different payoffs make many of them degenerate.
fn games() -> Vec<StrategicGame> {
    let mut random = Random::stream(20, 0);
    let shapes = [
        (1, 3),
        (2, 2),
        (2, 4),
        (3, 3),
        (4, 2),
        (4, 4),
        (5, 3),
        (5, 5),
    ];
    let draws = [2, 4, 50];
    let mut games = Vec::new();
    for (rows, columns) in shapes {
        for integers in draws {
            games.extend((0..4).map(|_| random_game(rows, columns, integers, &mut random)));
        }
    }
    games
}

#[test]
fn every_extreme_equilibrium_is_one_and_indices_add_up_to_one() {
    for game in games() {
        let solved = solve(&game);
        assert!(!solved.equilibria.is_empty());
        for [first, second] in &solved.equilibria {
            assert!(solved.game.is_equilibrium([first, second]));
        }
        let indices: i64 = solved
            .components
            .iter()
            .map(|component| component.index)
            .sum();
        assert_eq!(indices, 1);
        // Whatever goes together in a maximal Nash subset is an equilibrium, and each of them stands in one.
        for component in &solved.components {
            let products = component
                .subsets
                .iter()
                .map(|[first, second]| first.len() * second.len());
            assert!(products.sum::<usize>() >= component.pairs.len());
        }
    }
}

#[test]
fn pure_equilibria_stand_among_the_extreme_ones() {
    for game in games() {
        let solved = solve(&game);
        let is_pure = |strategy: &Vec<Rational>| strategy.contains(&Rational::ONE);
        let pure_ones = solved
            .equilibria
            .iter()
            .filter(|pair| pair.iter().all(is_pure));
        assert_eq!(pure_ones.count(), pure::pure_equilibria(&game).len());
    }
}

#[test]
fn lemke_howson_ends_at_an_extreme_equilibrium_whatever_label_is_dropped() {
    for game in games() {
        let solved = solve(&game);
        let all = sorted(&solved.equilibria);
        for label in 0..(game.size(0) + game.size(1)) as u32 {
            let end = LemkeHowson::new(&solved.game, label).solved();
            assert!(all.contains(&sorted(&[end])[0]));
        }
    }
}

#[test]
fn support_enumeration_finds_all_equilibria_of_games_that_are_not_degenerate() {
    let mut random = Random::stream(21, 0);
    for size in [2, 3, 4] {
        for _ in 0..10 {
            let game = random_game(size, size, 10_000, &mut random);
            let solved = solve(&game);
            let found = supports::pairs(&solved.game).filter_map(|pair| {
                match supports::examine(&solved.game, &pair) {
                    Verdict::Equilibrium(strategies) => Some(strategies),
                    _ => None,
                }
            });
            assert_eq!(
                sorted(&found.collect::<Vec<_>>()),
                sorted(&solved.equilibria)
            );
        }
    }
}

#[test]
fn positive_scaling_and_shifting_of_payoffs_changes_no_equilibrium() {
    for game in games() {
        let mut changed = game.clone();
        for profile in 0..game.profiles() {
            for (player, (times, plus)) in [(3, -7), (2, 5)].into_iter().enumerate() {
                let payoff = game.payoff(profile, player).numerator() * times + plus;
                let payoff = format!("{payoff}/11").parse().expect("a fraction");
                changed = changed.with_payoff(profile, player, payoff);
            }
        }
        assert_eq!(
            sorted(&solve(&game).equilibria),
            sorted(&solve(&changed).equilibria)
        );
    }
}

#[test]
fn iterated_strict_dominance_keeps_every_equilibrium_in_any_order() {
    for game in games() {
        let solved = solve(&game);
        let elimination = Elimination::new(&game);
        let orders = [Order::Everybody, Order::Beginning(0), Order::Beginning(1)];
        let left = orders.map(|order| elimination.iterated(Kind::Strict, order).1);
        assert!(left.iter().all(|other| *other == left[0]));
        for pair in &solved.equilibria {
            for (player, strategy) in pair.iter().enumerate() {
                let mut used = (0..strategy.len()).filter(|&action| !strategy[action].is_zero());
                assert!(used.all(|action| left[0][player].contains(&action)));
            }
        }
    }
}

#[test]
fn whoever_dominates_does_so() {
    for game in games() {
        let elimination = Elimination::new(&game);
        let integers = Bimatrix::new(&game);
        let everything = elimination.everything();
        for player in 0..2 {
            let strict = elimination.dominated(player, &everything, Kind::Strict);
            let weak = elimination.dominated(player, &everything, Kind::Weak);
            assert!(
                strict
                    .iter()
                    .all(|one| weak.iter().any(|other| other.action == one.action))
            );
            for (found, is_strict) in strict
                .iter()
                .map(|one| (one, true))
                .chain(weak.iter().map(|one| (one, false)))
            {
                let others = 0..integers.size(1 - player);
                let gains: Vec<Rational> = others
                    .map(|other| {
                        let payoff = |own: usize| {
                            Rational::from(integers.own_payoff(player, own, other).clone())
                        };
                        let mixed = found.by.iter().enumerate().map(|(own, p)| p * payoff(own));
                        mixed.fold(-payoff(found.action), |sum, part| sum + part)
                    })
                    .collect();
                let zero = Rational::ZERO;
                assert!(gains.iter().all(|gain| if is_strict {
                    *gain > zero
                } else {
                    *gain >= zero
                }));
                assert!(gains.iter().any(|gain| *gain > zero));
            }
        }
    }
}

#[test]
fn the_value_of_a_zero_sum_game_is_what_every_equilibrium_pays() {
    let mut random = Random::stream(22, 0);
    for size in [2, 3, 4, 5] {
        let mut cell = || random.below(9).to_string();
        let mut row = || (0..size).map(|_| cell()).collect::<Vec<_>>().join(",");
        let rows: Vec<String> = (0..size).map(|_| row()).collect();
        let game = typed(&rows.join(";"), Reading::ZeroSum);
        let solved = solve(&game);
        let value = security(&game, 0).value;
        assert_eq!(security(&game, 1).value, -value.clone());
        for [first, second] in &solved.equilibria {
            assert_eq!(solved.game.expected(0, [first, second]), value);
        }
    }
}

/// A zero-sum game with payoffs drawn from so many integers.
fn zero_sum(rows: usize, columns: usize, integers: u32, random: &mut Random) -> StrategicGame {
    let mut row = || {
        let payoffs = (0..columns).map(|_| random.below(integers).to_string());
        payoffs.collect::<Vec<_>>().join(",")
    };
    let rows: Vec<String> = (0..rows).map(|_| row()).collect();
    typed(&rows.join(";"), Reading::ZeroSum)
}

#[test]
fn pairs_of_optimal_strategies_are_all_equilibria_of_a_zero_sum_game() {
    let mut random = Random::stream(21, 0);
    let mut several = 0;
    for (rows, columns) in [(1, 3), (2, 2), (3, 3), (4, 2), (3, 5), (5, 5), (6, 4)] {
        for integers in [1, 2, 3, 50] {
            for _ in 0..6 {
                let game = zero_sum(rows, columns, integers, &mut random);
                let (all, optimal) = (solve(&game), solve_by(&game, Enumeration::optimal));
                assert_eq!(sorted(&optimal.equilibria), sorted(&all.equilibria));
                let shape = |components: &[Component]| {
                    let shape = |component: &Component| {
                        (
                            component.pairs.len(),
                            component.subsets.len(),
                            component.index,
                        )
                    };
                    components.iter().map(shape).collect::<Vec<_>>()
                };
                assert_eq!(shape(&optimal.components), shape(&all.components));
                several += usize::from(all.equilibria.len() > 1);
            }
        }
    }
    assert!(several > 50, "{several}");
}

#[test]
fn the_largest_zero_sum_games_are_solved() {
    let mut random = Random::stream(22, 0);
    for integers in [2, 10, 2_000] {
        let game = zero_sum(30, 30, integers, &mut random);
        let solved = solve_by(&game, Enumeration::optimal);
        let value = security(&game, 0).value;
        assert!(!solved.equilibria.is_empty());
        for [first, second] in solved.equilibria.iter().take(20) {
            assert!(solved.game.is_equilibrium([first, second]));
            assert_eq!(solved.game.expected(0, [first, second]), value);
        }
    }
}

#[test]
fn symmetric_games_have_symmetric_sets_and_a_symmetric_equilibrium() {
    let mut random = Random::stream(23, 0);
    for _ in 0..20 {
        let mut row = || {
            (0..3)
                .map(|_| random.below(6).to_string())
                .collect::<Vec<_>>()
                .join(",")
        };
        let rows = [row(), row(), row()].join(";");
        let solved = solve(&typed(&rows, Reading::Symmetric));
        let swapped: Vec<_> = solved
            .equilibria
            .iter()
            .map(|[a, b]| [b.clone(), a.clone()])
            .collect();
        assert_eq!(sorted(&solved.equilibria), sorted(&swapped));
        // A stable strategy resists each of a grid of mutants, as the definition says.
        for [first, second] in &solved.equilibria {
            if first == second {
                resists(&solved.game, first);
            }
        }
    }
}

/// Compares the verdict on `x` with the definition, for mutants on a grid: those that refute a verdict must not exist.
fn resists(game: &Bimatrix, x: &Vec<Rational>) {
    let verdict = stability::stability(game, x);
    let grid = 12;
    let mut is_refuted = [false; 2];
    for a in 0..=grid {
        for b in 0..=grid - a {
            let y: Vec<Rational> = [a, b, grid - a - b]
                .map(|part| Rational::from(part) / Rational::from(grid))
                .to_vec();
            if y == *x || game.expected(0, [&y, x]) < game.expected(0, [x, x]) {
                continue;
            }
            let (own, mutant) = (game.expected(0, [x, &y]), game.expected(0, [&y, &y]));
            is_refuted[0] |= own <= mutant;
            is_refuted[1] |= own < mutant;
        }
    }
    match verdict {
        stability::Stability::Evolutionary => assert_eq!(is_refuted, [false, false]),
        stability::Stability::Neutral => assert!(!is_refuted[1]),
        _ => {}
    }
}

/// Floats guess what is optimal in matrices that are larger than those of the lab: any payoff that a player gets against the other's strategy is on the right
/// side of the value, so nothing else has to be compared.
#[test]
fn optimal_strategies_of_large_matrices_secure_the_value() {
    let mut random = Random::stream(24, 0);
    for (rows, columns, kinds) in [(40, 40, 101), (40, 50, 2), (60, 30, 1_000_000)] {
        let mut row = || -> Vec<IBig> {
            let payoffs = (0..columns).map(|_| IBig::from(random.below(kinds)));
            payoffs.collect()
        };
        let matrix: Vec<Vec<IBig>> = (0..rows).map(|_| row()).collect();
        let (value, first, second) = matrix_game(&matrix);
        let expected = |strategy: &[Rational], payoffs: &mut dyn Iterator<Item = &IBig>| {
            let parts = strategy.iter().zip(payoffs);
            parts.fold(Rational::ZERO, |sum, (p, payoff)| {
                sum + p * Rational::from(payoff.clone())
            })
        };
        for strategy in [&first, &second] {
            let sum = strategy.iter().fold(Rational::ZERO, |sum, part| sum + part);
            assert_eq!(sum, Rational::ONE);
            assert!(strategy.iter().all(|part| *part >= Rational::ZERO));
        }
        for column in 0..columns {
            assert!(expected(&first, &mut matrix.iter().map(|row| &row[column])) >= value);
        }
        for row in &matrix {
            assert!(expected(&second, &mut row.iter()) <= value);
        }
    }
}
