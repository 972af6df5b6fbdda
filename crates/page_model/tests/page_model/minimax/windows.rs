//! The window in words: what still matters, and who has α and β where.

use crate::minimax::seen::view;
use page_model::minimax::number_line::{Reading, reading};
use page_model::minimax::window::{anchor, caption, of_alpha, of_beta, shown};
use texts::{ENGLISH, Holder};

/// What is read at a step of a search, and what the line says.
fn at(query: &str, step: u32) -> (Option<Reading>, String) {
    let (_, view) = view(&format!("{query}&step={step}"));
    let side = &view.sides[0];
    let read = reading(&side.moment(), side.subject.cuts);
    let said = caption(read.as_ref(), side, &ENGLISH);
    (read, said)
}

const CUTS: &str = "algorithm=alpha-beta";

#[test]
fn what_one_branch_has_brought_shuts_out_the_rest() {
    let (read, said) = at(CUTS, 9);
    let read = read.unwrap();
    assert_eq!(said, "Only more than 3 still matters here.");
    assert!(matches!(of_alpha(&read), Holder::Here));
    assert!(matches!(of_beta(&read), Holder::Nobody));
}

#[test]
fn below_the_root_max_has_it_elsewhere() {
    // Min is at work on the second branch, and has nothing yet.
    let (read, _) = at(CUTS, 10);
    let read = read.unwrap();
    assert!(matches!(of_alpha(&read), Holder::Elsewhere));
    assert!(matches!(of_beta(&read), Holder::Nobody));
    // Then 2 comes up, and it is Min's own.
    let (read, _) = at(CUTS, 12);
    assert!(matches!(of_beta(&read.unwrap()), Holder::Here));
}

#[test]
fn a_window_that_has_closed_is_said_to() {
    let (read, said) = at(CUTS, 13);
    assert!(read.unwrap().is_cut);
    assert_eq!(said, "Cut: α ≥ β. No value is left here that could matter.");
}

#[test]
fn before_the_first_step_nothing_is_shut_out() {
    assert_eq!(at(CUTS, 0), (None, "Nothing is shut out yet.".to_owned()));
    assert_eq!(at(CUTS, 1).1, "Every value still matters here.");
}

#[test]
fn plain_minimax_says_who_has_what() {
    assert_eq!(at("", 1).1, "No value has come up here yet.");
    assert_eq!(at("", 3).1, "This is worth 3.");
    assert_eq!(at("", 9).1, "Max has 3 here so far and looks for more.");
    assert_eq!(at("", 16).1, "Min has 2 here so far and looks for less.");
}

#[test]
fn chance_says_its_mean() {
    // Half of 4, so far.
    let said = at("tree=?(1/2:4 1/2:8)", 3).1;
    assert_eq!(said, "The mean here is 2 so far.");
}

#[test]
fn what_is_asked_is_not_told_by_the_line() {
    let (_, view) = view("hide=values&algorithm=alpha-beta");
    let side = &view.sides[0];
    assert!(side.moment().current().is_some());
    assert_eq!(
        shown(side, &view.predictions),
        None,
        "neither bounds nor a value"
    );
    assert_eq!(caption(None, side, &ENGLISH), "Hidden until you answer.");
}

#[test]
fn plain_minimax_knows_no_bounds_and_what_came_up() {
    let (_, view) = view("step=16");
    let side = &view.sides[0];
    assert!(!side.subject.cuts);
    let read = shown(side, &view.predictions).unwrap();
    assert_eq!((read.value, read.returned), (2.0, Some(6.0)));
}

#[test]
fn names_of_bounds_stay_on_the_line() {
    assert_eq!(
        [0.0, 0.5, 1.0].map(anchor),
        ["from-left", "centred", "from-right"]
    );
}
