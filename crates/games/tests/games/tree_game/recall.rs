//! Perfect recall: what is remembered, and the first thing that is not.

use super::{DRIVER, ENTRY, HORSE, typed};
use games::tree_game::recall::{Forgotten, forgotten, sequences};

#[test]
fn players_who_see_their_own_moves_remember_them() {
    for text in [ENTRY, HORSE, "1.a(x:2.b(1 2) y:2.b(3 4))"] {
        assert_eq!(forgotten(&typed(text)), None, "{text}");
    }
    // The first player's third sequence is the second action.
    assert_eq!(sequences(&typed("1(x:2(1 2) y:3)"))[4], [2, 0]);
}

#[test]
fn forgetting_an_action_or_what_was_known_is_found() {
    let action = typed("1(l:1.h(a:1 b:2) r:1.h(a:3 b:4))");
    let found = Forgotten {
        set: 1,
        nodes: [1, 4],
        is_absent_minded: false,
    };
    assert_eq!(forgotten(&action), Some(found));
    let known = typed("?(1/2:1.x(l:1.h(1 2) r:0) 1/2:1.y(l:1.h(3 4) r:0))");
    assert_eq!(forgotten(&known).map(|found| found.nodes), Some([2, 7]));
}

#[test]
fn an_absent_minded_driver_comes_to_the_same_exit_twice() {
    let found = forgotten(&typed(DRIVER)).expect("somebody who forgets");
    assert!(found.is_absent_minded);
    assert_eq!(found.nodes, [0, 2]);
}
