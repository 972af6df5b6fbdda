//! The gallery: every link opens without fault, says what the page itself would, costs little, and finds something.

use crate::faultless::faultless;
use experiments::Experiment;
use std::collections::HashSet;
use texts::ENGLISH;
use worker::inline;

#[test]
fn there_are_at_least_thirty_and_no_two_alike() {
    let pieces: Vec<_> = ENGLISH.gallery.pieces().collect();
    assert!(pieces.len() >= 30);
    let titles: HashSet<&str> = pieces.iter().map(|piece| piece.title).collect();
    let links: HashSet<String> = pieces
        .iter()
        .map(|piece| faultless(piece.link).link())
        .collect();
    assert_eq!((titles.len(), links.len()), (pieces.len(), pieces.len()));
}

#[test]
fn every_one_begins_by_itself_and_finds_something() {
    for piece in ENGLISH.gallery.pieces() {
        let experiment = faultless(piece.link);
        assert_eq!(experiment.runnable(), Ok(()), "{}", piece.link);
        // A finished run of it comes with the page.
        if matches!(&experiment, Experiment::Reproduce(lab) if lab.stored().is_some()) {
            continue;
        }
        assert!(
            experiment.cost().is_quick(),
            "{}: {}",
            piece.title,
            piece.link
        );
        let sent = inline::run(&experiment);
        let report = experiment.report(&sent).unwrap();
        assert!(report.json.len() > 200, "{}", piece.link);
    }
}

/// The pieces about solving that ask something, and the parameter that keeps the answer from being seen at once.
const ASKING: [(&str, &str, &str); 5] = [
    ("Nine leaves, one value", "hide", "values"),
    ("Predict the cuts", "hide", "cuts"),
    ("Who wins this tic-tac-toe?", "hide", "values"),
    ("A threat that nobody would carry out", "step", "0"),
    ("Three doors", "marks", "nothing"),
];

#[test]
fn what_is_asked_is_not_shown_at_once() {
    for (title, key, value) in ASKING {
        let piece = ENGLISH.gallery.pieces().find(|piece| piece.title == title);
        let experiment = faultless(piece.unwrap().link);
        assert_eq!(experiment.value(key), value, "{title}");
    }
}

/// "The twentieth iteration" is the one that is shown, at its first phase.
#[test]
fn the_iteration_that_is_named_is_the_one_that_is_shown() {
    let piece = ENGLISH.gallery.pieces();
    let piece = piece.filter(|piece| piece.words.contains("the twentieth iteration"));
    let links: Vec<&str> = piece.map(|piece| piece.link).collect();
    let [link] = links[..] else {
        panic!("{links:?}");
    };
    let Experiment::Mcts(lab) = faultless(link) else {
        panic!("{link}");
    };
    let moment = lab.moment();
    assert_eq!((moment.simulations, moment.phase), (20, Some(1)));
}

/// What UCT prefers after some simulations, and what every move is worth exactly.
fn preferred(link: &str) -> (u64, Vec<i64>) {
    let experiment = faultless(link);
    let report = experiment.report(&inline::run(&experiment)).unwrap();
    let document: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    let result = &document["result"];
    let moves = result["moves"].as_array().unwrap().iter();
    let scores = moves.map(|known| known["exact"].as_i64().unwrap());
    (result["best"].as_u64().unwrap(), scores.collect())
}

#[test]
fn more_simulations_prefer_a_move_that_loses() {
    let pieces = ENGLISH.gallery.pieces();
    let mut piece = pieces.filter(|piece| piece.title == "More is not always better");
    let many = piece.next().unwrap().link;
    assert!(many.ends_with("simulations=2000000"));
    let (few, scores) = preferred("mcts");
    let (many, _) = preferred(many);
    assert_eq!((few, many), (4, 2));
    let wins = |score: &&i64| **score > 0;
    assert_eq!(scores.iter().filter(wins).count(), 1);
    assert!(scores[3] > 0 && scores[1] < 0);
}
