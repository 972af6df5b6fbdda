//! The evaluation by number and kind: sums by hand, and the same for both sides.

use super::{legal, mirrored, position};
use games::evaluation::{ALMOST_WON, ByKind};
use games::gardner::{Gardner, Kind};
use games::{Evaluate, Game, Player, Turn};
use random::Random;

const USUAL: ByKind = ByKind {
    worth: [1.0, 3.0, 3.0, 5.0, 9.0],
    mobility: 0.0,
};
const MOBILE: ByKind = ByKind {
    worth: [1.0, 3.25, 3.5, 5.0, 9.75],
    mobility: 0.125,
};

#[test]
fn sums_by_hand() {
    assert_eq!(USUAL.points(&Gardner::new()), 0.0);
    // Queen and pawn against rook and two knights: 10 − 11.
    let unequal = position("1n2k/r1n2/5/P4/1Q2K w");
    assert_eq!(USUAL.points(&unequal), -1.0);
    assert_eq!(USUAL.evaluate(&unequal, Player::First), -0.01);
    assert_eq!(USUAL.evaluate(&unequal, Player::Second), 0.01);
    let part = USUAL.part(&unequal, Kind::Knight);
    assert_eq!((part.counts, part.points()), ([0, 2], -6.0));
    // A king in the corner attacks three squares, a rook beside it eight, one of them the king's own square.
    let rook = position("4k/5/5/5/R3K w");
    assert_eq!(rook.mobility(Player::First), 3 + 7);
    assert_eq!(MOBILE.mobility_part(&rook).points(), 0.125 * (10.0 - 3.0));
}

#[test]
fn no_sum_is_a_win() {
    let much = ByKind {
        worth: [20.0; 5],
        mobility: 0.0,
    };
    let many = position("4k/5/QQQ2/QQQRB/N3K b");
    assert_eq!(much.evaluate(&many, Player::First), ALMOST_WON);
    assert_eq!(much.evaluate(&many, Player::Second), -ALMOST_WON);
}

#[test]
fn mirrored_positions_are_worth_the_opposite() {
    let mut unequal = 0;
    for seed in 0..100 {
        let mut random = Random::stream(seed, 2);
        let mut position = Gardner::new();
        while position.turn() != Turn::Over {
            position.apply_random(&mut random);
            let other = mirrored(&position);
            for judge in [USUAL, MOBILE] {
                let worth = judge.evaluate(&position, Player::First);
                assert_eq!(worth, -judge.evaluate(&other, Player::First), "{position}");
                assert_eq!(worth, judge.evaluate(&other, Player::Second), "{position}");
                assert_eq!(
                    judge.is_quiet(&position),
                    judge.is_quiet(&other),
                    "{position}"
                );
                unequal += u32::from(worth != 0.0);
            }
        }
    }
    assert!(unequal > 1_000, "{unequal}");
}

#[test]
fn captures_of_much_by_little_are_tried_first() {
    // The pawn takes the queen or the rook, the rook takes the rook, and a knight goes somewhere.
    let root = position("4k/1q1r1/P1P2/3R1/N3K w");
    let promise = |symbol| USUAL.promise(&root, legal(&root, symbol));
    let in_order = ["c3b4", "c3d4", "d2d4", "a1b3"].map(promise);
    assert!(
        in_order.is_sorted_by(|better, worse| better > worse),
        "{in_order:?}"
    );
    let promoting = position("1n2k/P4/5/5/4K w");
    let promise = |symbol| USUAL.promise(&promoting, legal(&promoting, symbol));
    let in_order = ["a4b5q", "a4a5q", "a4b5n", "a4a5n", "e1e2"].map(promise);
    assert!(
        in_order.is_sorted_by(|better, worse| better > worse),
        "{in_order:?}"
    );
}

#[test]
fn positions_are_quiet_where_nothing_is_to_be_won() {
    for (text, is_quiet) in [
        ("rnbqk/ppppp/5/PPPPP/RNBQK w", true),
        // In check.
        ("4k/5/5/5/R3K b", true),
        ("R3k/5/5/5/4K b", false),
        // A rook takes a guarded pawn, and one that is not.
        ("2k2/1p3/p4/5/R3K w", true),
        ("4k/5/p4/5/R3K w", false),
        // A pawn takes a guarded rook.
        ("3k1/2r2/1P3/5/4K w", false),
        // A pawn is about to promote; one that is blocked is not.
        ("3k1/P4/5/5/4K w", false),
        ("r1k2/P4/5/5/4K w", true),
        // A pinned pawn promotes nothing.
        ("5/rP1K1/5/4k/5 w", true),
    ] {
        let root = position(text);
        assert_eq!(USUAL.is_quiet(&root), is_quiet, "{text}");
    }
}
