//! Games that are drawn, learned by every variant: the same trees as from rules, and averages within their bound of the exact value.

use crate::sequence_form::support::{kuhn, random_general, random_tree, typed};
use engines::exact::rational::value;
use engines::regret::{
    Evaluation, GameTree, Locks, MAX_ACTIONS, NotLearned, RegretParameters, Sampling, Solver,
};
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::zero_sum::solve;
use games::kuhn::{FirstPass, Kuhn};
use games::tree_game::{TreeGame, efg};
use random::Random;
use serde_json::Value;
use std::sync::Arc;

const TREES: &str = include_str!("../../oracles/games/trees.json");

fn learned(game: &TreeGame, parameters: RegretParameters, iterations: u64) -> (Evaluation, Solver) {
    let tree = Arc::new(GameTree::of_tree(game).expect("a game that is learned"));
    let locks = Locks::none(&tree);
    let mut solver = Solver::new(tree.clone(), parameters, locks, Random::stream(91, 0));
    solver.advance(iterations);
    (Evaluation::of(&tree, &solver.average_strategy()), solver)
}

#[test]
fn averages_come_within_their_bound_of_the_exact_value() {
    let file: Value = serde_json::from_str(TREES).expect("JSON");
    for entry in file["games"].as_array().expect("games") {
        let game = efg::read(entry["efg"].as_str().expect("a file")).expect("a game");
        if GameTree::of_tree(&game).is_err() {
            continue;
        }
        let form = SequenceForm::new(&game).expect("perfect recall");
        let exact = value(&solve(&form).value);
        let (found, solver) = learned(&game, RegretParameters::CFR, 2_000);
        let bound = solver.exploitability_bound().expect("a bound");
        let exploitability = found.exploitability();
        assert!(exploitability <= bound + 1e-9, "{exploitability} {bound}");
        // Between what each could do against the average lies the value.
        assert!((found.value - exact).abs() <= 2.0 * exploitability + 1e-9);
        let (found, _) = learned(&game, RegretParameters::CFR_PLUS, 2_000);
        assert!(found.exploitability() < 0.02, "{}", found.exploitability());
        assert!((found.value - exact).abs() < 0.05);
    }
}

#[test]
fn kuhn_poker_drawn_learns_as_kuhn_poker_from_its_rules() {
    let drawn = GameTree::of_tree(&kuhn(3)).expect("a game");
    let ruled = GameTree::new(&Kuhn::new(3, FirstPass::SecondPlayer));
    assert_eq!(
        (drawn.len(), drawn.terminal_count()),
        (ruled.len(), ruled.terminal_count())
    );
    assert_eq!(
        drawn.information_sets().len(),
        ruled.information_sets().len()
    );
    let run = |tree: GameTree| {
        let tree = Arc::new(tree);
        let mut solver = Solver::new(
            tree.clone(),
            RegretParameters::CFR,
            Locks::none(&tree),
            Random::stream(92, 0),
        );
        solver.advance(500);
        Evaluation::of(&tree, &solver.average_strategy())
    };
    let (drawn, ruled) = (run(drawn), run(ruled));
    assert!((drawn.value - ruled.value).abs() < 1e-9);
    assert!((drawn.exploitability() - ruled.exploitability()).abs() < 1e-9);
}

#[test]
fn variants_that_draw_lots_learn_too() {
    let mut random = Random::stream(93, 0);
    let game = random_tree(5, &mut random);
    let exact = value(&solve(&SequenceForm::new(&game).expect("perfect recall")).value);
    for sampling in [Sampling::Chance, Sampling::External] {
        let (found, _) = learned(&game, RegretParameters::sampled(sampling), 20_000);
        assert!((found.value - exact).abs() < 0.5, "{} {exact}", found.value);
        assert!(found.exploitability() < 0.5, "{}", found.exploitability());
    }
}

/// A matrix of integers from −5 to 5 as a tree: the second player does not see the row.
fn of_matrix(actions: usize, random: &mut Random) -> TreeGame {
    let mut row = |_| {
        let cells: Vec<String> = (0..actions)
            .map(|_| (i64::from(random.below(11)) - 5).to_string())
            .collect();
        format!("2.hidden({})", cells.join(" "))
    };
    let rows: Vec<String> = (0..actions).map(&mut row).collect();
    typed(&format!("1({})", rows.join(" ")))
}

#[test]
fn any_number_of_actions_up_to_the_largest_is_learned() {
    let mut random = Random::stream(95, 0);
    for actions in 1..=MAX_ACTIONS {
        let game = of_matrix(actions, &mut random);
        let exact = value(&solve(&SequenceForm::new(&game).expect("perfect recall")).value);
        for (parameters, tolerance) in [
            (RegretParameters::CFR_PLUS, 0.05),
            // Error about range · √(actions / iterations): 10 · √(8 / 20 000) = 0.2, and as much again.
            (RegretParameters::sampled(Sampling::External), 0.4),
        ] {
            let (found, _) = learned(&game, parameters, 20_000);
            let exploitability = found.exploitability();
            assert!(exploitability < tolerance, "{actions}: {exploitability}");
            assert!((found.value - exact).abs() <= 2.0 * exploitability + 1e-9);
        }
        // Sampling an outcome goes through the same tree; its variance grows with the number of actions.
        let sampling = Sampling::Outcome { exploration: 0.6 };
        let (found, _) = learned(&game, RegretParameters::sampled(sampling), 2_000);
        assert!(found.exploitability() <= 10.0);
    }
}

#[test]
fn games_that_are_not_learned_are_refused() {
    let refused = |text: &str| GameTree::of_tree(&typed(text)).expect_err("refused");
    assert_eq!(refused("1(3;1 2;3)"), NotLearned::NotConstantSum);
    assert_eq!(refused("1(1;1;1 2;2;2)"), NotLearned::NotConstantSum);
    assert_eq!(refused("1.x(1 1.x(2 3))"), NotLearned::Forgets);
    let many = NotLearned::Actions(MAX_ACTIONS + 1);
    assert_eq!(refused("1(1 2 3 4 5 6 7 8 9 10 11 12 13)"), many);
    let mut random = Random::stream(94, 0);
    let general = random_general(5, &mut random);
    assert!(general.is_zero_sum() || GameTree::of_tree(&general).is_err());
}
