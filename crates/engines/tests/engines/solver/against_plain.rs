//! The solver against plain negamax: random positions of many boards, solved by sets of every width.

use crate::solver::plain::Plain;
use crate::solver::support::{after, custom, outcome, random_game, score};
use engines::Status;
use engines::solver::{Goal, Solvable, Solver};
use ethnum::U256;
use games::connect_four::bits::Bits;
use games::connect_four::{Custom, Shape, Standard};
use random::Random;

/// Boards with all lengths of lines, even and odd numbers of cells, and blocked cells at the bottom, at the top and
/// between, in the middle column and beside it.
const SMALL: [&str; 20] = [
    "4x4x3",
    "4x4",
    "5x4",
    "4x5",
    "6x4",
    "5x5x5",
    "6x5x5",
    "4x7x3",
    "5x5x3",
    "4x4x3-2.1",
    "4x5x3-3.3",
    "5x4x3-3.2",
    "5x4-3.4",
    "5x5-3.3",
    "6x4-1.1",
    "6x4-2.2",
    "6x4-4.3",
    "6x4-6.4",
    "5x6x5-2.4",
    "5x7x3-4.6",
];

/// Compares positions with up to `most_empty` empty cells; one solver for all of them, and now and then a new one.
fn compare<S: Solvable>(shape: S, most_empty: u32, positions: u32, random: &mut Random) {
    let mut solver = Solver::new(shape);
    let setup = shape.setup();
    let most_empty = most_empty.min(shape.capacity());
    for number in 0..positions {
        let empty = 1 + random.below(most_empty);
        let moves = random_game(shape, empty, random);
        let position = after(shape, &moves);
        let expected = Plain::after(setup, &moves).score();
        let found = score(&mut solver, &position);
        assert_eq!(found, expected, "{setup}, {moves:?}");
        assert_eq!(
            outcome(&mut solver, &position),
            expected.signum(),
            "{setup}, {moves:?}"
        );
        if number % 50 == 0 {
            let found = score(&mut Solver::new(shape), &position);
            assert_eq!(found, expected, "{setup}, {moves:?}, a new solver");
        }
    }
}

fn compare_small<B: Bits>(positions: u32, random: &mut Random)
where
    Custom<B>: Solvable,
{
    for setup in SMALL {
        compare(custom::<B>(setup), 12, positions, random);
    }
}

#[test]
fn small_boards_in_64_bits() {
    compare_small::<u64>(60, &mut Random::stream(1, 0));
}

#[test]
fn small_boards_in_128_and_256_bits() {
    compare_small::<u128>(15, &mut Random::stream(2, 0));
    compare_small::<U256>(15, &mut Random::stream(2, 1));
}

#[test]
fn the_standard_board() {
    compare(Standard, 13, 300, &mut Random::stream(3, 0));
    compare(custom::<u64>("7x6"), 12, 100, &mut Random::stream(3, 1));
}

#[test]
fn nearly_full_large_boards() {
    let mut random = Random::stream(4, 0);
    for setup in ["9x10x5", "9x10-4.1", "9x10x5-5.5", "12x9x5-1.9"] {
        compare(custom::<u128>(setup), 10, 25, &mut random);
    }
    for setup in ["12x12x5", "12x12x5-7.7", "11x12x5-6.6"] {
        compare(custom::<U256>(setup), 9, 20, &mut random);
    }
}

/// Whole games: short lines are won soon, so plain negamax can check what the solver claims.
#[test]
fn early_positions_with_three_in_a_row() {
    let mut random = Random::stream(5, 0);
    for setup in [
        "4x4x3",
        "5x5x3",
        "6x6x3",
        "7x7x3",
        "6x6x3-1.3",
        "7x6x3-4.2",
        "7x6x3-2.1",
        "7x7x3-3.3",
    ] {
        let shape = custom::<u64>(setup);
        let mut solver = Solver::new(shape);
        for plies in (0..8).flat_map(|plies| [plies; 4]) {
            let moves = random_game(shape, shape.capacity() - plies, &mut random);
            let found = score(&mut solver, &after(shape, &moves));
            let mut plain = Plain::after(shape.setup(), &moves);
            assert!(plain.has_score(found), "{setup}, {moves:?}: {found}");
        }
    }
}

/// One node at a time, the score is always between the bounds; nothing is said too early.
#[test]
fn bounds_are_true_at_every_moment() {
    let mut random = Random::stream(6, 0);
    for setup in SMALL {
        let shape = custom::<u64>(setup);
        let mut solver = Solver::new(shape);
        for goal in [Goal::Score, Goal::Outcome].repeat(10) {
            let moves = random_game(shape, 12.min(shape.capacity() - 1), &mut random);
            let expected = Plain::after(shape.setup(), &moves).score();
            solver.begin(&after(shape, &moves), goal);
            loop {
                let bounds = solver.bounds();
                let is_true = bounds.lower <= expected && expected <= bounds.upper;
                assert!(is_true, "{setup}, {moves:?}: {bounds:?}, not {expected}");
                if solver.advance(1) == Status::Finished {
                    break;
                }
            }
            assert_eq!(solver.bounds().outcome(), Some(expected.signum()));
        }
    }
}

/// Even and odd numbers of rows and of cells, with and without a blocked cell, down to half empty: what following up
/// proves has to be true of all of them.
#[test]
fn following_up_holds_what_it_claims() {
    let mut random = Random::stream(7, 0);
    for setup in [
        "4x5",
        "4x6",
        "5x4",
        "5x5",
        "4x4x3",
        "4x6x3-2.3",
        "5x5-2.2",
        "5x5-4.4",
        "4x6-3.1",
    ] {
        compare(custom::<u64>(setup), 14, 120, &mut random);
    }
}
