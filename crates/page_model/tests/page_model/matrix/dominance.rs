//! Dominance in words.

use super::{DILEMMA, PENNIES, WORDS, analysed, bare};
use experiments::matrix::{Eliminated, Elimination, Findings};
use page_model::matrix::dominance::{gone, is_same_in_every_order, left};

fn elimination(left: Vec<u8>) -> Elimination {
    let one = Eliminated {
        player: 0,
        action: 0,
        by: super::mixed(&["0", "1"]),
    };
    Elimination {
        rounds: vec![vec![one]],
        left: vec![left, vec![0]],
    }
}

fn weak(weak: Vec<Elimination>) -> Option<bool> {
    is_same_in_every_order(&Findings {
        weak,
        ..Findings::default()
    })
}

#[test]
fn what_goes_is_told_with_what_beats_it() {
    let of = analysed(DILEMMA);
    let strict = of.found.strict.as_ref().expect("dominance");
    assert_eq!(
        gone(&of, strict, WORDS),
        [
            "Round 1: Player 1 never needs trust, which cheat beats.",
            "Round 1: Player 2 never needs trust, which cheat beats.",
        ]
    );
    assert_eq!(left(&of, strict, WORDS), "What is left: cheat; cheat.");
}

#[test]
fn what_goes_only_after_something_else_goes_in_a_later_round() {
    // Right is dominated only once down is gone.
    let of = analysed("matrix?game=2:1,2:0;1:0,1:1&actions=up,down;left,right");
    let strict = of.found.strict.as_ref().expect("dominance");
    let told = gone(&of, strict, WORDS);
    assert!(
        told[0].starts_with("Round 1: Player 1 never needs down"),
        "{told:?}"
    );
    assert!(
        told[1].starts_with("Round 2: Player 2 never needs right"),
        "{told:?}"
    );
}

#[test]
fn where_nothing_goes_everything_is_left() {
    let of = analysed(PENNIES);
    let strict = of.found.strict.as_ref().expect("dominance");
    assert_eq!(gone(&of, strict, WORDS), Vec::<String>::new());
    assert_eq!(
        left(&of, strict, WORDS),
        "What is left: heads, tails; heads, tails."
    );
}

#[test]
fn an_order_matters_if_something_else_is_left() {
    assert_eq!(
        weak(vec![elimination(vec![1]), elimination(vec![1])]),
        Some(true)
    );
    assert_eq!(
        weak(vec![elimination(vec![1]), elimination(vec![1, 2])]),
        Some(false)
    );
}

#[test]
fn no_order_is_spoken_of_where_nothing_is_weakly_dominated() {
    assert_eq!(weak(Vec::new()), None);
    assert_eq!(weak(vec![Elimination::default(); 3]), None);
    assert_eq!(is_same_in_every_order(&bare(PENNIES).found), None);
}
