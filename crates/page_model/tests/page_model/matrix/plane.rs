//! The plane of payoffs, and correlated equilibria in words.

use super::{DILEMMA, SEXES, WORDS, analysed, bare, with};
use experiments::matrix::{Findings, Stage};
use page_model::matrix::plane::{Payoffs, Said, said};

#[test]
fn payoffs_are_those_of_profiles_before_anything_is_found() {
    let bare = Payoffs::of(&bare(DILEMMA));
    assert_eq!(
        bare.profiles,
        [(3.0, 3.0), (0.0, 5.0), (5.0, 0.0), (1.0, 1.0)]
    );
    assert!(bare.equilibria.is_empty() && bare.correlated.is_empty());
    let known = Payoffs::of(&analysed(DILEMMA));
    assert_eq!(known.profiles, bare.profiles);
    assert_eq!(
        (known.equilibria, known.correlated),
        (vec![(1.0, 1.0)], vec![(1.0, 1.0)])
    );
}

#[test]
fn correlated_equilibria_are_under_way_until_it_is_known_that_there_are_too_many() {
    assert_eq!(said(&bare(SEXES), WORDS), Said::UnderWay);
    let done = Findings {
        stage: Stage::Done,
        ..Findings::default()
    };
    assert_eq!(said(&with(SEXES, done), WORDS), Said::TooLarge);
}

#[test]
fn where_all_correlated_equilibria_pay_the_same_nothing_is_best() {
    let only = "All correlated equilibria pay 1 and 1.".to_owned();
    assert_eq!(said(&analysed(DILEMMA), WORDS), Said::Only(only));
}

/// The best for the sum is an edge, and a fair coin is on it.
#[test]
fn the_battle_of_the_sexes_is_settled_by_a_fair_coin() {
    let Said::Best(best, Some(egalitarian)) = said(&analysed(SEXES), WORDS) else {
        panic!("no best ones");
    };
    assert!(
        best[0].contains("the whole edge from (3, 2) to (2, 3)"),
        "{best:?}"
    );
    // 5/2 each.
    assert!(egalitarian.contains("pays 5/2 and 5/2"), "{egalitarian}");
    assert!(
        egalitarian.contains(
            "A referee draws (opera, opera) with probability 1/2 and (match, match) with probability 1/2"
        ),
        "{egalitarian}"
    );
}

#[test]
fn a_single_best_one_says_what_it_pays() {
    let Said::Best(best, _) = said(&analysed(SEXES), WORDS) else {
        panic!("no best ones");
    };
    // Best for the first player is what the first likes most.
    assert!(best[1].contains("pays 3 and 2"), "{best:?}");
    assert!(best[2].contains("pays 2 and 3"), "{best:?}");
}
