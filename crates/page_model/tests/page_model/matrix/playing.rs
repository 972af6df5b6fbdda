//! Games by hand.

use super::{DILEMMA, WORDS, bare, lab, mixed};
use experiments::matrix::{MatrixExperiment, Played};
use page_model::matrix::playing::{
    another_series, is_ready, last_round, paid, rounds_with, standing, standings, thoughts, to_play,
};
use texts::ENGLISH;

#[test]
fn games_by_hand_are_in_the_link_letter_by_letter() {
    let lab = lab("matrix?game=rock-paper-scissors&rounds=0120");
    assert_eq!(lab.done(), [0, 1, 2, 0]);
    assert_eq!(
        rounds_with(&lab, &[1, 1, 1, 1, 0]),
        [[0, 1], [1, 1], [2, 1], [0, 1]]
    );
    let more = lab.with_action(2).expect("room");
    assert_eq!(more.rounds, "01202");
    assert_eq!(more.taken_back(), lab);
    // Two people take turns within a round.
    let both = MatrixExperiment {
        person: experiments::matrix::Person::Both,
        ..more.clone()
    };
    assert_eq!(to_play(&both), 1);
    assert_eq!(rounds_with(&both, &[]), [[0, 1], [2, 0]]);
    // Wins, draws and losses of the first player: −1, 0, 1, −1; always scissors would have won every round.
    let game = lab.game().expect("a game");
    let standing = standing(&game, 0, &rounds_with(&lab, &[1, 1, 1, 1]));
    assert_eq!((standing.sum, standing.in_hindsight), (-1.0, (2, 4.0)));
}

#[test]
fn the_second_player_stands_second_in_a_round() {
    let lab = lab(&format!("{DILEMMA}&person=second&rounds=01"));
    assert_eq!(rounds_with(&lab, &[1, 1, 0]), [[1, 0], [1, 1]]);
    assert_eq!(to_play(&lab), 1);
}

#[test]
fn two_people_take_turns() {
    for (rounds, turn) in [("", 0), ("0", 1), ("01", 0)] {
        let lab = lab(&format!("{DILEMMA}&person=both&rounds={rounds}"));
        assert_eq!(to_play(&lab), turn);
    }
}

#[test]
fn one_chooses_after_the_machine_has() {
    let lab = lab(&format!("{DILEMMA}&rounds=01"));
    let played = |count: usize| Played {
        choices: vec![0; count],
        ..Played::default()
    };
    assert!(!is_ready(&lab, &played(0)) && !is_ready(&lab, &played(2)));
    assert!(is_ready(&lab, &played(3)));
    let both = super::lab(&format!("{DILEMMA}&person=both&rounds=01"));
    assert!(is_ready(&both, &played(0)));
}

#[test]
fn another_series_has_other_draws_where_somebody_draws() {
    let series = |look: &str| {
        let begun = lab(&format!("{DILEMMA}&rounds=01{look}"));
        let anew = another_series(&begun);
        assert_eq!(anew.rounds, "");
        anew.series - begun.series
    };
    assert_eq!(series("&opponent=learner"), 1);
    assert_eq!(series("&opponent=equilibrium"), 1);
    assert_eq!(series("&opponent=best-responder"), 0);
    assert_eq!(series("&person=both"), 0);
}

#[test]
fn a_round_pays_both() {
    let game = bare(DILEMMA).game;
    assert_eq!(paid(&game, [0, 1]).map(|payoff| payoff.shown()), ["0", "5"]);
}

#[test]
fn the_last_round_is_told_and_none_before_the_first() {
    let of = bare(DILEMMA);
    assert_eq!(last_round(&of, &[], WORDS), "");
    assert_eq!(
        last_round(&of, &[[1, 1], [0, 1]], WORDS),
        "Round 2: trust meets cheat. They get 0 and 5."
    );
}

#[test]
fn the_person_stands_alone_and_two_people_both() {
    let rounds = [[0, 1], [1, 1]];
    let told = standings(&bare(DILEMMA), &rounds, &ENGLISH);
    // 0 and 1; cheating twice would have brought 2.
    assert_eq!(
        told,
        ["Player 1 has got 1 so far, 0.5 a round. Always choosing cheat would have brought 2."]
    );
    let second = standings(
        &bare(&format!("{DILEMMA}&person=second")),
        &rounds,
        &ENGLISH,
    );
    // 5 and 1: no single action would have brought more than 6.
    assert_eq!(second.len(), 1);
    assert!(second[0].starts_with("Player 2 has got 6 so far, 3 a round. No single"));
    let both = standings(&bare(&format!("{DILEMMA}&person=both")), &rounds, &ENGLISH);
    assert_eq!(both.len(), 2);
    assert_eq!(
        standings(&bare(DILEMMA), &[], &ENGLISH),
        Vec::<String>::new()
    );
}

#[test]
fn thoughts_are_shares_of_what_may_be_played() {
    let played = Played {
        mixture: vec![0.0, 1.0],
        ..Played::default()
    };
    let told = thoughts(&bare(DILEMMA), &played, WORDS);
    assert!(
        told.contains("cheat 100\u{202f}%") && !told.contains("trust"),
        "{told}"
    );
}

#[test]
fn thoughts_of_an_equilibrium_are_exact() {
    let played = Played {
        mixture: vec![0.6, 0.4],
        strategy: Some(mixed(&["3/5", "2/5"])),
        ..Played::default()
    };
    let told = thoughts(&bare(DILEMMA), &played, WORDS);
    assert!(told.contains("3/5 trust + 2/5 cheat"), "{told}");
}
