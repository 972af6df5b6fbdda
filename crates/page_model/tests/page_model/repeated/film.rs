//! The film of a match.

use super::{analysed, lab};
use page_model::repeated::film::{WINDOW, at_round, cells, window};

#[test]
fn the_moment_is_in_the_middle_but_at_the_ends_of_the_match() {
    assert_eq!(window(0, 200), 0..WINDOW);
    assert_eq!(window(200, 200), 200 - WINDOW..200);
    assert_eq!(window(100, 200), 88..112);
    assert_eq!(window(3, 5), 0..5);
}

#[test]
fn cells_say_what_was_done_and_what_comes_later() {
    let of = analysed("repeated?first=Defector&second=TitForTat&rounds=5&round=2");
    let letters = |player| -> String {
        cells(&of, player)
            .into_iter()
            .map(|cell| cell.letter)
            .collect()
    };
    assert_eq!(
        (letters(0), letters(1)),
        ("DDDDD".to_owned(), "CDDDD".to_owned())
    );
    let rounds: Vec<(usize, bool, bool)> = cells(&of, 1)
        .into_iter()
        .map(|cell| (cell.round, cell.is_now, cell.is_later))
        .collect();
    assert_eq!(
        rounds[..3],
        [(1, false, false), (2, true, false), (3, false, true)]
    );
    assert!(
        cells(&of, 0)
            .iter()
            .all(|cell| cell.shade == 1 && !cell.slipped && !cell.mistaken)
    );
}

/// With errors in half of all rounds none of 24 moves would go wrong in one of 2²⁴ matches; the seed draws another.
#[test]
fn what_goes_wrong_is_marked_at_who_did_it() {
    let of = analysed("repeated?first=Cooperator&second=Cooperator&execution=0.5&round=10");
    let row = cells(&of, 0);
    assert!(row.iter().any(|cell| cell.slipped));
    for cell in &row {
        assert_eq!(cell.slipped, cell.letter == "D", "{cell:?}");
    }
    let of = analysed("repeated?first=Cooperator&second=Cooperator&perception=0.5&round=10");
    let row = cells(&of, 1);
    assert!(row.iter().any(|cell| cell.mistaken) && row.iter().all(|cell| !cell.slipped));
    for (cell, round) in row.iter().zip(of.rounds()) {
        assert_eq!(cell.mistaken, round.seen[0] != 0);
    }
}

#[test]
fn the_end_is_not_written_into_the_link() {
    let of = analysed("repeated?rounds=10&round=4");
    assert_eq!(at_round(&of, 10), lab("repeated?rounds=10"));
    assert_eq!(at_round(&of, 0), lab("repeated?rounds=10&round=0"));
    assert_eq!(of.position(), 4);
}
