//! The lab of Rrrats below the page: results, blocks of games, the game by hand.

use experiments::rrrats::{Findings, RrratsExperiment};
use experiments::{Experiment, LabExperiment, Snapshots};
use games::rrrats::{Action, Twos};
use games::{Game, Player, Turn};
use worker::inline;

fn opened(link: &str) -> RrratsExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::Rrrats(lab) => lab,
        other => panic!("{other:?}"),
    }
}

fn run(lab: &RrratsExperiment) -> Findings {
    let snapshots = inline::run(&Experiment::Rrrats(lab.clone()));
    lab.merge(&snapshots).unwrap()
}

#[test]
fn games_are_those_that_were_wanted_whatever_the_blocks() {
    let lab = opened("rrrats?games=250002");
    assert_eq!(lab.chunk_count(), 4);
    let found = run(&lab);
    assert_eq!(found.simulated.games(), 250_002);
    assert_eq!(found.simulated.a_first.games(), 125_001);
    assert_eq!(found.progress.done, found.progress.total);
    let exact = found.exact.unwrap().win().unwrap();
    let (points, error) = (
        found.simulated.both(),
        found.simulated.both().standard_error().unwrap(),
    );
    assert!((points.mean().unwrap() - exact.mean).abs() < 4.0 * error);
}

#[test]
fn other_rules_are_in_the_link() {
    let link = "rrrats?tokens=11&faces=2-2-2&hand_limit=6&twos=take-two&games=20000";
    let lab = opened(link);
    assert_eq!(Experiment::Rrrats(lab.clone()).link(), link);
    let rules = lab.rules.rules();
    assert_eq!((rules.faces, rules.hand_limit), ([2, 2, 2], 6));
    assert_eq!(rules.twos, Twos::TakeTwo);
    let found = run(&lab);
    let (points, exact) = (
        found.simulated.both(),
        found.exact.unwrap().win().unwrap().mean,
    );
    let error = points.standard_error().unwrap();
    assert!((points.mean().unwrap() - exact).abs() < 4.0 * error);
    let usual = run(&opened("rrrats?tokens=11"))
        .exact
        .unwrap()
        .win()
        .unwrap()
        .mean;
    assert!((usual - exact).abs() > 0.01, "{usual} {exact}");
}

#[test]
fn snapshots_of_other_experiments_are_foreign() {
    let (lab, other) = (opened("rrrats?games=2"), opened("rrrats?games=2&seed=2"));
    let snapshots = inline::run(&Experiment::Rrrats(lab.clone()));
    assert!(other.merge(&snapshots).is_err());
    let swapped = vec![snapshots[1].clone(), snapshots[0].clone()];
    assert!(lab.merge(&swapped).is_err());
    assert!(lab.finished(0, snapshots[0].as_ref().unwrap()).is_some());
}

#[test]
fn the_best_is_found_when_it_is_wanted() {
    let found = run(&opened("rrrats?optimum=on&tokens=9"));
    let optimum = found.optimum.unwrap();
    let best = optimum.best.unwrap();
    assert!(optimum.is_final && best.mean >= optimum.best_pure.unwrap().mean);
    assert!(best.mean <= found.exact.unwrap().best_mean + 1e-12);
}

#[test]
fn a_game_by_hand_is_in_its_link() {
    let mut lab = opened("rrrats?seed=9");
    let mut decisions = 0;
    while lab.table().position.turn() != Turn::Over {
        assert_eq!(lab.table().position.turn(), Turn::Player(Player::First));
        let action = if decisions % 3 == 0 {
            Action::Roll
        } else {
            Action::Stop
        };
        lab = lab.decide(action);
        decisions += 1;
    }
    let link = Experiment::Rrrats(lab.clone()).link();
    assert_eq!(opened(&link), lab);
    assert_eq!(lab.table().decisions.len(), lab.decisions.len());
    // A decision after the end is left out and said.
    let late = Experiment::Rrrats(lab.decide(Action::Stop)).link();
    let late = Experiment::open(&late).unwrap();
    assert_eq!(late.problems.len(), 1);
    assert_eq!(late.experiment, Experiment::Rrrats(lab));
    let wrong = Experiment::open("rrrats?decisions=rx").unwrap();
    assert_eq!(wrong.problems.len(), 1, "{:?}", wrong.problems);
}

/// Another game by hand is no other question, so what was computed stays; and the first is the one it always was.
#[test]
fn another_game_by_hand_asks_nothing_new() {
    let lab = opened("rrrats?seed=9");
    let next = lab.decide(Action::Roll).new_game();
    assert_eq!(next.decisions, "");
    assert_eq!(next.asked(), lab.asked());
    let decided = |lab: &RrratsExperiment| {
        let lab = lab.decide(Action::Roll).decide(Action::Stop);
        lab.table().events
    };
    assert_ne!(decided(&lab), decided(&next));
    assert_eq!(Experiment::Rrrats(next).link(), "rrrats?deal=2&seed=9");
}
