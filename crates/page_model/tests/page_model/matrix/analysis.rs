//! Names of players, actions and strategies, and how the sentence speaks of a game.

use super::{DILEMMA, PENNIES, SEXES, WORDS, analysed, bare, mixed, with};
use experiments::matrix::{Extreme, Findings, Stage, UnderWay};
use page_model::matrix::analysis::part_of_mixture;
use page_model::matrix::sentence::{done, sentence_of};
use texts::ENGLISH;

#[test]
fn games_have_the_same_sizes_whatever_they_pay() {
    let of = bare(SEXES);
    assert!(of.has_sizes_of(&bare(PENNIES).lab));
    let wider = bare("matrix?game=1:2,3:4,5:6;7:8,9:0,1:2");
    assert!(!of.has_sizes_of(&wider.lab));
}

#[test]
fn players_without_a_name_go_by_their_number() {
    assert_eq!(bare(SEXES).player(1, WORDS), "Player 2");
    let named = bare(&format!("{SEXES}&players=Ann,2"));
    assert_eq!(named.player(0, WORDS), "Ann");
    assert_eq!(named.player(1, WORDS), "Player 2");
}

#[test]
fn a_label_names_the_player_only_where_both_have_such_an_action() {
    let of = bare(SEXES);
    assert_eq!(of.label(1, WORDS), "match of Player 1");
    assert_eq!(of.label(2, WORDS), "opera of Player 2");
    let of = bare("matrix?game=1:2,3:4;5:6,7:8&actions=up,down;left,right");
    assert_eq!(of.label(1, WORDS), "down");
    assert_eq!(of.label(3, WORDS), "right");
}

#[test]
fn a_strategy_is_an_action_or_parts_of_those_that_are_used() {
    let of = bare(SEXES);
    assert_eq!(of.strategy(0, &mixed(&["0", "1"])), "match");
    assert_eq!(
        of.strategy(1, &mixed(&["2/5", "3/5"])),
        "2/5 opera + 3/5 match"
    );
}

#[test]
fn actions_that_look_like_numbers_are_quoted_in_mixtures() {
    for name in ["10", "-1", "+2", ".5", "−3"] {
        assert_eq!(part_of_mixture("1/2", name), format!("1/2 · “{name}”"));
    }
    assert_eq!(part_of_mixture("1/2", "a1"), "1/2 a1");
}

#[test]
fn equilibria_are_shown_unless_only_the_game_is_marked() {
    assert_eq!(analysed(SEXES).shown_equilibria().len(), 3);
    for marks in ["best-responses", "nothing"] {
        let of = analysed(&format!("{SEXES}&marks={marks}"));
        assert_eq!(of.found.equilibria().len(), 3);
        assert_eq!(of.shown_equilibria(), []);
    }
}

#[test]
fn the_sentence_counts_equilibria_once_all_are_known() {
    let before = sentence_of(&bare(SEXES));
    assert_eq!(
        (before.equilibria, before.pure, before.players),
        (None, 0, 2)
    );
    let after = sentence_of(&analysed(SEXES));
    assert_eq!((after.equilibria, after.pure), (Some(3), 2));
}

#[test]
fn the_sentence_knows_what_payoffs_add_up_to() {
    assert_eq!(
        sentence_of(&bare(PENNIES)).constant_sum.as_deref(),
        Some("0")
    );
    let game = bare("matrix?game=1:2,3:0");
    assert_eq!(sentence_of(&game).constant_sum.as_deref(), Some("3"));
    assert_eq!(sentence_of(&bare(DILEMMA)).constant_sum, None);
}

#[test]
fn what_takes_long_says_how_far_it_is() {
    let under_way = Extreme::UnderWay(UnderWay {
        bases: 12,
        ..UnderWay::default()
    });
    let found = Findings {
        stage: Stage::Equilibria,
        extreme: under_way,
        ..Findings::default()
    };
    assert_eq!(done(&found, &ENGLISH), "12 vertices found so far.");
    let found = Findings {
        stage: Stage::Correlated,
        extreme: Extreme::Known(Vec::new()),
        counted: [2, 5],
        ..Findings::default()
    };
    assert!(done(&found, &ENGLISH).contains("2 of the 5"));
}

#[test]
fn what_is_soon_there_says_nothing_of_its_progress() {
    assert_eq!(done(&Findings::default(), &ENGLISH), "");
    assert_eq!(done(&analysed(SEXES).found, &ENGLISH), "");
    let uncounted = Findings {
        stage: Stage::Correlated,
        extreme: Extreme::Known(Vec::new()),
        ..Findings::default()
    };
    assert_eq!(done(&uncounted, &ENGLISH), "");
}

#[test]
fn only_games_of_two_are_of_two() {
    assert!(with(SEXES, Findings::default()).is_of_two());
    assert!(!bare("matrix?game=volunteers").is_of_two());
}
