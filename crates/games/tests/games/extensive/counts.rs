//! Nodes, ends and information sets, counted by hand, and the order in which they stand.

use games::extensive::kuhn::ThreePlayerKuhn;
use games::extensive::normal_form::{BATTLE_OF_THE_SEXES, SHAPLEY};
use games::extensive::two_players::TwoPlayers;
use games::extensive::{Actor, ExtensiveGame};
use games::kuhn::{FirstPass, Kuhn};
use games::leduc::Leduc;

fn kuhn_for_three(cards: u8) -> ExtensiveGame {
    ExtensiveGame::new(3, &ThreePlayerKuhn::new(cards)).unwrap()
}

#[test]
fn kuhn_for_three_has_twelve_situations_for_each_card() {
    for (cards, deals) in [(4, 24), (5, 60), (6, 120)] {
        let game = kuhn_for_three(cards);
        // After the deal: 12 decisions, 13 ends.
        assert_eq!(game.len(), 1 + deals * 25);
        assert_eq!(game.ends(), deals * 13);
        assert_eq!(game.information_sets().len(), 12 * usize::from(cards));
        assert_eq!(game.slot_count(), 24 * usize::from(cards));
        for player in 0..3 {
            assert_eq!(game.sets_of(player).len(), 4 * usize::from(cards));
        }
        // The player who holds a card may meet every pair of others.
        let pairs = usize::from((cards - 1) * (cards - 2));
        let sets = game.information_sets().iter();
        assert!(sets.clone().all(|set| set.nodes.len() == pairs));
        assert!(game.is_zero_sum());
    }
    assert_eq!(kuhn_for_three(0).len(), kuhn_for_three(4).len());
    assert_eq!(kuhn_for_three(99).len(), kuhn_for_three(6).len());
}

#[test]
fn sets_stand_in_the_order_of_the_paper() {
    let game = kuhn_for_three(4);
    let keys: Vec<&str> = game
        .information_sets()
        .iter()
        .map(|set| &set.key[..])
        .collect();
    let of = |suffixes: [&str; 4]| {
        let cards = ["T", "J", "Q", "K"];
        let all = suffixes.map(|suffix| cards.map(|card| format!("{card}{suffix}")));
        all.concat()
    };
    assert_eq!(keys[..16], of(["", "kkb", "kbf", "kbc"]));
    assert_eq!(keys[16..32], of(["k", "b", "kkbf", "kkbc"]));
    assert_eq!(keys[32..], of(["kk", "kb", "bf", "bc"]));
    let called = &game.information_sets()[game.find("Kkkbc").unwrap()];
    assert_eq!(called.actions, ["fold", "call"]);
    // Reached after a check, the first action of the set before it.
    let checked = game.find("Kk").unwrap();
    assert_eq!(called.origin as usize, game.slots(checked).start + 1);
    assert_eq!(game.information_sets()[checked].origin, 0);
    assert_eq!(game.find("Akk"), None);
}

#[test]
fn a_tree_is_a_tree() {
    let game = kuhn_for_three(4);
    let mut seen = 1;
    for node in 0..game.len() as u32 {
        let children: Vec<u32> = game.children(node).collect();
        assert!(
            children
                .iter()
                .all(|&child| game.parent(child) == Some(node))
        );
        match game.actor(node) {
            Actor::Chance => {
                let sum: f64 = children.iter().map(|&child| game.probability(child)).sum();
                assert!((sum - 1.0).abs() < 1e-12);
            }
            Actor::Player {
                information_set, ..
            } => {
                let set = &game.information_sets()[information_set as usize];
                assert!(set.nodes.contains(&node));
                let names: Vec<&str> = children.iter().map(|&child| game.name(child)).collect();
                assert_eq!(names, set.actions);
            }
            Actor::Nobody(end) => {
                assert!(children.is_empty());
                assert_eq!(game.payoffs(end).len(), 3);
            }
        }
        seen += children.len();
    }
    assert_eq!(seen, game.len());
    assert_eq!(game.parent(0), None);
}

#[test]
fn games_of_two_are_games_of_several() {
    let kuhn = ExtensiveGame::new(2, &TwoPlayers(Kuhn::new(3, FirstPass::SecondPlayer))).unwrap();
    assert_eq!((kuhn.len(), kuhn.ends()), (55, 30));
    assert_eq!(kuhn.information_sets().len(), 12);
    assert!(kuhn.is_zero_sum());
    let leduc = ExtensiveGame::new(2, &TwoPlayers(Leduc::new())).unwrap();
    assert_eq!(leduc.information_sets().len(), 288);
}

#[test]
fn matrices_pay_what_stands_in_them() {
    let shapley = ExtensiveGame::new(2, &SHAPLEY.position()).unwrap();
    assert_eq!((shapley.len(), shapley.ends()), (13, 9));
    assert!(!shapley.is_zero_sum());
    let paid: Vec<&[f64]> = (0..9).map(|end| shapley.payoffs(end)).collect();
    let sum = |player: usize| paid.iter().map(|payoffs| payoffs[player]).sum::<f64>();
    assert_eq!((sum(0), sum(1)), (3.0, 3.0));
    // Nobody is ever paid together.
    assert!(paid.iter().all(|payoffs| payoffs[0] * payoffs[1] == 0.0));
    let battle = ExtensiveGame::new(2, &BATTLE_OF_THE_SEXES.position()).unwrap();
    assert_eq!(battle.payoffs(0), [2.0, 1.0]);
    assert_eq!(battle.payoffs(3), [1.0, 2.0]);
    assert_eq!(battle.information_sets()[1].actions, ["opera", "match"]);
}
