//! How a game is changed: history, drags, keys.

use super::{ENTRY, bare, lab};
use experiments::tree_game::TreeGameExperiment;
use games::fraction::Fraction;
use games::tree_game::edit::Edit;
use page_model::tree_game::drag::{Drag, Dropped};
use page_model::tree_game::editing::{Edited, History, edit};
use page_model::tree_game::keys::{edit_of, history_key, moved};

/// A game that pays this.
fn game(payoff: usize) -> TreeGameExperiment {
    lab(&format!("tree-game?game=1({payoff} -1)"))
}

/// A history after edits from 0 to this game.
fn edited(last: usize) -> History {
    let mut history = History::default();
    for number in 0..last {
        history.edited(&game(number), &game(number + 1));
    }
    history
}

#[test]
fn edits_are_taken_back_and_done_again_in_order() {
    let mut history = edited(2);
    assert_eq!(history.step(true, &game(2)), Some(game(1)));
    assert_eq!(history.step(true, &game(1)), Some(game(0)));
    assert_eq!(history.step(false, &game(0)), Some(game(1)));
    assert_eq!(history.step(false, &game(1)), Some(game(2)));
}

#[test]
fn there_is_nothing_to_take_back_at_the_ends() {
    let mut history = History::default();
    assert!(!history.can(true) && !history.can(false));
    assert_eq!(history.step(true, &game(0)), None);
    let mut history = edited(1);
    assert!(history.can(true) && !history.can(false));
    history.step(true, &game(1));
    assert!(!history.can(true) && history.can(false));
}

#[test]
fn another_edit_forgets_what_was_taken_back() {
    let mut history = edited(1);
    history.step(true, &game(1));
    history.edited(&game(0), &game(7));
    assert!(!history.can(false));
    assert_eq!(history.step(true, &game(7)), Some(game(0)));
}

#[test]
fn another_game_forgets_everything() {
    let mut history = edited(2);
    history.follow(&game(2));
    assert!(history.can(true));
    history.follow(&game(9));
    assert_eq!(history, History::default());
}

#[test]
fn a_step_back_is_no_other_game() {
    let mut history = edited(2);
    history.step(true, &game(2));
    history.follow(&game(1));
    assert!(history.can(true) && history.can(false));
}

#[test]
fn another_look_at_the_same_game_keeps_the_history() {
    let mut history = edited(1);
    history.follow(&TreeGameExperiment {
        step: None,
        ..game(1)
    });
    assert!(history.can(true));
}

#[test]
fn the_oldest_edits_are_forgotten() {
    let last = History::MAX + 5;
    let mut history = edited(last);
    let mut now = game(last);
    let mut steps = 0;
    while let Some(before) = history.step(true, &now) {
        now = before;
        steps += 1;
    }
    assert_eq!((steps, now), (History::MAX, game(5)));
}

#[test]
fn a_press_that_does_not_move_selects() {
    let drag = Drag::new(3, (100, 100));
    assert_eq!(drag.dropped(Some(3)), Dropped::Pressed(3));
    // A hand that trembles moves nothing.
    let trembled = drag.moved((104, 104), Some(4));
    assert!(!trembled.is_moved());
    assert_eq!(trembled.dropped(Some(4)), Dropped::Pressed(3));
    assert_eq!(trembled.ends().collect::<Vec<_>>(), [3]);
}

#[test]
fn a_drag_onto_another_node_joins_both() {
    let drag = Drag::new(3, (100, 100)).moved((150, 100), Some(4));
    assert!(drag.is_moved());
    assert_eq!(drag.ends().collect::<Vec<_>>(), [3, 4]);
    assert_eq!(drag.dropped(Some(4)), Dropped::Joined(Edit::Join(3, 4)));
}

#[test]
fn a_drag_that_ends_nowhere_does_nothing() {
    let drag = Drag::new(3, (100, 100)).moved((150, 100), None);
    assert_eq!(drag.dropped(None), Dropped::Nothing);
    // Back where it began: nothing is selected either.
    let back = drag.moved((100, 100), Some(3));
    assert_eq!(back.dropped(Some(3)), Dropped::Nothing);
    assert_eq!(back.ends().collect::<Vec<_>>(), [3]);
}

#[test]
fn arrows_go_through_the_tree() {
    let game = bare(ENTRY).game;
    let to = |node: usize, key: &str| moved(&game, node, key);
    assert_eq!(to(0, "ArrowDown"), Some(1));
    assert_eq!(to(1, "ArrowRight"), Some(2));
    assert_eq!(to(2, "ArrowLeft"), Some(1));
    assert_eq!(to(4, "ArrowUp"), Some(2));
    assert_eq!(to(4, "Home"), Some(0));
}

#[test]
fn arrows_lead_nowhere_at_the_edges() {
    let game = bare(ENTRY).game;
    let to = |node: usize, key: &str| moved(&game, node, key);
    assert_eq!(to(0, "ArrowUp"), None);
    assert_eq!(to(0, "ArrowLeft"), None);
    assert_eq!(to(1, "ArrowLeft"), None);
    assert_eq!(to(2, "ArrowRight"), None);
    assert_eq!(to(1, "ArrowDown"), None);
    assert_eq!(to(1, "Tab"), None);
}

#[test]
fn letters_change_the_node() {
    assert_eq!(edit_of(5, "e"), Some(Edit::End(5)));
    assert_eq!(edit_of(5, "C"), Some(Edit::Chance(5)));
    assert_eq!(edit_of(5, "+"), Some(Edit::AddAction(5)));
    assert_eq!(edit_of(5, "2"), Some(Edit::Decision(5, 1)));
    assert_eq!(edit_of(5, "4"), Some(Edit::Decision(5, 3)));
}

#[test]
fn other_keys_change_nothing() {
    for key in ["0", "5", "10", "x", "Enter", ""] {
        assert_eq!(edit_of(5, key), None, "{key}");
    }
}

#[test]
fn keys_take_back_and_do_again_as_everywhere() {
    assert_eq!(history_key("z", false), Some(true));
    for (key, has_shift) in [("y", false), ("z", true), ("Z", true)] {
        assert_eq!(history_key(key, has_shift), Some(false));
    }
    assert_eq!(history_key("y", true), None);
    assert_eq!(history_key("a", false), None);
}

#[test]
fn an_edit_leads_to_another_game_with_the_same_node_selected() {
    let of = bare(ENTRY);
    // Out becomes a decision with two ends of its own, so what stands behind it moves on.
    let Edited::Changed(changed, place) = edit(&of, Some(2), &Edit::Decision(1, 1)) else {
        panic!("nothing has changed");
    };
    let game = changed.tree().expect("a game");
    assert_eq!(game.nodes().len(), 7);
    assert_eq!(place, Some(4));
    assert_eq!(
        game.set_of(4).map(|(_, set)| set.actions.clone()),
        Some(vec!["fight".to_owned(), "share".to_owned()])
    );
}

#[test]
fn a_node_that_is_gone_is_no_longer_selected() {
    let of = bare(ENTRY);
    let Edited::Changed(changed, place) = edit(&of, Some(4), &Edit::End(2)) else {
        panic!("nothing has changed");
    };
    assert_eq!(
        (changed.tree().expect("a game").nodes().len(), place),
        (3, None)
    );
}

#[test]
fn what_changes_nothing_is_nothing_to_take_back() {
    let of = bare(ENTRY);
    let same = Edit::Payoff(1, 1, Fraction::whole(2));
    assert_eq!(edit(&of, None, &same), Edited::Same);
}

#[test]
fn what_cannot_be_done_says_why() {
    let Edited::Refused(told) = edit(&bare(ENTRY), None, &Edit::Decision(1, 3)) else {
        panic!("it was done");
    };
    assert!(
        told.contains("player 4; this game has 2") && told.ends_with('.'),
        "{told}"
    );
    let Edited::Refused(told) = edit(&bare(ENTRY), None, &Edit::Join(0, 1)) else {
        panic!("it was done");
    };
    assert!(told.contains("nobody decides"), "{told}");
}
