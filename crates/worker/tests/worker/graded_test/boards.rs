//! Boards: within their range, every size and cell as likely as the others, the same for both games of a pair.

use super::test_of;
use games::connect_four::Setup;
use std::collections::BTreeMap;

/// The boards of so many pairs of games against each of the hundred.
fn boards(link: &str, pairs: u64) -> Vec<Setup> {
    let lab = test_of(link);
    let of_grade = |grade| (0..pairs).map(move |pair| (grade, 2 * pair));
    let games = (1..=100).flat_map(of_grade);
    games
        .map(|(grade, game)| lab.board_of(grade, game))
        .collect()
}

fn counts<K: Ord>(keys: impl Iterator<Item = K>) -> BTreeMap<K, f64> {
    let mut counts = BTreeMap::new();
    for key in keys {
        *counts.entry(key).or_default() += 1.0;
    }
    counts
}

#[test]
fn every_size_is_as_likely_as_the_others() {
    let boards = boards("graded-test", 200);
    let sizes = counts(boards.iter().map(|board| (board.width(), board.height())));
    let expected: Vec<(u8, u8)> = (9..=12)
        .flat_map(|w| (9..=12).map(move |h| (w, h)))
        .collect();
    assert_eq!(sizes.keys().copied().collect::<Vec<_>>(), expected);
    // 20 000 draws of sixteen: 1 250 each, standard deviation √(1 250·15/16) = 34.2; six of them allowed.
    assert!(sizes.values().all(|count| (count - 1_250.0).abs() < 206.0));
}

#[test]
fn every_cell_is_as_likely_as_the_others() {
    let boards = boards("graded-test?smallest=9&largest=9", 405);
    let cell = |board: &Setup| board.blocked().map(|cell| (cell.column, cell.row));
    let cells = counts(boards.iter().map(cell));
    // 40 500 draws of 81 cells: 500 each, standard deviation 22.2; six of them allowed.
    assert_eq!(cells.len(), 81);
    assert!(
        cells
            .keys()
            .all(|cell| cell.is_some_and(|(column, row)| column < 9 && row < 9))
    );
    assert!(cells.values().all(|count| (count - 500.0).abs() < 134.0));
}

#[test]
fn games_come_in_pairs_on_one_board() {
    let lab = test_of("graded-test");
    for grade in [1, 50, 100] {
        let boards: Vec<Setup> = (0..40).map(|game| lab.board_of(grade, game)).collect();
        for pair in boards.chunks(2) {
            assert_eq!(pair[0], pair[1]);
        }
        let others = boards.chunks(2).filter(|pair| pair[0] != boards[0]).count();
        assert!(others >= 18, "{others} of 19");
    }
    assert_ne!(
        lab.board_of(1, 0),
        lab.board_of(2, 0),
        "grades draw their own"
    );
    let other_seed = test_of("graded-test?seed=2");
    let same = |game: &u64| lab.board_of(50, *game) == other_seed.board_of(50, *game);
    assert!((0..40).filter(same).count() < 4);
}

#[test]
fn one_size_and_no_cell_may_be_asked_for() {
    let boards = boards("graded-test?smallest=7&largest=7&blocked=off&in_a_row=5", 3);
    let expected = Setup::new(7, 7, 5, None).unwrap();
    assert!(boards.iter().all(|board| *board == expected));
}
