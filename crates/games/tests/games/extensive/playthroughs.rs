//! Hands of Kuhn poker for three, played to their end.

use games::extensive::kuhn::ThreePlayerKuhn;
use games::extensive::{Actor, ExtensiveGame};

/// What each gets after a deal and these actions.
fn paid(path: &[&str]) -> Vec<f64> {
    let game = ExtensiveGame::new(3, &ThreePlayerKuhn::new(4)).unwrap();
    let node = path.iter().fold(0, |node, name| {
        let mut children = game.children(node);
        let found = children.find(|&child| game.name(child) == *name);
        found.unwrap_or_else(|| panic!("{name} in {path:?}"))
    });
    match game.actor(node) {
        Actor::Nobody(end) => game.payoffs(end).to_vec(),
        actor => panic!("{actor:?} after {path:?}"),
    }
}

#[test]
fn the_pot_is_three_antes_and_the_bets() {
    let check = "check";
    assert_eq!(paid(&["TJQ", check, check, check]), [-1.0, -1.0, 2.0]);
    assert_eq!(paid(&["KTJ", check, check, check]), [2.0, -1.0, -1.0]);
    // Nobody calls: the lowest card takes the antes.
    assert_eq!(paid(&["TJQ", "bet", "fold", "fold"]), [2.0, -1.0, -1.0]);
    assert_eq!(
        paid(&["QTK", check, "bet", "fold", "fold"]),
        [-1.0, 2.0, -1.0]
    );
    // One calls.
    assert_eq!(paid(&["TJQ", "bet", "call", "fold"]), [-2.0, 3.0, -1.0]);
    assert_eq!(paid(&["TJQ", "bet", "fold", "call"]), [-2.0, -1.0, 3.0]);
    assert_eq!(
        paid(&["QKJ", check, check, "bet", "call", "fold"]),
        [3.0, -1.0, -2.0]
    );
    // The highest card of all has folded.
    assert_eq!(
        paid(&["JKT", check, check, "bet", "call", "fold"]),
        [3.0, -1.0, -2.0]
    );
    // Both call.
    assert_eq!(paid(&["TJQ", "bet", "call", "call"]), [-2.0, -2.0, 4.0]);
    assert_eq!(
        paid(&["QKJ", check, "bet", "call", "call"]),
        [-2.0, 4.0, -2.0]
    );
    assert_eq!(
        paid(&["KQJ", check, check, "bet", "call", "call"]),
        [4.0, -2.0, -2.0]
    );
}

#[test]
fn turns_go_round_the_table() {
    let game = ExtensiveGame::new(3, &ThreePlayerKuhn::new(4)).unwrap();
    for node in 1..game.len() as u32 {
        let Actor::Player { player, .. } = game.actor(node) else {
            continue;
        };
        let mut depth = 0;
        let mut above = node;
        while let Some(parent) = game.parent(above).filter(|&parent| parent > 0) {
            above = parent;
            depth += 1;
        }
        assert_eq!(usize::from(player), depth % 3);
    }
}
