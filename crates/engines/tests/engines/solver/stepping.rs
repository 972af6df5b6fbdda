//! However the work is cut into slices, it is the same work.

use crate::solver::support::{after, custom, random_game, standard};
use engines::Status;
use engines::solver::{Goal, Score, Solvable, Solver};
use games::connect_four::{ConnectFour, Standard};
use random::Random;

const POSITIONS: [&str; 4] = [
    "32164625",
    "44455554221",
    "7422341735647741166133573473242566",
    "4455",
];

/// Scores and nodes of positions one after the other, in slices of these sizes.
fn sliced<S: Solvable>(
    positions: &[ConnectFour<S>],
    goal: Goal,
    mut slice: impl FnMut() -> u64,
) -> Vec<(Score, u64)> {
    let mut solver = Solver::new(*positions[0].shape());
    let mut found = Vec::new();
    for position in positions {
        solver.begin(position, goal);
        while solver.advance(slice()) == Status::Running {}
        let bounds = solver.bounds();
        let value = if goal == Goal::Score {
            bounds.score()
        } else {
            bounds.outcome()
        };
        found.push((value.expect("finished"), solver.nodes()));
    }
    found
}

fn slices_do_not_matter<S: Solvable>(positions: &[ConnectFour<S>]) {
    for goal in [Goal::Outcome, Goal::Score] {
        let whole = sliced(positions, goal, || u64::MAX);
        for size in [0, 1, 2, 7, 1000] {
            assert_eq!(sliced(positions, goal, || size), whole, "slices of {size}");
        }
        let mut random = Random::stream(1, 0);
        let ragged = sliced(positions, goal, || 1 + u64::from(random.below(50)));
        assert_eq!(ragged, whole);
    }
}

/// Positions of which the whole search is short enough for slices of one node.
#[test]
fn on_the_standard_board() {
    slices_do_not_matter(&POSITIONS.map(standard));
}

#[test]
fn on_another_board() {
    let shape = custom::<u128>("9x8-3.4");
    let mut random = Random::stream(2, 0);
    let mut position = || after(shape, &random_game(shape, 14, &mut random));
    slices_do_not_matter(&[position(), position(), position()]);
}

/// A slice is about as long as was asked for: it never goes on for long after that.
#[test]
fn a_slice_is_not_exceeded() {
    let mut solver = Solver::new(Standard);
    solver.begin(&standard("32164625"), Goal::Score);
    for step in 1..100 {
        assert_eq!(solver.advance(10), Status::Running);
        assert_eq!(solver.nodes(), 10 * step);
    }
}

/// A search given up in the middle leaves nothing behind that is wrong.
#[test]
fn beginning_anew_in_the_middle() {
    let mut solver = Solver::new(Standard);
    solver.begin(&standard("32164625"), Goal::Score);
    assert_eq!(solver.advance(1000), Status::Running);
    solver.begin(&standard("44455554221"), Goal::Score);
    assert!(solver.nodes() == 0 && solver.bounds().score().is_none());
    while solver.advance(1000) == Status::Running {}
    assert_eq!(solver.bounds().score(), Some(-15));
    solver.begin(&standard("32164625"), Goal::Score);
    while solver.advance(1000) == Status::Running {}
    assert_eq!(solver.bounds().score(), Some(11));
}
