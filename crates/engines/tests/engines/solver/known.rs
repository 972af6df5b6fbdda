//! Single positions of which the score is plain to see or published.

use crate::solver::support::{after, custom, outcome, random_game, score, standard};
use engines::Status;
use engines::solver::{Bounds, Goal, Solver};
use games::Game;
use games::connect_four::Standard;
use random::Random;

fn standard_score(moves: &str) -> i32 {
    score(&mut Solver::new(Standard), &standard(moves))
}

#[test]
fn published_scores() {
    assert_eq!(standard_score("4455"), 18);
    assert_eq!(standard_score("44455554221"), -15);
}

#[test]
fn a_line_with_the_next_stone() {
    // 42 cells, 6 stones: won with the fourth stone of the first player, 22 − 4.
    assert_eq!(standard_score("112233"), 18);
    assert_eq!(standard_score("414141"), 18);
}

#[test]
fn a_loss_with_the_stone_after_the_next() {
    // Two open ends: whatever the second player does, the first has a line with the fourth stone.
    assert_eq!(standard_score("33445"), -18);
}

#[test]
fn finished_games() {
    // The first player has won with the fourth stone, the second to move has lost.
    assert_eq!(standard_score("1122334"), -18);
    assert_eq!(standard_score("71726364"), -18);
    let mut solver = Solver::new(Standard);
    assert_eq!(outcome(&mut solver, &standard("1122334")), -1);
    assert_eq!(solver.nodes(), 0);
}

/// The last stone wins, which is worth 1, or nobody does; either way the game is then worth what its end is.
#[test]
fn one_empty_cell() {
    let mut random = Random::stream(1, 0);
    for setup in ["5x5x3", "5x5-3.3", "6x4"].repeat(40) {
        let shape = custom::<u64>(setup);
        let before = after(shape, &random_game(shape, 1, &mut random));
        let mut end = before.clone();
        end.apply(before.actions().next().expect("one empty cell"));
        let expected = i32::from(end.winner().is_some());
        let mut solver = Solver::new(shape);
        assert_eq!(score(&mut solver, &before), expected);
        assert_eq!(score(&mut solver, &end), -expected);
        assert_eq!(outcome(&mut solver, &end), -expected);
    }
}

#[test]
fn nothing_is_to_be_done_before_a_position_is_given() {
    let mut solver = Solver::new(Standard);
    assert_eq!(solver.advance(1), Status::Finished);
    assert_eq!((solver.bounds(), solver.nodes()), (Bounds::exactly(0), 0));
}

/// The score after the outcome: what is known stays known.
#[test]
fn the_aim_can_be_raised() {
    let position = standard("32164625");
    let mut solver = Solver::new(Standard);
    assert_eq!(outcome(&mut solver, &position), 1);
    let (known, nodes) = (solver.bounds(), solver.nodes());
    assert_eq!(known.score(), None, "the sign is found first");
    solver.aim(Goal::Score);
    assert_eq!(solver.bounds(), known);
    assert_eq!(solver.advance(u64::MAX), Status::Finished);
    assert_eq!(solver.bounds(), Bounds::exactly(11));
    assert!(solver.nodes() > nodes);
}
