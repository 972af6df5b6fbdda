//! The way of Lemke and Howson in words, and its labels.

use super::{SEXES, WORDS, bare, mixed};
use experiments::matrix::{Pivot, Way};
use page_model::matrix::way::{labels, story};

/// From the first player's opera in two pivots to an equilibrium: both at the opera.
fn way() -> Way {
    let opera = || Some(mixed(&["1", "0"]));
    Way {
        pivots: vec![
            // The first player begins to go to the opera and drops its label; to answer with opera is the second's best.
            Pivot {
                player: 0,
                dropped: 0,
                found: 2,
                strategies: [opera(), None],
                labels: [0b0110, 0b1100],
            },
            Pivot {
                player: 1,
                dropped: 2,
                found: 0,
                strategies: [opera(), opera()],
                labels: [0b0110, 0b1001],
            },
        ],
        is_cut: false,
    }
}

#[test]
fn before_the_first_pivot_it_is_said_what_will_be_dropped() {
    let of = bare(SEXES);
    let told = story(&of, &way(), 0, WORDS);
    assert!(told.starts_with("Nobody plays anything yet"), "{told}");
    assert!(
        told.contains("“opera of Player 1” will be dropped first"),
        "{told}"
    );
}

#[test]
fn a_pivot_says_whose_it_is_and_which_labels_change() {
    let told = story(&bare(SEXES), &way(), 1, WORDS);
    assert_eq!(
        told,
        "Pivot 1, in the strategies of Player 1: drop “opera of Player 1”, find “opera of Player 2”."
    );
}

#[test]
fn the_last_pivot_says_that_it_is_an_equilibrium() {
    let of = bare(SEXES);
    assert!(story(&of, &way(), 2, WORDS).ends_with("an equilibrium."));
    assert!(!story(&of, &way(), 1, WORDS).contains("equilibrium"));
}

#[test]
fn a_way_that_is_cut_has_no_end() {
    let cut = Way {
        is_cut: true,
        ..way()
    };
    assert!(!story(&bare(SEXES), &cut, 2, WORDS).contains("equilibrium"));
}

#[test]
fn at_the_beginning_everybody_has_the_labels_of_their_own_actions() {
    let labels = labels(&bare(SEXES), &way(), 0, WORDS);
    let has: Vec<[bool; 2]> = labels.iter().map(|label| label.has).collect();
    let (first, second) = ([true, false], [false, true]);
    assert_eq!(has, [first, first, second, second]);
    assert!(
        labels
            .iter()
            .all(|label| label.played.is_none() && !label.is_now)
    );
}

#[test]
fn after_a_pivot_shares_and_the_label_that_was_found_are_shown() {
    let labels = labels(&bare(SEXES), &way(), 1, WORDS);
    let played: Vec<Option<&str>> = labels.iter().map(|label| label.played.as_deref()).collect();
    assert_eq!(played, [Some("1"), Some("0"), None, None]);
    let now: Vec<bool> = labels.iter().map(|label| label.is_now).collect();
    assert_eq!(now, [false, false, true, false]);
    // Found twice and missing once: the way goes on.
    assert_eq!(labels[2].has, [true, true]);
    assert_eq!(labels[0].has, [false, false]);
}

#[test]
fn at_an_equilibrium_each_label_is_there() {
    let labels = labels(&bare(SEXES), &way(), 2, WORDS);
    assert!(labels.iter().all(|label| label.has[0] || label.has[1]));
}
