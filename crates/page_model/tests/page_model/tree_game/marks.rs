//! Marks on the tree.

use super::{ENTRY, HORSE, PENNIES, QUICHE, analysed, bare, mixed};
use experiments::exact::Mixed;
use page_model::tree_game::marks::{
    Marks, Shown, behaviour, chosen, has_hidden_moves, induction, marked, marks, next, step, tells,
};
use std::collections::BTreeSet;

fn set(nodes: &[usize]) -> BTreeSet<usize> {
    nodes.iter().copied().collect()
}

fn at(look: &str) -> page_model::tree_game::analysis::Analysis {
    analysed(&format!("{ENTRY}{look}"))
}

#[test]
fn with_perfect_information_induction_is_worth_showing_first() {
    assert_eq!(chosen(&at("")), Shown::Induction);
    assert_eq!(chosen(&analysed(QUICHE)), Shown::Induction);
}

#[test]
fn a_value_of_hidden_moves_is_worth_showing_first() {
    assert_eq!(chosen(&analysed(PENNIES)), Shown::Solution);
    // Until it is known there is nothing else to show.
    assert_eq!(chosen(&bare(PENNIES)), Shown::Induction);
    // Zero-sum, but nothing is hidden.
    assert_eq!(
        chosen(&analysed("tree-game?game=1(2 -1)")),
        Shown::Induction
    );
}

#[test]
fn an_assessment_in_the_link_is_shown() {
    assert_eq!(chosen(&at("&assessment=1,0;1,0")), Shown::Assessment);
}

#[test]
fn what_is_chosen_is_shown_and_goes_into_the_link() {
    for (name, shown) in [
        ("nothing", Shown::Nothing),
        ("induction", Shown::Induction),
        ("solution", Shown::Solution),
        ("assessment", Shown::Assessment),
    ] {
        let of = at(&format!("&marks={name}"));
        assert_eq!(chosen(&of), shown);
        assert_eq!(marked(shown), of.lab.marks);
    }
}

#[test]
fn nothing_is_told_while_it_is_asked_what_comes_next() {
    assert!(!tells(&at("")));
    assert!(!tells(&at("&step=1")));
    assert!(tells(&at("&step=end")));
    assert!(!tells(&at("&step=end&marks=nothing")));
    assert!(tells(&at("&marks=solution")));
}

#[test]
fn steps_end_with_the_last_subgame() {
    assert_eq!(step(&at("&step=99")), 2);
    assert_eq!(step(&at("&step=end")), 2);
    assert_eq!(step(&at("&step=1")), 1);
    assert!(next(&at("&step=end")).is_none());
    assert_eq!(next(&at("")).map(|subgame| subgame.root), Some(2));
}

#[test]
fn before_the_first_step_only_the_next_subgame_is_ringed() {
    let expected = Marks {
        ringed: set(&[2]),
        ..Marks::default()
    };
    assert_eq!(induction(&at("")), expected);
}

#[test]
fn a_step_takes_a_branch_and_says_what_it_leads_to() {
    let marks = induction(&at("&step=1"));
    // The incumbent shares.
    assert_eq!((marks.taken, marks.ringed), (set(&[4]), set(&[0])));
    assert_eq!(marks.values.get(&2).map(String::as_str), Some("1, 1"));
}

#[test]
fn at_the_end_every_decision_is_taken_and_nothing_ringed() {
    let marks = induction(&at("&step=end"));
    assert_eq!((marks.taken, marks.ringed), (set(&[2, 4]), set(&[])));
    assert_eq!(marks.values.len(), 2);
}

#[test]
fn what_is_certain_is_taken_at_every_node_of_a_set() {
    // The second player plays heads at both nodes.
    let shares: [Mixed; 2] = [mixed(&["0", "1"]), mixed(&["1", "0"])];
    let marks = behaviour(&bare(PENNIES), &shares);
    assert_eq!(marks.taken, set(&[2, 4, 5]));
    assert!(marks.shares.is_empty());
}

#[test]
fn what_is_mixed_has_its_share_on_each_branch() {
    let shares: [Mixed; 2] = [mixed(&["1/4", "3/4"]), mixed(&["1", "0"])];
    let marks = behaviour(&bare(PENNIES), &shares);
    assert_eq!(marks.shares.get(&1), Some(&("1/4".to_owned(), 0.25)));
    assert_eq!(marks.shares.get(&4), Some(&("3/4".to_owned(), 0.75)));
    assert_eq!(marks.taken, set(&[2, 5]));
}

#[test]
fn the_solution_of_pennies_is_half_of_everything() {
    let marks = marks(&analysed(PENNIES), Shown::Solution);
    assert_eq!(marks.shares.len(), 6);
    assert!(
        marks
            .shares
            .values()
            .all(|(text, share)| text == "1/2" && *share == 0.5)
    );
}

#[test]
fn nothing_is_marked_where_nothing_is_known_or_wanted() {
    assert_eq!(marks(&bare(PENNIES), Shown::Solution), Marks::default());
    assert_eq!(marks(&at("&step=end"), Shown::Nothing), Marks::default());
}

#[test]
fn an_assessment_is_marked_as_the_link_has_it() {
    let marks = marks(&at("&assessment=1,0;1/4,3/4"), Shown::Assessment);
    assert_eq!(marks.taken, set(&[1]));
    assert_eq!(marks.shares.keys().copied().collect::<Vec<_>>(), [3, 4]);
}

#[test]
fn hidden_moves_are_sets_of_several_nodes() {
    assert!(!has_hidden_moves(&bare(ENTRY)));
    assert!(has_hidden_moves(&bare(HORSE)));
}

#[test]
fn a_part_of_the_tree_has_the_marks_of_its_nodes() {
    let marks = induction(&at("&step=1"));
    let [first, last] = [0..3, 3..5].map(|nodes| marks.among(&nodes));
    assert_eq!((first.taken, first.ringed), (set(&[]), set(&[0])));
    assert_eq!(first.values.len(), 1);
    assert_eq!((last.taken, last.ringed), (set(&[4]), set(&[])));
    assert!(last.values.is_empty());
}
