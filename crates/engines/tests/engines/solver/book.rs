//! The opening book: which positions it has, its bytes, and the one that is built in.

use crate::solver::support::{after, columns, mirrored, score, standard};
use engines::Status;
use engines::solver::book::MAX_STONES;
use engines::solver::{Book, BookError, Goal, Score, Solver};
use games::connect_four::{ConnectFour, Standard};
use games::{Game, Keyed, Turn};
use random::Random;
use std::sync::LazyLock;

static POSITIONS: LazyLock<Vec<ConnectFour<Standard>>> = LazyLock::new(Book::positions);
static BUILT_IN: &[u8] = include_bytes!("../../../../../assets/connect-four.book");
/// The scores of the first player's moves from the empty board, as solved by Allen and by Allis in 1988.
const OPENINGS: [Score; 7] = [-2, -1, 0, 1, 0, -1, -2];

fn is_canonical(position: &ConnectFour<Standard>) -> bool {
    position.key() <= position.mirrored().key()
}

#[test]
fn every_unfinished_position_is_there_once() {
    let positions = &*POSITIONS;
    assert_eq!(positions.len(), 129_498);
    let last = positions
        .iter()
        .filter(|position| position.plies() == MAX_STONES);
    assert_eq!(last.count(), 91_295);
    let is_sound =
        |position: &ConnectFour<Standard>| is_canonical(position) && position.turn() != Turn::Over;
    assert!(positions.iter().all(is_sound));
    let order = |position: &ConnectFour<Standard>| (position.plies(), position.key());
    assert!(positions.is_sorted_by(|one, next| order(one) < order(next)));
}

/// A score for two positions in three, different from one to the next.
fn made_up_scores() -> Vec<Option<Score>> {
    let score = |index: usize| (!index.is_multiple_of(3)).then(|| (index / 3 % 37) as Score - 18);
    (0..POSITIONS.len()).map(score).collect()
}

#[test]
fn what_is_written_is_read() {
    let scores = made_up_scores();
    let book = Book::read(&Book::write(&scores)).expect("a book");
    let pairs = POSITIONS.iter().zip(&scores);
    let known: Vec<_> = pairs
        .clone()
        .filter_map(|(position, score)| Some((position, (*score)?)))
        .collect();
    assert_eq!(book.entries().collect::<Vec<_>>(), known);
    for (position, &score) in pairs.step_by(7) {
        assert_eq!(book.score(position), score);
        assert_eq!(book.score(&position.mirrored()), score);
    }
    assert_eq!(book.score(&standard("123456712")), None);
}

#[test]
fn other_bytes_are_no_book() {
    let error = |bytes: &[u8]| Book::read(bytes).expect_err("no book");
    for bytes in [&b""[..], b"SPBOOK", b"SPBOOK1\nxyz", &BUILT_IN[1..]] {
        assert_eq!(error(bytes), BookError::Magic);
    }
    assert_eq!(error(b"SPBOOK2\n"), BookError::Damaged);
    assert_eq!(
        error(b"SPBOOK2\nchecksum no deflated bytes"),
        BookError::Damaged
    );
    assert_eq!(error(&BUILT_IN[..BUILT_IN.len() / 2]), BookError::Damaged);
}

#[test]
fn books_of_another_length_are_refused() {
    let expected = POSITIONS.len();
    for found in [0, 1, expected - 1, expected + 1] {
        let bytes = Book::write(&vec![Some(1); found]);
        let error = Book::read(&bytes).expect_err("no book");
        assert_eq!(error, BookError::Length { found, expected });
    }
    // However much it would unpack to, no more is unpacked than is needed to see it.
    let bytes = Book::write(&vec![None; 20 * expected]);
    assert!(matches!(
        Book::read(&bytes),
        Err(BookError::Damaged | BookError::Length { .. })
    ));
}

/// Damaged books are refused or are read as something; nothing panics. (Each reading enumerates the positions.)
#[test]
fn damage_never_panics() {
    let mut random = Random::stream(1, 0);
    for _ in 0..12 {
        let mut bytes = BUILT_IN.to_vec();
        let start = random.below(bytes.len() as u32) as usize;
        match random.below(3) {
            0 => bytes[start] ^= 1 << random.below(8),
            1 => bytes.truncate(start),
            _ => bytes[start..]
                .iter_mut()
                .for_each(|byte| *byte = random.bits() as u8),
        }
        if let Ok(book) = Book::read(&bytes) {
            assert!(book.entries().count() <= POSITIONS.len());
        }
    }
}

#[test]
fn the_one_built_in_knows_the_openings() {
    let book = Book::read(BUILT_IN).expect("a book");
    assert_eq!(book.entries().count(), POSITIONS.len());
    let known = |moves: &str| book.score(&standard(moves));
    assert_eq!(known(""), Some(1));
    for (index, expected) in OPENINGS.into_iter().enumerate() {
        let column = (index + 1).to_string();
        // For the player to move, who is the second one now.
        assert_eq!(known(&column), Some(-expected), "{column}");
    }
    assert_eq!(known("4455"), Some(18));
}

/// Every entry is the best of the entries after it.
#[test]
fn the_one_built_in_agrees_with_itself() {
    let book = Book::read(BUILT_IN).expect("a book");
    for (position, score) in book
        .entries()
        .filter(|(position, _)| position.plies() < MAX_STONES)
    {
        let after = position.actions().map(|action| {
            let mut next = position.clone();
            next.apply(action);
            if next.turn() == Turn::Over {
                // Won with the mover's stone number plies/2 + 1.
                22 - (position.plies() / 2 + 1) as Score
            } else {
                -book.score(&next).expect("it is complete")
            }
        });
        assert_eq!(Some(score), after.max(), "{position:?}");
    }
}

/// One entry in some, solved again without the book. What takes longer is compared with the bounds found by then.
#[test]
fn the_one_built_in_agrees_with_the_solver() {
    let book = Book::read(BUILT_IN).expect("a book");
    let mut solver = Solver::new(Standard);
    let mut solved = 0;
    let last = book
        .entries()
        .filter(|(position, _)| position.plies() == MAX_STONES);
    for (position, expected) in last.step_by(457) {
        solver.begin(position, Goal::Score);
        let status = solver.advance(20_000);
        let bounds = solver.bounds();
        assert!(
            bounds.lower <= expected && expected <= bounds.upper,
            "{position:?}: {expected}, {bounds:?}"
        );
        solved += usize::from(status == Status::Finished);
    }
    assert!(solved >= 30, "{solved} of 200 solved");
}

/// A solver that has learnt by heart answers at once, mirror images too; and what is learnt wrongly would be seen.
#[test]
fn a_solver_can_learn_by_heart() {
    let truth = score(&mut Solver::new(Standard), &standard("44455554"));
    let learnt = |score: Score| {
        let mut solver = Solver::new(Standard);
        solver.learn([(&standard("44455554"), score)].into_iter());
        solver
    };
    let image = mirrored(&columns("44455554"), 7);
    let mut solver = learnt(truth);
    assert_eq!(score(&mut solver, &after(Standard, &image)), truth);
    assert!(solver.nodes() < 20, "{} nodes", solver.nodes());
    assert_eq!(
        score(&mut learnt(truth - 1), &standard("44455554")),
        truth - 1
    );
}
