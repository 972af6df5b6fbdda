//! View of the searches: which moment is seen, what holds it back, and what of the trees can be changed.

use crate::minimax::seen::{found, view, view_of};
use crate::minimax::support::lab;
use drawing::tree::Tree;
use experiments::minimax::{Hide, Side};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::searching::Found;
use page_model::minimax::sides::leaf_of;
use page_model::minimax::view::{Scenery, pictures_of, takes_over};
use runner::scheduler::JobState;
use std::rc::Rc;
use texts::ENGLISH;

#[test]
fn a_search_is_seen_where_it_opens() {
    let (_, view) = view("algorithm=alpha-beta");
    assert_eq!((view.at, view.last, view.barrier), (9, 23, None));
}

#[test]
fn a_link_says_which_moment_is_seen() {
    for (query, at) in [
        ("step=0", 0),
        ("step=13", 13),
        ("step=end", 26),
        ("step=500", 26),
    ] {
        assert_eq!(view(query).1.at, at, "{query}");
    }
}

#[test]
fn the_shorter_of_two_searches_stays_at_its_end() {
    let (_, view) = view("algorithm=alpha-beta&versus=minimax&step=end");
    assert_eq!((view.at, view.last), (26, 26));
    let at = [Side::Main, Side::Versus].map(|side| view.side(side).unwrap().at);
    assert_eq!(at, [23, 26]);
}

#[test]
fn time_does_not_go_beyond_a_question() {
    for query in ["hide=values", "hide=values&step=8", "hide=values&step=end"] {
        let (_, view) = view(query);
        assert_eq!((view.at, view.barrier), (8, Some((8, 1))), "{query}");
    }
    let (_, view) = view("hide=values&step=3");
    assert_eq!((view.at, view.barrier), (3, Some((8, 1))), "back it goes");
}

#[test]
fn cuts_are_asked_before_the_first_step() {
    let (_, view) = view("hide=cuts&algorithm=alpha-beta&step=end");
    assert_eq!(view.at, 0);
}

#[test]
fn what_is_left_of_another_question_asks_nothing() {
    let lab = lab("hide=values&step=end");
    let found = Rc::new(found(&lab));
    let scenery = Scenery::of(&found.question, pictures_of(Some(&found)), &ENGLISH);
    let predictions = Predictions::new(Hide::Values);
    let stale = scenery.when(&lab, &predictions, Side::Main, true);
    assert_eq!((stale.at, stale.barrier), (26, None));
}

#[test]
fn before_anything_is_found_there_is_one_moment() {
    let lab = lab("step=7");
    let when = Scenery::default().when(&lab, &Predictions::new(Hide::Nothing), Side::Main, true);
    assert_eq!((when.at, when.last, when.barrier), (0, 0, None));
}

#[test]
fn trees_that_differ_in_their_values_alone_have_the_same_shape() {
    let shape = |query: &str| view(query).1.sides[0].shape;
    assert_eq!(shape("tree=((1 2)(3 4))"), shape("tree=((9 8)(7 6))"));
    assert_ne!(shape("tree=((1 2)(3 4))"), shape("tree=((1 2)(3 4 5))"));
    let game = "game=tic-tac-toe&moves=1592";
    assert_eq!(shape(game), shape(&format!("{game}&step=3")));
    assert_ne!(shape(game), shape("game=tic-tac-toe&moves=1593"));
}

#[test]
fn two_sides_of_one_tree_are_two_shapes() {
    let (_, view) = view("versus=minimax");
    assert_ne!(view.sides[0].shape, view.sides[1].shape);
}

#[test]
fn a_picture_waits_for_that_beside_it_while_one_may_come() {
    let both = found(&lab("versus=minimax"));
    let one = |state: JobState| {
        Some(Rc::new(Found {
            state,
            ..both.clone()
        }))
    };
    assert!(!takes_over(one(JobState::Running).as_ref(), 1));
    assert!(takes_over(one(JobState::Running).as_ref(), 2));
    for state in [JobState::Stopped, JobState::Finished] {
        assert!(takes_over(one(state).as_ref(), 1));
    }
    assert!(!takes_over(None, 0));
}

#[test]
fn what_differs_is_not_told_while_something_is_asked() {
    assert!(
        view("algorithm=alpha-beta&versus=minimax")
            .1
            .difference
            .is_some()
    );
    let (_, asked) = view("algorithm=alpha-beta&versus=minimax&hide=cuts");
    assert_eq!(asked.difference, None);
    assert_eq!(view("").1.difference, None, "one search differs from none");
}

/// The nodes of the picture that can be given another value.
fn editable(query: &str) -> Vec<u32> {
    let (_, view) = view(query);
    let tree = &view.sides[0].tree;
    let nodes = 0..tree.len();
    nodes.filter(|&node| tree.marks(node).is_editable).collect()
}

#[test]
fn only_leaves_of_a_typed_tree_can_be_changed() {
    assert_eq!(editable("step=end"), [2, 3, 4, 6, 7, 8, 10, 11, 12]);
}

#[test]
fn nobody_changes_what_is_asked_drawn_or_played() {
    for query in ["game=exercise&step=end", "hide=values", "game=nim&step=end"] {
        assert_eq!(editable(query), [0; 0], "{query}");
    }
}

#[test]
fn a_node_of_the_picture_is_a_leaf_of_the_text() {
    // A search that cuts has numbers of its own for what it meets; those of the text are by preorder.
    let (_, view) = view("algorithm=alpha-beta&step=end");
    let side = &view.sides[0];
    assert_eq!(leaf_of(side, 6), Some(6));
    assert_eq!(leaf_of(side, 5), None, "an inner node");
    assert_eq!(leaf_of(side, 999), None, "no node");
}

#[test]
fn the_view_of_two_questions_is_not_the_same() {
    let lab = lab("");
    let nothing = Predictions::new(Hide::Nothing);
    let one = view_of(&lab, found(&lab), nothing.clone());
    let other = view_of(
        &lab,
        found(&crate::minimax::support::lab("tree=7")),
        nothing,
    );
    assert!(one == one.clone() && one != other);
}
