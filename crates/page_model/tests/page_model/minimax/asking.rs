//! Asking the viewer: which question is open, and what is said about the answers.

use crate::minimax::seen::{view, view_after};
use engines::minimax::Record;
use experiments::minimax::Side;
use page_model::minimax::asking::{
    Asked, asked, cuts_score, open_question, question_about, score, verdict,
};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::searching::Found;
use page_model::minimax::view::View;
use texts::ENGLISH;

/// The record of the first search.
fn record(found: &Found) -> &Record {
    let side = found.side(Side::Main).unwrap();
    &side.picture.as_ref().unwrap().record
}

/// The view after these answers to the questions, one after the other.
fn answered(answers: &[&str]) -> View {
    let answer = |predictions: &mut Predictions, found: &Found| {
        for text in answers {
            let (_, node) = predictions.barrier(record(found)).unwrap();
            predictions.answer(node, record(found).view(node).value, text);
        }
    };
    view_after("hide=values&step=end", answer).1
}

fn said(view: &View) -> (String, bool) {
    verdict(&view.predictions, &view.sides[0], &ENGLISH)
}

#[test]
fn a_question_names_its_node() {
    let view = answered(&[]);
    assert_eq!(open_question(&view), Some(1));
    let (text, value) = question_about(&view, Side::Main, 1, &ENGLISH).unwrap();
    assert_eq!(
        (text.as_str(), value),
        ("What value does node 1 return?", 3.0)
    );
    assert_eq!(question_about(&view, Side::Versus, 1, &ENGLISH), None);
}

#[test]
fn before_its_moment_a_question_is_not_open() {
    let (_, view) = view("hide=values&step=3");
    assert_eq!(open_question(&view), None);
}

#[test]
fn a_wrong_value_is_told_which_way_to_go() {
    assert_eq!(
        said(&answered(&["2"])),
        ("No: it is more than that.".into(), true)
    );
    assert_eq!(
        said(&answered(&["12"])),
        ("No: it is less than that.".into(), true)
    );
    assert_eq!(
        said(&answered(&["two"])),
        ("That is not a number.".into(), true)
    );
}

#[test]
fn a_right_value_is_told_with_its_node() {
    let view = answered(&["3"]);
    assert_eq!(said(&view), ("Right: node 1 returns 3.".into(), false));
    assert_eq!(open_question(&view), Some(5), "the next one");
}

#[test]
fn who_gives_up_is_told_the_value() {
    let give_up = |predictions: &mut Predictions, _: &Found| predictions.give_up(1);
    let (_, view) = view_after("hide=values&step=end", give_up);
    assert_eq!(said(&view), ("node 1 returns 3.".into(), false));
}

#[test]
fn nothing_is_said_before_an_answer() {
    assert_eq!(said(&answered(&[])).0, "");
}

#[test]
fn an_answer_in_another_search_is_not_told_of_this_one() {
    let give_up = |predictions: &mut Predictions, _: &Found| predictions.give_up(12);
    let (_, view) = view_after("hide=values&tree=(1 2)", give_up);
    assert_eq!(said(&view).0, "");
}

#[test]
fn only_the_first_try_counts() {
    let words = &ENGLISH.labs.minimax.page;
    assert_eq!(score(&answered(&[]), words), "No answer yet");
    let once = answered(&["12", "3"]);
    assert_eq!(score(&once, words), "0 of 1 right at the first try");
    let all = answered(&["12", "3", "2", "2", "3"]);
    assert_eq!(score(&all, words), "3 of 4 right at the first try");
    assert_eq!((all.barrier, open_question(&all)), (None, None));
}

#[test]
fn nothing_is_counted_where_nothing_is_asked() {
    let (_, view) = view("");
    assert_eq!(asked(&view.predictions), Asked::Nothing);
    assert_eq!(score(&view, &ENGLISH.labs.minimax.page), "");
}

/// Of the textbook's tree the second and third leaf of the second branch are cut: nodes 7 and 8.
#[test]
fn marks_are_compared_with_the_cuts() {
    let words = &ENGLISH.labs.minimax.page;
    let mark = |predictions: &mut Predictions, _: &Found| {
        // One right, one wrong, one taken back.
        for node in [7, 4, 12, 12] {
            predictions.toggle(node);
        }
    };
    let query = "hide=cuts&algorithm=alpha-beta";
    let (_, view) = view_after(query, mark);
    assert_eq!(asked(&view.predictions), Asked::Cuts);
    assert_eq!(cuts_score(&view.predictions, words), "");
    let (_, view) = view_after(query, |predictions, found| {
        mark(predictions, found);
        predictions.check(record(found));
    });
    assert_eq!(asked(&view.predictions), Asked::CutsChecked);
    let score = cuts_score(&view.predictions, words);
    assert_eq!(score, "1 right, 1 missed, 1 marked but not cut.");
}

#[test]
fn values_are_asked_one_after_the_other() {
    assert_eq!(asked(&answered(&["3"]).predictions), Asked::Values);
}
