//! Ratings as the page shows them: the scale of their dots, and links to searches that use them.

use experiments::Experiment;
use experiments::ratings::{ForetoldResult, RatingsResult};
use games::connect_four::features::COUNT;
use games::connect_four::{Cell, Setup};
use page_model::ratings::{links, range};

#[test]
fn a_scale_has_room_for_two_hundred_and_for_more_where_needed() {
    assert_eq!(range([-10.0, 120.0].into_iter()), (-200.0, 200.0));
    assert_eq!(range([-350.0, 120.0].into_iter()), (-350.0, 200.0));
    assert_eq!(range([-1.0, 1_250.0].into_iter()), (-200.0, 1_250.0));
    assert_eq!(range(core::iter::empty()), (-200.0, 200.0));
}

/// What was learned: of it links take the ratings alone.
fn learned() -> RatingsResult {
    RatingsResult {
        games: 1,
        positions: 1,
        ratings: vec!["7"; COUNT].join("/"),
        agent: String::new(),
        features: Vec::new(),
        foretold: ForetoldResult {
            moves: 0,
            learned: None,
            learned_interval: (0.0, 1.0),
            by_hand: None,
            by_hand_interval: (0.0, 1.0),
            by_chance: None,
            log_likelihood: None,
            log_likelihood_by_chance: None,
        },
        rounds: 1,
        settled: true,
        stopped_early: false,
    }
}

#[test]
fn every_link_opens_without_a_fault_on_its_board() {
    let blocked = Cell { column: 1, row: 1 };
    for setup in [
        Setup::STANDARD,
        Setup::new(5, 4, 3, None).unwrap(),
        Setup::new(6, 5, 4, Some(blocked)).unwrap(),
    ] {
        for link in links(setup, &learned()).into_iter().flatten() {
            let opened = Experiment::open(&link).unwrap();
            assert_eq!(opened.problems, [], "{link}");
            assert!(link.contains("elo"), "{link}");
            let size = [("width", setup.width()), ("height", setup.height())];
            for (key, value) in size {
                assert_eq!(opened.experiment.value(key), value.to_string(), "{link}");
            }
        }
    }
}

#[test]
fn the_standard_board_is_not_in_the_links() {
    let standard = links(Setup::STANDARD, &learned());
    assert!(
        standard
            .iter()
            .flatten()
            .all(|link| !link.contains("width")),
        "{standard:?}"
    );
}

#[test]
fn on_a_board_too_large_for_minimax_there_is_no_link_to_it() {
    let is_there = |width, height| {
        let setup = Setup::new(width, height, 4, None).unwrap();
        links(setup, &learned()).map(|link| link.is_some())
    };
    assert_eq!(is_there(8, 7), [true; 3]);
    assert_eq!([is_there(9, 7), is_there(8, 8)], [[true, true, false]; 2]);
}
