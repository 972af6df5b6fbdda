//! The rules: how many histories and information sets there are, and what uniform play and equilibria are worth.

use crate::regret::support::{evaluation, kuhn, kuhn_seed, leduc};
use engines::regret::{Evaluation, GameTree, RegretParameters, Strategy, kuhn_equilibrium};
use games::Player;
use games::matrix_game::{MATCHING_PENNIES, MatrixGame, ROCK_PAPER_SCISSORS};
use serde_json::Value;

fn fact(path: &str) -> f64 {
    let facts: Value =
        serde_json::from_str(include_str!("../../../../games/tests/oracles/facts.json")).unwrap();
    facts.pointer(path).and_then(Value::as_f64).expect(path)
}

#[test]
fn kuhn_has_as_many_histories_as_counted() {
    let tree = kuhn(3);
    assert_eq!(tree.len() as f64, fact("/kuhn/nodes_with_chance_root"));
    assert_eq!(tree.terminal_count() as f64, fact("/kuhn/terminals"));
    let sets = tree.information_sets();
    assert_eq!(sets.len() as f64, fact("/kuhn/information_sets"));
    let keys = |player| -> Vec<&str> {
        let own = sets.iter().filter(|set| set.player == player);
        own.map(|set| set.key.as_str()).collect()
    };
    assert_eq!(keys(Player::First), ["J", "Q", "K", "Jpb", "Qpb", "Kpb"]);
    assert_eq!(keys(Player::Second), ["Jp", "Qp", "Kp", "Jb", "Qb", "Kb"]);
    // n·(n − 1) deals with nine histories each, and the root; four information sets a card.
    for cards in 3..=13_u8 {
        let (tree, n) = (kuhn(cards), usize::from(cards));
        assert_eq!(tree.len(), 1 + 9 * n * (n - 1));
        assert_eq!(tree.information_sets().len(), 4 * n);
    }
    // Nothing after a first pass: the root, the deal, pass, bet, and two answers.
    assert_eq!(kuhn_seed(3).len(), 1 + 6 * 5);
    assert_eq!(kuhn_seed(3).information_sets().len(), 6);
}

#[test]
fn leduc_has_as_many_information_sets_as_counted() {
    let tree = leduc();
    let sets = tree.information_sets();
    assert_eq!(sets.len() as f64, fact("/leduc/information_sets_by_rank"));
    // Six decisions a round and deal: 9 deals of ranks; and, after five ways to call, 24 boards: 6 deals of different
    // ranks with 3, 3 of equal ones with 2.
    assert_eq!(
        sets.iter().map(|set| set.nodes.len()).sum::<usize>(),
        9 * 6 + 24 * 5 * 6
    );
    // Four folds a round, and five showdowns.
    assert_eq!(tree.terminal_count(), 9 * 4 + 24 * 5 * 9);
    let cards = [3, 2];
    for set in sets {
        assert!(cards.contains(&set.actions.len()), "{set:?}");
        assert_eq!(
            set.actions.len() == 3,
            set.actions == ["fold", "call", "raise"]
        );
    }
    assert!(
        ["J", "Jcr", "KccQ", "QrrcKcrr"]
            .iter()
            .all(|key| tree.find(key).is_some())
    );
    let reach: f64 = (0..tree.len() as u32)
        .filter(|&node| tree.children(node).is_empty())
        .map(|node| tree.chance_reach(node))
        .sum();
    // Every deal has been counted once a way to play it: 4 first-round ends, or 5 · 9.
    assert!((reach - (4.0 + 45.0)).abs() < 1e-12, "{reach}");
}

#[test]
fn uniform_play_has_the_known_values() {
    let tree = kuhn(3);
    let uniform = Evaluation::of(&tree, &Strategy::uniform(&tree));
    assert!((uniform.value - fact("/kuhn/uniform_value_first")).abs() < 1e-15);
    let expected = fact("/kuhn/uniform_exploitability");
    assert!((uniform.exploitability() - expected).abs() < 1e-15);
    let tree = leduc();
    let uniform = Evaluation::of(&tree, &Strategy::uniform(&tree));
    let expected = fact("/leduc/uniform_exploitability");
    assert!((uniform.exploitability() - expected).abs() < 1e-9);
}

#[test]
fn the_family_of_equilibria_cannot_be_exploited() {
    let tree = kuhn(3);
    for alpha in [0.0, 1.0 / 6.0, 1.0 / 3.0] {
        let strategy = kuhn_equilibrium::strategy(&tree, alpha).unwrap();
        let found = Evaluation::of(&tree, &strategy);
        assert!(found.exploitability().abs() < 1e-15, "{alpha}: {found:?}");
        assert!(
            (found.value + 1.0 / 18.0).abs() < 1e-15,
            "{alpha}: {found:?}"
        );
        let place = kuhn_equilibrium::place(&tree, &strategy).unwrap();
        let near = |value: f64| (value - alpha).abs() < 1e-15;
        assert!(
            place.implied.into_iter().all(near) && near(place.nearest),
            "{place:?}"
        );
        assert!(place.distance < 1e-15);
    }
    // Outside of the family: the King always bets, and the Jack with 0.4.
    let mut strategy = kuhn_equilibrium::strategy(&tree, 1.0 / 3.0).unwrap();
    strategy.set_row(&tree, tree.find("J").unwrap(), &[0.6, 0.4]);
    strategy.set_row(
        &tree,
        tree.find("Qpb").unwrap(),
        &[1.0 - 0.4 - 1.0 / 3.0, 0.4 + 1.0 / 3.0],
    );
    let found = Evaluation::of(&tree, &strategy).exploitability();
    assert!((found - 1.0 / 60.0).abs() < 1e-15, "{found}");
    let place = kuhn_equilibrium::place(&tree, &strategy).unwrap();
    assert!(
        (place.implied[0] - 0.4).abs() < 1e-15 && place.nearest == 1.0 / 3.0,
        "{place:?}"
    );
    assert!(kuhn_equilibrium::place(&kuhn(4), &Strategy::uniform(&kuhn(4))).is_none());
}

#[test]
fn equilibria_have_the_known_values() {
    let plus = RegretParameters::CFR_PLUS;
    for (tree, value, iterations) in [
        (kuhn(3), -1.0 / 18.0, 3_000),
        (kuhn_seed(3), 1.0 / 18.0, 3_000),
        (leduc(), fact("/leduc/value_first"), 1_000),
    ] {
        let found = evaluation(&tree, plus, iterations);
        // The value lies between what each player can be held to.
        let exploitability = found.exploitability();
        assert!(exploitability < 2e-3, "{found:?}");
        assert!(
            (found.value - value).abs() <= 2.0 * exploitability + 1e-9,
            "{found:?} {value}"
        );
    }
}

#[test]
fn matrix_games_hide_the_first_choice() {
    for (matrix, choices) in [(&ROCK_PAPER_SCISSORS, 3), (&MATCHING_PENNIES, 2)] {
        let tree = GameTree::new(&MatrixGame::new(matrix));
        assert_eq!(tree.len(), 1 + choices + choices * choices);
        let sets = tree.information_sets();
        let keys: Vec<&str> = sets.iter().map(|set| set.key.as_str()).collect();
        assert_eq!(keys, ["row", "column"]);
        assert_eq!(sets[1].nodes.len(), choices);
        let mut strategy = Strategy::uniform(&tree);
        assert!(Evaluation::of(&tree, &strategy).exploitability().abs() < 1e-15);
        let mut always = vec![0.0; choices];
        always[0] = 1.0;
        strategy.set_row(&tree, 0, &always);
        let found = Evaluation::of(&tree, &strategy);
        assert!((found.best_responses[1] - 1.0).abs() < 1e-15, "{found:?}");
    }
}
