//! The lab of strategic games from outside: what is wrong with links, and another meaning of the numbers.

use crate::faultless::faultless;
use experiments::matrix::MatrixExperiment;
use experiments::{Experiment, LabExperiment, Opened};
use texts::ENGLISH;

fn lab(link: &str) -> MatrixExperiment {
    match faultless(link) {
        Experiment::Matrix(lab) => lab,
        _ => panic!("{link}"),
    }
}

#[test]
fn what_is_no_action_is_cut_off_and_said() {
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open("matrix?game=rock-paper-scissors&rounds=01x2").expect("a link");
    assert_eq!(problems.len(), 1);
    let told = problems[0].sentence(&texts::ENGLISH);
    assert!(told.contains('x') && told.contains('3'), "{told}");
    let Experiment::Matrix(lab) = experiment else {
        panic!("another lab");
    };
    assert_eq!(lab.rounds, "01");
    // Of a letter that would be an action of a larger game, too.
    let opened = Experiment::open("matrix?game=chicken&rounds=012").expect("a link");
    assert_eq!(opened.problems.len(), 1);
}

#[test]
fn another_meaning_of_the_numbers_keeps_the_first_players() {
    let game = lab("matrix?game=1:2,3:4;5:6,7:8");
    let read = |key: &str| game.change("payoffs", key).expect(key);
    assert_eq!(
        (
            read("zero-sum").game.as_str(),
            read("symmetric").game.as_str()
        ),
        ("1,3;5,7", "1,3;5,7")
    );
    let whole = read("symmetric").change("payoffs", "both").expect("both");
    assert_eq!(whole.game, "1:1,3:5;5:3,7:7");
    assert!(
        lab("matrix?game=1:2,3:4")
            .change("payoffs", "symmetric")
            .is_err()
    );
    assert!(
        lab("matrix?game=el-farol")
            .change("payoffs", "zero-sum")
            .is_err()
    );
}

#[test]
fn a_name_that_no_game_has_is_told_apart_from_wrong_payoffs() {
    let told = |game: &str| {
        let opened = Experiment::open(&format!("matrix?game={game}")).unwrap();
        let reason = opened.experiment.runnable().unwrap_err();
        reason.sentence(&ENGLISH)
    };
    assert_eq!(
        told("prisoners"),
        "game: there is no game “prisoners” in the library, and it is not a table of payoffs."
    );
    assert!(told("a,1;2,3").contains("row 1, cell 1: “a” is not an integer"));
}
