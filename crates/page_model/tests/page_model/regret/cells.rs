//! Cells of the board: bars, texts and what is read aloud; and dragging a bar.

use crate::regret::situation::{lab, learned, not_begun, shown, shown_of, tree};
use experiments::regret::GameName;
use page_model::regret::bar::{Bar, Press, by_key, share_at, typed};
use page_model::regret::board::{Board, part_name};
use page_model::regret::cells::{Cells, Choice, column_name, is_entry, shown_actions};
use texts::ENGLISH;

#[test]
fn the_last_action_comes_first_and_the_first_is_the_ground() {
    assert_eq!(shown_actions(2), [1]);
    assert_eq!(shown_actions(3), [2, 1]);
}

#[test]
fn a_bar_ends_each_share_where_the_current_strategy_ends_it() {
    let bar = Bar::of(&[0.25, 0.25, 0.5], &[0.0, 0.75, 0.25], &[2, 1]);
    assert_eq!(bar.shares, [0.5, 0.25]);
    assert_eq!(bar.current, [0.25, 1.0]);
    assert_eq!((bar.frame, bar.chosen), (None, None));
}

#[test]
fn before_anything_is_learned_a_cell_has_its_name_alone() {
    let (lab, shown) = not_begun("regret");
    let row = shown.learned.tree.find("Qb").unwrap();
    let cells = Cells::new(&lab, &shown, &ENGLISH);
    assert_eq!(cells.bar(row, &[1]), Bar::default());
    assert_eq!(cells.text(row, &[1]), "");
    assert_eq!(cells.label(row), "Q · bet");
}

/// In every equilibrium the Queen calls a bet with ⅓, and the King may bet as often as it likes.
#[test]
fn a_cell_says_what_equilibria_do_with_the_last_action() {
    let (lab, shown) = shown("regret");
    let cells = Cells::new(&lab, &shown, &ENGLISH);
    let label = |key: &str| cells.label(shown.learned.tree.find(key).unwrap());
    assert!(
        label("Qb").contains("in every equilibrium 33\u{202f}%"),
        "{}",
        label("Qb")
    );
    let king = label("K");
    assert!(
        king.contains("in equilibrium 0\u{202f}% to 100\u{202f}%"),
        "{king}"
    );
    assert!(king.starts_with("K · first to act: check "), "{king}");
}

#[test]
fn frames_are_where_equilibria_end_the_share() {
    let (lab, shown) = shown("regret?iterations=5&equilibrium=0.2");
    let cells = Cells::new(&lab, &shown, &ENGLISH);
    let bar = |key: &str| cells.bar(shown.learned.tree.find(key).unwrap(), &[1]);
    assert_eq!(bar("K").frame, Some((0.0, 1.0)));
    // Three times the α that was chosen.
    assert!((bar("K").chosen.unwrap() - 0.6).abs() < 1e-12);
    assert_eq!(bar("Kb").frame, Some((1.0, 1.0)));
}

#[test]
fn what_is_fixed_is_shown_at_once() {
    let free = lab("regret?iterations=5");
    let fixed = lab("regret?iterations=5&lock=Kb:0.25");
    // What was learned is that of the run before.
    let shown = shown_of(&fixed, learned(&free));
    let cells = Cells::new(&fixed, &shown, &ENGLISH);
    let row = shown.learned.tree.find("Kb").unwrap();
    assert!(cells.is_fixed(row) && !cells.is_fixed(0));
    assert_eq!(cells.text(row, &[1]), "25\u{202f}%");
    assert_eq!(cells.bar(row, &[1]).shares, [0.25]);
    assert!(cells.label(row).ends_with("fixed."), "{}", cells.label(row));
    assert!(!cells.label(0).contains("fixed"));
}

#[test]
fn no_equilibria_are_known_where_something_is_fixed() {
    let (lab, shown) = shown("regret?iterations=5&lock=Kb:0.25");
    let cells = Cells::new(&lab, &shown, &ENGLISH);
    let bar = cells.bar(0, &[1]);
    assert_eq!((bar.frame, bar.chosen), (None, None));
    assert!(!cells.label(0).contains("equilibrium"));
}

#[test]
fn three_actions_are_two_shares() {
    let (lab, shown) = shown("regret?game=leduc&iterations=3&look=end");
    let cells = Cells::new(&lab, &shown, &ENGLISH);
    let tree = &shown.learned.tree;
    let row = tree.find("Jcr").unwrap();
    let (average, _) = shown.row(row).unwrap();
    let bar = cells.bar(row, &shown_actions(3));
    assert_eq!(bar.shares, [average[2], average[1]]);
    let text = cells.text(row, &shown_actions(3));
    assert!(text.contains(" / ") && text.ends_with('%'), "{text}");
}

#[test]
fn a_choice_of_a_game_without_cards_is_framed_by_its_even_mixture() {
    let (lab, shown) = shown("regret?game=matching-pennies&iterations=5");
    let cells = Cells::new(&lab, &shown, &ENGLISH);
    let Choice { bar, text, label } = cells.choice(0, 0, "First player");
    assert_eq!(bar.frame, Some((0.5, 0.5)));
    assert_eq!(text, "50\u{202f}%");
    let action = &shown.learned.tree.information_sets()[0].actions[0];
    let start =
        format!("First player: {action} 50\u{202f}%, now 50\u{202f}%, in every equilibrium");
    assert!(label.starts_with(&start), "{label}");
}

#[test]
fn a_choice_has_its_players_name_alone_before_anything_is_learned() {
    let (lab, shown) = not_begun("regret?game=matching-pennies");
    let choice = Cells::new(&lab, &shown, &ENGLISH).choice(0, 0, "First player");
    assert_eq!((&*choice.text, &*choice.label), ("", "First player"));
}

#[test]
fn the_tab_key_comes_to_one_cell() {
    let tree = tree(GameName::Kuhn);
    let board = Board::of(&tree, "").unwrap();
    let entries = |looked_at: &str| {
        let sets = tree.information_sets().iter().enumerate();
        let entries = sets.filter(|(row, set)| is_entry(&board, *row, &set.key, looked_at));
        entries.map(|(_, set)| &*set.key).collect::<Vec<_>>()
    };
    // The King's first decision is at the top left.
    assert_eq!(entries(""), ["K"]);
    assert_eq!(entries("Qpb"), ["Qpb"]);
}

#[test]
fn columns_are_named_by_what_their_bars_show() {
    let names = |game: GameName| -> Vec<String> {
        let board = Board::of(&tree(game), "").unwrap();
        let columns = board.columns.iter();
        columns
            .map(|column| column_name(column, &ENGLISH))
            .collect()
    };
    assert_eq!(names(GameName::Kuhn), ["bet", "call", "bet", "call"]);
    assert!(names(GameName::Leduc).contains(&"raise / call".to_owned()));
}

#[test]
fn parts_of_leduc_are_told_by_how_they_begin() {
    let tree = tree(GameName::Leduc);
    assert_eq!(part_name(&tree, "", &ENGLISH), "First round");
    assert_eq!(
        part_name(&tree, "crcK", &ENGLISH),
        "check, bet, call | board K"
    );
}

#[test]
fn a_finger_that_trembles_only_presses() {
    let begun = Press::Begun(10.0);
    assert!(!begun.is_drag_at(14.9, true) && !begun.is_drag_at(5.1, true));
    assert!(begun.is_drag_at(15.0, true) && begun.is_drag_at(5.0, true));
    assert!(!Press::None.is_drag_at(99.0, true));
}

#[test]
fn a_drag_goes_on_where_it_began_until_it_is_let_go() {
    assert!(Press::Dragged.is_drag_at(10.0, true));
    assert!(!Press::Dragged.is_drag_at(10.0, false));
}

#[test]
fn arrows_move_a_bar_by_a_hundredth_and_not_past_its_ends() {
    assert_eq!(by_key("ArrowLeft", 0.5), Some(0.49));
    assert_eq!(by_key("ArrowRight", 0.333_3), Some(0.34));
    assert_eq!(by_key("ArrowLeft", 0.0), Some(0.0));
    assert_eq!(by_key("ArrowRight", 1.0), Some(1.0));
    assert_eq!(by_key("Home", 0.5), None);
}

#[test]
fn a_pointer_is_at_a_hundredth_of_the_bar() {
    assert_eq!(share_at(150.0, 100.0, 200.0), Some(0.25));
    assert_eq!(share_at(101.0, 100.0, 300.0), Some(0.0));
    assert_eq!(share_at(0.0, 100.0, 200.0), Some(0.0));
    assert_eq!(share_at(999.0, 100.0, 200.0), Some(1.0));
    // A bar that is not drawn has no width.
    assert_eq!(share_at(100.0, 100.0, 0.0), None);
}

#[test]
fn every_share_can_be_fixed() {
    let lab = lab("regret");
    let tree = lab.tree();
    for hundredths in 0..=100 {
        let typed = typed(f64::from(hundredths) / 100.0);
        let fixed = lab.with_fixed(&tree, "Kb", &typed);
        assert!(fixed.is_ok(), "{typed:?}");
    }
}
