//! A class on a ring or a grid: its pictures, what its students are told, and the way to players who imitate.

use classes::playing::choices::Choices;
use classes::playing::closed::outcomes;
use classes::playing::round::Round;
use experiments::{Experiment, Snapshots};
use page_model::playing::neighbours::{imitated, imitating, pictures};
use page_model::playing::said::{met, own_result};
use page_model::playing::settings::{settings, with};
use texts::{ENGLISH, PlayingTexts};
use worker::inline;

const WORDS: &PlayingTexts = &ENGLISH.playing;

fn round(link: &str) -> Round {
    Round::read(link).unwrap().unwrap()
}

fn choices(of: &[(u16, u32)]) -> Choices {
    Choices(
        of.iter()
            .map(|&(seat, chosen)| (seat, vec![chosen]))
            .collect(),
    )
}

/// Two rounds of five seats, of which the third defects first.
fn two_rounds(matching: &str) -> Round {
    let first = choices(&[(1, 0), (2, 0), (3, 1), (4, 0), (5, 0)]);
    let second = choices(&[(1, 0), (2, 1), (3, 1), (4, 0), (5, 0)]);
    let link = format!("play/matrix?game=prisoners-dilemma&matching={matching}&round=2");
    Round {
        choices: Some(second),
        earlier: vec![first],
        ..round(&link)
    }
}

#[test]
fn a_ring_is_a_row_a_round() {
    let closed = two_rounds("ring");
    let pictures = pictures(&closed, WORDS);
    let rows: Vec<String> = pictures
        .iter()
        .map(|picture| {
            picture
                .seats
                .iter()
                .map(|of| of.action.to_string())
                .collect()
        })
        .collect();
    assert_eq!(rows, ["00100", "01100"]);
    assert_eq!((pictures[1].round, pictures[1].columns), (2, 5));
    let places: Vec<(u16, u16)> = pictures[0].seats.iter().map(|of| of.place).collect();
    assert_eq!(places, [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]);
    assert_eq!(pictures[0].seats[2].label, "Seat 3: defect, 5 points");
    assert_eq!(pictures[0].seats[1].label, "Seat 2: cooperate, 1.50 points");
    assert_eq!(pictures[1].seats[1].label, "Seat 2: defect, 3 points");
    let said = imitated(&closed, WORDS).unwrap();
    assert!(said.contains("1 of 2 took that choice over"), "{said}");
    assert!(said.contains("3 of 3 kept it"), "{said}");
}

#[test]
fn a_grid_stands_as_the_class_sits() {
    let closed = two_rounds("grid&columns=2");
    let pictures = pictures(&closed, WORDS);
    let places: Vec<(u16, u16)> = pictures[0].seats.iter().map(|of| of.place).collect();
    assert_eq!(places, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]);
    assert_eq!(pictures[0].columns, 2);
}

#[test]
fn strangers_have_no_picture() {
    let closed = two_rounds("strangers");
    assert_eq!(pictures(&closed, WORDS), []);
    assert_eq!(imitated(&closed, WORDS), None);
    assert_eq!(imitating(&closed), None);
}

/// The lab begins with the class's choices, and its players have the class's neighbours.
#[test]
fn the_way_to_imitating_players_goes_on_from_the_class() {
    for (matching, edges) in [("ring", 5), ("grid&columns=2", 5)] {
        let closed = two_rounds(matching);
        let link = imitating(&closed).unwrap();
        let opened = Experiment::open(&link).unwrap();
        assert!(opened.problems.is_empty(), "{link}");
        let Experiment::Populations(lab) = &opened.experiment else {
            panic!("{link}");
        };
        assert_eq!(lab.planted.0, [(0, 0), (1, 1), (2, 1), (3, 0), (4, 0)]);
        assert_eq!(lab.edges.vertices(), 5);
        let graph = lab.edges.graph();
        let ends: usize = (0..5).map(|vertex| graph.neighbours(vertex).len()).sum();
        assert_eq!(ends, 2 * edges);
        assert!(lab.merge(&inline::run(&opened.experiment)).is_ok());
    }
    // Somebody sits apart.
    let apart = Round {
        choices: Some(choices(&[(1, 0), (2, 1), (11, 0)])),
        ..round("play/matrix?matching=grid&columns=4")
    };
    assert_eq!(imitating(&apart), None);
}

#[test]
fn a_student_sees_what_could_be_imitated() {
    let closed = two_rounds("ring");
    let found = outcomes(&closed, closed.choices.as_ref().unwrap());
    let told = own_result(&closed, &found, 4, WORDS).unwrap();
    assert_eq!(told[0], "Your choice: cooperate. You have 2 neighbours.");
    assert!(
        told.contains(&"Seat 3 chose defect; points: 3.".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"Seat 5 chose cooperate; points: 3.".to_owned()),
        "{told:?}"
    );
    assert!(met(&closed, WORDS).unwrap().contains("ring"));
}

#[test]
fn a_grid_has_a_field_for_its_columns() {
    let words = &WORDS.settings;
    let ring = round("play/matrix?matching=ring");
    let grid = with(&ring, "matching", "grid", words).unwrap();
    let columns = settings(&grid, words);
    let columns = columns.iter().find(|setting| setting.key == "columns");
    assert_eq!(columns.unwrap().value, "6");
    let narrow = with(&grid, "columns", "4", words).unwrap();
    assert!(narrow.link().contains("columns=4"));
    // What is changed besides keeps them; another way of sitting has none.
    assert!(
        with(&narrow, "seed", "9", words)
            .unwrap()
            .link()
            .contains("columns=4")
    );
    assert!(
        !with(&narrow, "matching", "ring", words)
            .unwrap()
            .link()
            .contains("columns")
    );
    assert!(with(&narrow, "game", "inspection", words).is_ok());
    assert!(with(&grid, "columns", "1", words).is_err());
}
