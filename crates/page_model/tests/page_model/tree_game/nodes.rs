//! Nodes in words.

use super::{ENTRY, HORSE, QUICHE, WORDS, bare};
use games::fraction::Fraction;
use page_model::tree_game::nodes::{candidates, name_at, spoken, typed};

#[test]
fn a_decision_is_read_out_with_its_player_and_set() {
    assert_eq!(spoken(&bare(ENTRY), 0, None, WORDS), "Entrant decides");
    assert_eq!(
        spoken(&bare(QUICHE), 1, None, WORDS),
        "Sender · strong: a decision"
    );
}

#[test]
fn chance_and_ends_are_read_out() {
    assert_eq!(spoken(&bare(QUICHE), 0, None, WORDS), "Chance moves");
    assert_eq!(spoken(&bare(ENTRY), 3, None, WORDS), "End: −1, −1");
}

#[test]
fn what_follows_is_read_out_where_it_is_known() {
    let value = "1, 1".to_owned();
    assert_eq!(
        spoken(&bare(ENTRY), 2, Some(&value), WORDS),
        "Incumbent decides. Leads to 1, 1"
    );
}

#[test]
fn a_set_is_named_at_its_first_node() {
    let of = bare(QUICHE);
    let beer = &of.game.sets()[2].nodes;
    assert_eq!(
        name_at(&of, beer[0], WORDS).as_deref(),
        Some("Receiver · beer")
    );
    assert_eq!(name_at(&of, beer[1], WORDS), None);
    // Chance and ends have no name.
    assert_eq!(name_at(&of, 0, WORDS), None);
    assert_eq!(name_at(&of, 3, WORDS), None);
}

#[test]
fn a_set_without_a_name_has_its_player_written_on_it() {
    assert_eq!(name_at(&bare(ENTRY), 0, WORDS).as_deref(), Some("Entrant"));
}

#[test]
fn in_large_trees_players_are_told_by_colour_alone() {
    let of = bare("tree-game?game=kuhn-13");
    let node = of.game.sets()[1].nodes[0];
    let name = name_at(&of, node, WORDS).expect("a name");
    assert!(!name.contains("First") && !name.is_empty(), "{name}");
}

#[test]
fn a_node_may_be_joined_with_those_of_its_player_that_have_as_many_actions() {
    // Beer at 2 and 9, quiche at 5 and 12: all are the receiver's, with two actions.
    let of = bare(QUICHE);
    assert_eq!(candidates(&of, 2).collect::<Vec<_>>(), [5, 12]);
    let of = bare("tree-game?game=1(l:2(a:1 b:-1) m:2(a:-1 b:1) r:2(a:1 b:2 c:3))");
    assert_eq!(candidates(&of, 1).collect::<Vec<_>>(), [4]);
    assert_eq!(candidates(&of, 7).count(), 0);
}

#[test]
fn an_end_is_joined_with_nothing() {
    assert_eq!(candidates(&bare(ENTRY), 3).count(), 0);
    // Nor is a player who is the only one of theirs.
    assert_eq!(candidates(&bare(HORSE), 0).count(), 0);
}

#[test]
fn payoffs_are_typed_with_either_minus_sign() {
    assert_eq!(typed(" \u{2212}3/2 "), Some(Fraction::new(-3, 2)));
    assert_eq!(typed("-0.5"), Some(Fraction::new(-1, 2)));
    assert_eq!(typed("much"), None);
    assert_eq!(typed(""), None);
}
