//! Elsewhere: games keep their payoffs and names in other labs, and labs that do not take them are not offered.

use super::{DILEMMA, PENNIES, bare};
use crate::jobs::experiment;
use experiments::Experiment;
use page_model::matrix::elsewhere::{Elsewhere, elsewhere};
use page_model::populations::as_matrix::of_population;
use page_model::repeated::as_matrix::of_repeated;

fn of(link: &str) -> Elsewhere {
    elsewhere(&bare(link))
}

#[test]
fn games_of_the_library_go_by_their_names() {
    let links = of("matrix?game=chicken");
    assert_eq!(links.repeated.as_deref(), Some("repeated?game=chicken"));
    // Losses would make a linear fitness negative.
    assert_eq!(
        links.populations.as_deref(),
        Some("populations?game=chicken&mapping=exponential")
    );
}

#[test]
fn links_open_without_a_complaint_and_are_the_same_game() {
    for link in [
        DILEMMA,
        PENNIES,
        "matrix?game=1:2,3:4,0:0;5:6,7:8,1/2:-1",
        "matrix?game=penalty-kick",
    ] {
        let links = of(link);
        for written in [links.repeated, links.populations, links.bayesian]
            .into_iter()
            .flatten()
        {
            let opened = experiment(&written);
            assert!(opened.runnable().is_ok(), "{written}");
            assert_eq!(opened.link(), written);
        }
    }
    let Some(Experiment::Bayesian(game)) = of(DILEMMA).bayesian.map(|link| experiment(&link))
    else {
        panic!("no Bayesian game");
    };
    assert_eq!(
        game.game,
        "Ann: trust, cheat\nBob: trust, cheat\npayoffs:\n3:3,0:5\n5:0,1:1"
    );
}

#[test]
fn labs_that_do_not_take_a_game_are_not_offered() {
    assert_eq!(of("matrix?game=volunteers"), Elsewhere::default());
    assert_eq!(of(PENNIES).populations, None);
    // Six actions each are too many for a repeated game.
    assert_eq!(of("matrix?game=seventy-five").repeated, None);
}

/// The matrix that a link of another lab leads back to.
fn back(link: &str) -> Option<String> {
    match experiment(link) {
        Experiment::Repeated(lab) => of_repeated(&lab),
        Experiment::Populations(lab) => of_population(&lab),
        _ => panic!("{link}"),
    }
}

#[test]
fn there_and_back_again_is_the_same_game() {
    for link in [
        DILEMMA,
        "matrix?game=chicken",
        "matrix?game=4,0;3,2&payoffs=symmetric&actions=stag,hare;stag,hare",
    ] {
        let of = bare(link);
        let links = elsewhere(&of);
        for other in [links.repeated, links.populations].into_iter().flatten() {
            let again = bare(&back(&other).expect("a matrix"));
            assert_eq!(again.game.actions(), of.game.actions(), "{other}");
            for profile in 0..of.game.profiles() {
                let payoffs =
                    [&of, &again].map(|of| [0, 1].map(|player| of.game.payoff(profile, player)));
                assert_eq!(payoffs[0], payoffs[1], "{other}");
            }
        }
    }
    assert_eq!(back("populations?fitness=2"), None);
}
