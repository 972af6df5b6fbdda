//! Pairs of supports in words.

use super::{SEXES, WORDS, bare, mixed};
use experiments::matrix::{Supports, SupportsVerdict};
use page_model::matrix::supports::{Pair, pair};

fn said(supports: [Vec<u8>; 2], verdict: SupportsVerdict) -> Pair {
    let supports = Supports {
        pairs: vec![(supports, verdict)],
        is_cut: false,
    };
    pair(&bare(SEXES), &supports, 0, WORDS).expect("a pair")
}

#[test]
fn a_pair_is_named_by_its_actions() {
    let pair = said(
        [vec![0], vec![0, 1]],
        SupportsVerdict::NoSolution { player: 1 },
    );
    assert_eq!(pair.title, "Suppose {opera} meets {opera, match}.");
    assert_eq!(pair.strategies, Vec::<String>::new());
    assert!(pair.verdict.contains("No single mixture of Player 2"));
}

#[test]
fn a_mixture_that_is_none_is_shown() {
    let strategy = mixed(&["3/2", "-1/2"]);
    let pair = said(
        [vec![0, 1], vec![0, 1]],
        SupportsVerdict::NotPositive {
            player: 0,
            strategy,
        },
    );
    assert_eq!(pair.strategies, ["3/2 opera + −1/2 match"]);
    assert!(pair.verdict.starts_with("Player 1 would need"), "{pair:?}");
}

#[test]
fn a_better_action_is_named_with_its_player() {
    let strategies = [mixed(&["1", "0"]), mixed(&["0", "1"])];
    let pair = said(
        [vec![0], vec![1]],
        SupportsVerdict::Better {
            player: 1,
            action: 0,
            strategies,
        },
    );
    assert_eq!(pair.strategies, ["opera", "match"]);
    assert_eq!(
        pair.verdict,
        "Then opera pays Player 2 more: no equilibrium."
    );
}

#[test]
fn an_equilibrium_is_said_to_be_one() {
    let strategies = [mixed(&["3/5", "2/5"]), mixed(&["2/5", "3/5"])];
    let pair = said(
        [vec![0, 1], vec![0, 1]],
        SupportsVerdict::Equilibrium(strategies),
    );
    assert_eq!(pair.verdict, "Nobody can gain: an equilibrium.");
    assert_eq!(pair.strategies[1], "2/5 opera + 3/5 match");
}

#[test]
fn behind_the_last_pair_there_is_none() {
    assert_eq!(pair(&bare(SEXES), &Supports::default(), 0, WORDS), None);
}
