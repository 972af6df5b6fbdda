//! The gallery: every link opens without fault, says what the page itself would, costs little, and finds something.

use crate::faultless::faultless;
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
        assert!(
            experiment.cost().is_small(),
            "{}: {}",
            piece.title,
            piece.link
        );
        let sent = inline::run(&experiment);
        let report = experiment.report(&sent).unwrap();
        assert!(report.json.len() > 200, "{}", piece.link);
    }
}
