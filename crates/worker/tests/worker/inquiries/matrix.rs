//! What a worker answers about a strategic game: what the machine does in a game by hand.

use super::{answer, answer_in_short_steps};
use crate::faultless::faultless;
use experiments::Experiment;
use experiments::inquiry::NoAnswer;
use experiments::matrix::{MatrixExperiment, Played};

fn lab(link: &str) -> MatrixExperiment {
    match faultless(link) {
        Experiment::Matrix(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn played(link: &str) -> Result<Played, NoAnswer> {
    let lab = lab(link);
    answer(&Experiment::from(lab.hand_game()), &lab.play(), &[])
}

#[test]
fn the_machine_has_chosen_before_and_does_not_take_it_back() {
    let game = "matrix?game=rock-paper-scissors&view=play";
    for opponent in ["equilibrium", "best-responder", "learner"] {
        for person in ["first", "second"] {
            let mut rounds = String::new();
            let mut before = Vec::new();
            for action in ["0", "2", "2", "1", "0", "0", "1", "2"] {
                let link = format!("{game}&opponent={opponent}&person={person}&rounds={rounds}");
                let now = played(&link).expect(&link);
                assert_eq!(now.choices.len(), rounds.len() + 1);
                assert!(now.choices.starts_with(&before), "{link}");
                assert_eq!(now.strategy.is_some(), opponent == "equilibrium");
                let sum: f32 = now.mixture.iter().sum();
                assert!((sum - 1.0).abs() < 1e-6);
                let chosen = usize::from(now.choices[rounds.len()]);
                assert!(now.mixture[chosen] > 0.0);
                before = now.choices;
                rounds += action;
            }
        }
    }
}

#[test]
fn it_plays_its_own_side_of_the_equilibrium() {
    let game = "matrix?game=battle-of-the-sexes&label=1&opponent=equilibrium";
    let penalty = "matrix?game=3,-1,2;-2,4,1/2&payoffs=zero-sum&opponent=equilibrium";
    assert!(played(game).is_ok());
    let machine = |person: &str| played(&format!("{penalty}&person={person}")).expect("an answer");
    let texts = |played: Played| -> Vec<String> {
        let strategy = played.strategy.expect("an equilibrium");
        strategy.iter().map(ToString::to_string).collect()
    };
    assert_eq!(texts(machine("second")), ["3/5", "2/5"]);
    assert_eq!(texts(machine("first")), ["1/2", "1/2", "0"]);
}

#[test]
fn a_series_draws_its_own_and_steps_are_short() {
    let link = "matrix?game=matching-pennies&opponent=equilibrium&rounds=00000000000000000000";
    let series = |number: u32| played(&format!("{link}&series={number}")).expect("an answer");
    assert_eq!(series(1), series(1));
    assert_ne!(series(1).choices, series(2).choices);
    for link in [
        link,
        "matrix?game=morra-five&opponent=equilibrium&rounds=0123",
    ] {
        let lab = lab(link);
        answer_in_short_steps(&Experiment::from(lab.hand_game()), &lab.play(), &[]);
    }
}
