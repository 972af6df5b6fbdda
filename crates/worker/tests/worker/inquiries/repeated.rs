//! What a worker answers about a match by hand: what the opponent does, and who that may be.

use super::{answer, answer_in_short_steps};
use crate::faultless::faultless;
use experiments::repeated::{Played, RepeatedExperiment, Verdict};
use experiments::{Experiment, LabExperiment};

fn lab(link: &str) -> RepeatedExperiment {
    match faultless(link) {
        Experiment::Repeated(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn played(link: &str) -> Played {
    let lab = lab(link);
    answer(&Experiment::from(lab.hand_match()), &lab.play(), &[]).expect(link)
}

fn verdict(played: &Played, text: &str) -> Verdict {
    let mut suspects = played.suspects.iter();
    suspects
        .find(|suspect| suspect.text == text)
        .expect(text)
        .verdict
}

#[test]
fn tit_for_tat_copies_the_visitor() {
    let played = played("repeated?second=TitForTat&moves=0110");
    let theirs: Vec<u8> = played.rounds.iter().map(|round| round.actions[1]).collect();
    assert_eq!(theirs, [0, 0, 1, 1]);
    // CC, DC, DD, CD.
    assert_eq!(played.scores, [9, 9]);
    assert!(!played.is_over);
    // Nothing random has happened, so each of these is as likely as can be.
    for text in ["TitForTat", "Forgiver"] {
        assert_eq!(
            verdict(&played, text),
            Verdict::Possible {
                log_likelihood: 0.0
            }
        );
    }
    for text in [
        "Cooperator",
        "Defector",
        "SuspiciousTitForTat",
        "WinStayLoseShift",
    ] {
        assert_eq!(verdict(&played, text), Verdict::Impossible, "{text}");
    }
    // Half a chance in each round.
    let Verdict::Possible { log_likelihood } = verdict(&played, "Random") else {
        panic!("Random may do anything");
    };
    assert!((log_likelihood - 4.0 * 0.5_f64.ln()).abs() < 1e-12);
    // One cooperation at 9/10; the first is certain, and so are defections.
    let Verdict::Possible { log_likelihood } = verdict(&played, "FirstByJoss") else {
        panic!("Joss may do this");
    };
    assert!((log_likelihood - 0.9_f64.ln()).abs() < 1e-12);
}

#[test]
fn the_match_is_the_same_however_far_it_is_played() {
    let link = "repeated?second=Random&execution=0.2&perception=0.2&seed=4&moves=";
    let whole = played(&format!("{link}010010110"));
    for length in 0..9 {
        let part = played(&format!("{link}{}", &"010010110"[..length]));
        assert_eq!(part.rounds, whole.rounds[..length]);
    }
    assert!(
        whole
            .rounds
            .iter()
            .any(|round| round.decided != round.actions)
    );
}

#[test]
fn matches_end_when_they_should() {
    let short = played("repeated?rounds=3&second=last 1: D; else: C&moves=000");
    assert!(short.is_over);
    let theirs: Vec<u8> = short.rounds.iter().map(|round| round.actions[1]).collect();
    assert_eq!(theirs, [0, 0, 1]);
    // After δ = 0 nobody plays on.
    let drawn = played("repeated?rounds=random&continuation=0&moves=000");
    assert_eq!((drawn.rounds.len(), drawn.is_over), (1, true));
}

/// With errors of perception a visitor does not know what the opponent has seen.
#[test]
fn what_nobody_can_know_is_left_open() {
    let played = played("repeated?second=TitForTat&perception=0.1&moves=0101");
    assert_eq!(verdict(&played, "GoByMajority"), Verdict::Unknown);
    let all_possible = ["TitForTat", "Cooperator", "Random"];
    for text in all_possible {
        assert!(
            matches!(verdict(&played, text), Verdict::Possible { .. }),
            "{text}"
        );
    }
}

#[test]
fn steps_are_short() {
    let moves = "01".repeat(200);
    let lab = lab(&format!(
        "repeated?rounds=400&execution=0.1&perception=0.1&moves={moves}"
    ));
    answer_in_short_steps(&Experiment::from(lab.hand_match()), &lab.play(), &[]);
}

/// A slow recovery, many profiles, and all that patience leaves.
#[test]
fn answers_about_mistakes_and_support_come_in_short_steps() {
    for link in [
        "repeated?first=m1(1,1/5000,1,1/5000;1)&second=m1(1,1/5000,1,1/5000;1)&continuation=0.99",
        "repeated?game=rock-paper-scissors-lizard-spock&first=else: rock&second=else: rock&continuation=0.9",
        "repeated?game=stag-hunt&continuation=0.5",
    ] {
        let lab = lab(link);
        let experiment = Experiment::from(lab.asked());
        answer_in_short_steps(&experiment, &lab.without_lotteries(), &[]);
        answer_in_short_steps(&experiment, &lab.recovery(), &[]);
    }
}

/// Grim trigger supports cooperation from δ = 1/2 on; below nobody does anything but defect.
#[test]
fn what_is_supported_without_lotteries_has_the_threshold_of_grim_trigger() {
    for (delta, cooperates) in [("0.5", true), ("0.49", false)] {
        let lab = lab(&format!("repeated?continuation={delta}"));
        let experiment = Experiment::from(lab.asked());
        let found = answer(&experiment, &lab.without_lotteries(), &[]);
        let found = found.expect("an answer").expect("patience");
        assert_eq!(found.points.contains(&[3.0, 3.0]), cooperates, "{delta}");
    }
}
