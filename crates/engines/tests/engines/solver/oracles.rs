//! The positions of Pascal Pons's test sets, with their scores for the player to move.

use crate::solver::support::{outcome, score, standard};
use engines::solver::book::MAX_STONES;
use engines::solver::{Book, Score, Solver};
use games::connect_four::Standard;

macro_rules! oracle {
    ($name:literal) => {
        lines(include_str!(concat!(
            "../../oracles/connect_four/",
            $name,
            ".txt"
        )))
    };
}

/// Moves and scores.
fn lines(text: &'static str) -> Vec<(&'static str, Score)> {
    let line = |line: &'static str| {
        let (moves, score) = line.split_once(' ').expect("moves and a score");
        (moves, score.trim().parse().expect("a score"))
    };
    text.lines().map(line).collect()
}

/// Compares one line in `step`, by one solver for all.
fn scores_agree(oracle: &[(&str, Score)], step: usize) {
    let mut solver = Solver::new(Standard);
    for &(moves, expected) in oracle.iter().step_by(step) {
        assert_eq!(score(&mut solver, &standard(moves)), expected, "{moves}");
    }
}

#[test]
fn the_sets_are_complete() {
    let counts = [
        oracle!("end-easy").len(),
        oracle!("middle-easy").len(),
        oracle!("middle-medium").len(),
        oracle!("begin-easy").len(),
        oracle!("begin-medium").len(),
        oracle!("begin-hard").len(),
    ];
    assert_eq!(counts, [500, 500, 500, 500, 500, 30]);
}

#[test]
fn the_book_has_the_published_scores() {
    let book =
        Book::read(include_bytes!("../../../../../assets/connect-four.book")).expect("a book");
    let (easy, medium, hard) = (
        oracle!("begin-easy"),
        oracle!("begin-medium"),
        oracle!("begin-hard"),
    );
    let all = [easy, medium, hard].concat();
    let early = all
        .iter()
        .filter(|(moves, _)| moves.len() <= MAX_STONES as usize);
    for &(moves, expected) in early.clone() {
        assert_eq!(book.score(&standard(moves)), Some(expected), "{moves}");
    }
    assert_eq!(early.count(), 195);
}

#[test]
fn ends_of_games() {
    scores_agree(&oracle!("end-easy"), 1);
}

#[test]
fn middles_of_games() {
    scores_agree(&oracle!("middle-easy"), 1);
}

#[test]
fn harder_middles_of_games() {
    scores_agree(&oracle!("middle-medium"), 10);
}

#[test]
fn beginnings_of_games() {
    scores_agree(&oracle!("begin-easy"), 1);
}

#[test]
fn harder_beginnings_of_games() {
    scores_agree(&oracle!("begin-medium"), 25);
}

/// Minutes: `cargo test --release --test engines solver -- --ignored`.
#[test]
#[ignore = "takes minutes; run by `cargo xtask test --slow`"]
fn slow_all_of_the_hardest() {
    scores_agree(&oracle!("middle-medium"), 1);
    scores_agree(&oracle!("begin-medium"), 1);
    scores_agree(&oracle!("begin-hard"), 1);
}

#[test]
fn outcomes_are_the_signs_of_scores() {
    let mut solver = Solver::new(Standard);
    for set in [
        oracle!("end-easy"),
        oracle!("middle-easy"),
        oracle!("begin-easy"),
    ] {
        for (moves, expected) in set {
            let found = outcome(&mut solver, &standard(moves));
            assert_eq!(found, expected.signum(), "{moves}");
        }
    }
}

/// A solver that has never seen anything else says the same.
#[test]
fn what_was_solved_before_does_not_matter() {
    for (moves, expected) in oracle!("begin-easy").into_iter().step_by(20) {
        let mut solver = Solver::new(Standard);
        assert_eq!(score(&mut solver, &standard(moves)), expected, "{moves}");
    }
}
