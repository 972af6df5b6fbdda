//! Larger games: Liar's dice, Goofspiel and Leduc poker with more ranks, against counts and curves of OpenSpiel 2.0.2.

use crate::regret::support::{evaluation, solver};
use engines::regret::{Evaluation, GameTree, MAX_ACTIONS, RegretParameters, Strategy};
use games::goofspiel::{Goofspiel, GoofspielRules, PointsOrder, Returns};
use games::leduc::Leduc;
use games::liars_dice::LiarsDice;
use serde_json::Value;
use std::sync::Arc;

fn dice(dice: u8, faces: u8) -> Arc<GameTree> {
    Arc::new(GameTree::new(&LiarsDice::new(dice, faces)))
}

fn goofspiel(cards: u8, order: PointsOrder, is_imperfect: bool, returns: Returns) -> Goofspiel {
    Goofspiel::new(GoofspielRules {
        cards,
        order,
        is_imperfect,
        returns,
    })
}

fn hidden(cards: u8, order: PointsOrder) -> Arc<GameTree> {
    Arc::new(GameTree::new(&goofspiel(
        cards,
        order,
        true,
        Returns::WinLoss,
    )))
}

/// Information sets are OpenSpiel's. With one die so are finished histories; it rolls one die after the other, and tells
/// equal rolls of two apart.
#[test]
fn liars_dice_has_as_many_information_sets_as_counted() {
    for (number, faces, sets, ends) in [
        (1, 2, 32, 60),
        (1, 3, 192, 567),
        (1, 4, 1_024, 4_080),
        (2, 2, 768, 9 * 255),
    ] {
        let tree = dice(number, faces);
        assert_eq!(tree.information_sets().len(), sets);
        assert_eq!(tree.terminal_count(), ends);
        assert_eq!(tree.len() as u64, LiarsDice::new(number, faces).histories());
        let reach: f64 = tree
            .children(0)
            .iter()
            .map(|&deal| tree.chance_reach(deal))
            .sum();
        assert!((reach - 1.0).abs() < 1e-12);
    }
    assert_eq!(LiarsDice::new(1, 6).histories(), 294_877);
    assert_eq!(usize::from(LiarsDice::new(1, 6).bid_count()), MAX_ACTIONS);
    // Two dice with six faces: any of 2²⁴ sets of bids.
    assert!(LiarsDice::new(2, 6).histories() > 1 << 24);
    let tree = dice(1, 3);
    let set = &tree.information_sets()[tree.find("2b13b22").unwrap()];
    assert_eq!(set.actions, ["2-3", "liar"]);
    assert_eq!(set.nodes.len(), 3);
}

#[test]
fn goofspiel_has_as_many_information_sets_as_counted() {
    use PointsOrder::{Ascending, Descending, Random};
    for (cards, order, histories, sets) in [
        (3, Descending, 67, 16),
        (3, Random, 418, 90),
        (4, Descending, 1_077, 162),
        (4, Ascending, 1_077, 162),
    ] {
        let tree = hidden(cards, order);
        assert_eq!(
            (tree.len(), tree.information_sets().len()),
            (histories, sets)
        );
        let rules = goofspiel(cards, order, false, Returns::WinLoss);
        assert_eq!(rules.histories(), histories as u64);
        // What is seen tells more apart, never less.
        assert!(GameTree::new(&rules).information_sets().len() > sets);
    }
    let histories = |cards, order| goofspiel(cards, order, true, Returns::WinLoss).histories();
    assert_eq!(histories(5, Descending), 26_931);
    assert_eq!(histories(4, Random), 26_773);
    assert_eq!(histories(6, Descending), 969_523);
    assert_eq!(histories(6, Random), 722_877_739);
}

#[test]
fn leduc_with_more_ranks_has_as_many_histories_as_counted() {
    for ranks in [3, 4, 6] {
        let (game, n) = (Leduc::with_ranks(ranks), usize::from(ranks));
        let tree = GameTree::new(&game);
        assert_eq!(tree.len() as u64, game.histories());
        assert_eq!(tree.information_sets().len(), 6 * n + 5 * 6 * n * n);
        assert!(tree.find("KccK").is_some());
    }
    assert_eq!(Leduc::with_ranks(0), Leduc::new());
    assert_eq!(Leduc::with_ranks(99), Leduc::with_ranks(10));
}

/// Leduc poker with more ranks is worth less to the first player, but not nothing; the value lies between what each player
/// can be held to.
#[test]
fn leduc_with_four_ranks_is_learned() {
    let tree = Arc::new(GameTree::new(&Leduc::with_ranks(4)));
    let found = evaluation(&tree, RegretParameters::CFR_PLUS, 300);
    assert!(found.exploitability() < 0.02, "{found:?}");
    assert!((-0.12..-0.02).contains(&found.value), "{found:?}");
}

fn agrees(name: &str, tree: &Arc<GameTree>) {
    let text = include_str!("../../oracles/regret/larger_games.json");
    let document: Value = serde_json::from_str(text).unwrap();
    for (variant, parameters) in [
        ("cfr", RegretParameters::CFR),
        ("cfr+", RegretParameters::CFR_PLUS),
    ] {
        let curve = document["curves"][format!("{name}_{variant}")].as_object();
        let mut points: Vec<(u64, f64)> = curve
            .expect(name)
            .iter()
            .map(|(t, value)| (t.parse().unwrap(), value.as_f64().unwrap()))
            .collect();
        points.sort_by_key(|&(t, _)| t);
        let mut solver = solver(tree, parameters, 1);
        for (t, expected) in points {
            solver.advance(t - solver.iterations());
            let found = Evaluation::of(tree, &solver.average_strategy()).exploitability();
            let relative = (found / expected - 1.0).abs();
            assert!(
                relative < 1e-9,
                "{name} {variant}, {t}: {found} for {expected}"
            );
        }
    }
}

#[test]
fn liars_dice_is_learned_as_elsewhere() {
    agrees("liars_dice_1x3", &dice(1, 3));
    agrees("liars_dice_1x4", &dice(1, 4));
    agrees("liars_dice_2x2", &dice(2, 2));
}

#[test]
fn goofspiel_is_learned_as_elsewhere() {
    agrees(
        "goofspiel_4_descending",
        &hidden(4, PointsOrder::Descending),
    );
    agrees("goofspiel_4_ascending", &hidden(4, PointsOrder::Ascending));
    let difference = goofspiel(3, PointsOrder::Random, true, Returns::PointDifference);
    agrees(
        "goofspiel_3_random_difference",
        &Arc::new(GameTree::new(&difference)),
    );
}

#[test]
fn goofspiel_is_worth_nothing() {
    for is_imperfect in [true, false] {
        let game = goofspiel(
            4,
            PointsOrder::Descending,
            is_imperfect,
            Returns::PointDifference,
        );
        let tree = Arc::new(GameTree::new(&game));
        let uniform = Evaluation::of(&tree, &Strategy::uniform(&tree));
        assert!(uniform.value.abs() < 1e-12);
        let found = evaluation(&tree, RegretParameters::CFR_PLUS, 100);
        assert!(found.value.abs() <= 2.0 * found.exploitability() + 1e-9);
        assert!(found.exploitability() < 0.02, "{found:?}");
    }
}
