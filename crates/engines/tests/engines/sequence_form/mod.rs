//! The sequence form: values of zero-sum trees with hidden moves, against Gambit's, against published ones, and against the strategic form.

mod lemke;
pub(crate) mod support;
mod systems;
mod whole;

use engines::equilibria::security::matrix_game;
use engines::exact::rational::{Rational, of_fraction};
use engines::sequence_form::form::{Plan, SequenceForm};
use engines::sequence_form::optimal::Optimal;
use engines::sequence_form::responses::response;
use engines::sequence_form::zero_sum::solve;
use games::tree_game::{TreeGame, efg, text};
use random::Random;
use serde_json::Value;
use support::{kuhn, random_tree, typed};

const TREES: &str = include_str!("../../oracles/games/trees.json");

fn solved(game: &TreeGame) -> (SequenceForm, Optimal) {
    let form = SequenceForm::new(game).expect("perfect recall");
    let optimal = solve(&form);
    (form, optimal)
}

fn plans(form: &SequenceForm, optimal: &Optimal) -> [Plan; 2] {
    [0, 1].map(|player| form.plan(player, &optimal.behaviour[player]))
}

/// Neither player gains by anything else, and both get the value.
fn check(form: &SequenceForm, optimal: &Optimal) {
    let plans = plans(form, optimal);
    assert_eq!(form.expected(0, [&plans[0], &plans[1]]), optimal.value);
    for player in 0..2 {
        let best = response(form, player, &plans[1 - player], |_, _| false);
        let sign = [Rational::ONE, -Rational::ONE][player].clone();
        assert_eq!(sign * best.value, optimal.value);
        for probabilities in &optimal.behaviour[player] {
            assert!(probabilities.iter().all(|share| *share >= Rational::ZERO));
            let sum = probabilities
                .iter()
                .fold(Rational::ZERO, |sum, share| sum + share);
            assert_eq!(sum, Rational::ONE);
        }
    }
}

#[test]
fn trees_with_hidden_moves_have_the_values_that_gambit_finds() {
    let file: Value = serde_json::from_str(TREES).expect("JSON");
    let games = file["games"].as_array().expect("games");
    assert_eq!(games.len(), 12);
    for entry in games {
        let game = efg::read(entry["efg"].as_str().expect("a file")).expect("a game");
        assert_eq!(game.nodes().len() as u64, entry["nodes"]);
        assert_eq!(game.decisions() as u64, entry["information_sets"]);
        let (form, optimal) = solved(&game);
        assert_eq!(optimal.value.to_string(), entry["value"]);
        check(&form, &optimal);
        // However the game is written, it is the same.
        let again = efg::read(&efg::write(&game)).expect("a game");
        assert_eq!(again, game);
        let linked = text::read(&text::write(&game), String::new(), game.players());
        let linked = linked.expect("a game");
        assert_eq!(text::write(&linked), text::write(&game));
        assert_eq!(solved(&linked).1.value, optimal.value);
    }
}

#[test]
fn kuhn_poker_has_its_values_and_the_second_player_a_single_optimal_strategy() {
    let game = kuhn(3);
    let (form, optimal) = solved(&game);
    check(&form, &optimal);
    assert_eq!(optimal.value.to_string(), "-1/18");
    let share = |player: usize, name: &str, action: usize| {
        let sets = form.sets[player].iter();
        let place = sets
            .clone()
            .position(|own| game.sets()[own.set].name == name);
        optimal.behaviour[player][place.expect("a set")][action].to_string()
    };
    // The second player bets a third of the jacks after a check, and calls with a third of the queens.
    assert_eq!(share(1, "0 check", 1), "1/3");
    assert_eq!(share(1, "1 bet", 1), "1/3");
    assert_eq!(share(1, "2 bet", 1), "1");
    assert_eq!(share(1, "0 bet", 1), "0");
    let alpha: Rational = share(0, "0", 1).parse().expect("a fraction");
    let third: Rational = "1/3".parse().expect("a fraction");
    assert!(alpha <= third);
    assert_eq!(
        share(0, "2", 1),
        (alpha.clone() * Rational::from(3)).to_string()
    );
    assert_eq!(share(0, "1 check bet", 1), (alpha + third).to_string());
    let (form, optimal) = solved(&kuhn(13));
    check(&form, &optimal);
}

#[test]
fn the_strategic_form_of_a_tree_has_the_same_value() {
    let mut random = Random::stream(31, 0);
    let mut compared = 0;
    while compared < 40 {
        let game = random_tree(4, &mut random);
        let form = SequenceForm::new(&game).expect("perfect recall");
        let counts = [0, 1].map(|player: usize| {
            let sets = form.sets[player].iter();
            sets.map(|set| set.actions).product::<usize>()
        });
        if counts[0] * counts[1] > 1_000 || counts.contains(&1) {
            continue;
        }
        let strategies = counts.map(|count| (0..count).collect::<Vec<usize>>());
        let plan = |player: usize, mut strategy: usize| {
            let pure = form.sets[player].iter().map(|set| {
                let action = strategy % set.actions;
                strategy /= set.actions;
                engines::equilibria::bimatrix::pure(action, set.actions)
            });
            form.plan(player, &pure.collect::<Vec<_>>())
        };
        // Payoffs are integers and chances thirds, at most four of them on a way.
        let scale = Rational::from(81);
        let row = |&first: &usize| {
            let pays = |&second: &usize| {
                let pays = form.expected(0, [&plan(0, first), &plan(1, second)]) * &scale;
                let (above, below) = pays.into_parts();
                assert!(below.is_one());
                above
            };
            strategies[1].iter().map(pays).collect::<Vec<_>>()
        };
        let rows: Vec<_> = strategies[0].iter().map(row).collect();
        let (value, _, _) = matrix_game(&rows);
        let optimal = solve(&form);
        check(&form, &optimal);
        assert_eq!(optimal.value, value / &scale);
        compared += 1;
    }
}

#[test]
fn large_random_trees_are_solved() {
    let mut random = Random::stream(32, 0);
    for levels in [7, 8, 9] {
        let game = random_tree(levels, &mut random);
        let (form, optimal) = solved(&game);
        check(&form, &optimal);
    }
}

#[test]
fn payoffs_along_the_way_add_up_and_chance_counts() {
    let game = typed("2&?(1/4:1(8 0) 3/4:-1&2.h(4 0))");
    let value = solved(&game).1.value;
    // A quarter of 2 + 8, and three quarters of 2 − 1 + 0.
    assert_eq!(value, of_fraction(games::fraction::Fraction::new(13, 4)));
}
