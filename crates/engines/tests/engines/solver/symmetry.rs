//! Mirror images: equal scores on boards that are their own mirror image; on others never taken for each other.

use crate::solver::plain::Plain;
use crate::solver::support::{after, custom, mirrored, random_game, score};
use engines::solver::{Solvable, Solver};
use games::connect_four::{Column, ConnectFour, Setup, Shape, Standard};
use games::{Game, Turn};
use random::Random;

/// By one solver, which may use what it knows of the one for the other, and by another, which cannot.
fn images_are_equal<S: Solvable>(shape: S, empty: u32, count: usize) {
    let mut random = Random::stream(1, u64::from(empty));
    let (mut one, mut other) = (Solver::new(shape), Solver::new(shape));
    for _ in 0..count {
        let moves = random_game(shape, empty, &mut random);
        let image = after(shape, &mirrored(&moves, shape.setup().width()));
        let expected = score(&mut one, &after(shape, &moves));
        assert_eq!(score(&mut one, &image), expected, "{moves:?}");
        assert_eq!(score(&mut other, &image), expected, "{moves:?}");
    }
}

#[test]
fn on_boards_that_are_their_own_image() {
    images_are_equal(Standard, 16, 40);
    images_are_equal(Standard, 22, 10);
    images_are_equal(custom::<u64>("5x5-3.3"), 16, 20);
    images_are_equal(custom::<u64>("7x7x3-4.2"), 45, 20);
    images_are_equal(custom::<u128>("8x8x3"), 60, 20);
}

/// The image is found in memory: then hardly any node is needed for it.
#[test]
fn early_images_are_looked_up_together() {
    let shape = custom::<u64>("7x7x3");
    let mut random = Random::stream(2, 0);
    let mut solver = Solver::new(shape);
    let (mut nodes, mut nodes_of_images) = (0, 0);
    for _ in 0..20 {
        let moves = random_game(shape, 46, &mut random);
        score(&mut solver, &after(shape, &moves));
        nodes += solver.nodes();
        score(&mut solver, &after(shape, &mirrored(&moves, 7)));
        nodes_of_images += solver.nodes();
    }
    assert!(5 * nodes_of_images < nodes, "{nodes_of_images} of {nodes}");
}

/// A cell blocked beside the middle: an early position and its image have different scores and the same solver must
/// not confuse them, in whatever order it meets them.
#[test]
fn on_boards_that_are_not() {
    let mut random = Random::stream(3, 0);
    let mut different = 0;
    for setup in ["6x6x3-1.3", "7x6x3-3.1", "6x6x3-2.2", "6x7x3-3.4"] {
        let setup: Setup = setup.parse().expect("a board");
        let shape = custom::<u64>(&setup.to_string());
        let mut solver = Solver::new(shape);
        for _ in 0..12 {
            let moves = random_game(shape, empty_after_three(setup), &mut random);
            let image = mirrored(&moves, setup.width());
            if !is_playable(setup, &image) {
                continue;
            }
            let scores = [moves, image].map(|moves| {
                let found = score(&mut solver, &after(shape, &moves));
                assert!(
                    Plain::after(setup, &moves).has_score(found),
                    "{setup}, {moves:?}"
                );
                found
            });
            different += usize::from(scores[0] != scores[1]);
        }
    }
    assert!(different > 5, "{different} pairs differ");
}

/// A stone of the other player opposite the blocked cell: then the mirror image of the key is the key of another
/// position, in which stone and blocked cell have not changed places. New solvers have met only one of the two.
#[test]
fn a_stone_opposite_the_blocked_cell_is_no_blocked_cell() {
    let mut random = Random::stream(4, 0);
    let shape = custom::<u64>("7x6-1.1");
    let mut solver = Solver::new(shape);
    let mut different = 0;
    for _ in 0..150 {
        let moves = random_game(shape, 30, &mut random);
        let mut other = mirrored(&moves, 7);
        other[0] = moves[0];
        if moves[0].number() != 7 || !is_playable(shape.setup(), &other) {
            continue;
        }
        let scores = [moves, other].map(|moves| {
            let found = score(&mut solver, &after(shape, &moves));
            let expected = score(&mut Solver::new(shape), &after(shape, &moves));
            assert_eq!(found, expected, "{moves:?}");
            found
        });
        different += usize::from(scores[0] != scores[1]);
    }
    assert!(different > 3, "{different} pairs differ");
}

/// Empty cells when three stones are on the board.
fn empty_after_three(setup: Setup) -> u32 {
    u32::from(setup.width()) * u32::from(setup.height()) - 4
}

/// Whether nobody has won yet, at any moment.
fn is_playable(setup: Setup, moves: &[Column]) -> bool {
    let mut position = ConnectFour::new(custom::<u64>(&setup.to_string()));
    moves.iter().all(|&column| {
        position.apply(column);
        position.turn() != Turn::Over
    })
}
