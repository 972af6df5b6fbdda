//! Exact scores of the positions of the test sets, one after the other. Solvers keep what they remember.

use crate::common::program::Work;
use crate::common::sets::{Case, HARDEST, SETS};
use crate::common::stopwatch::seconds_a_unit_from;
use crate::work;
use computing::common::opening_book;
use engines::solver::book::MAX_STONES;
use engines::solver::{Goal, Score, Solver};
use games::connect_four::{ConnectFour, GameRecord, Standard};

/// Without a book, and the hardest with it.
pub fn works() -> impl Iterator<Item = Work> {
    let without = SETS.into_iter().map(|set| {
        let name = set.work();
        work(name, move || without_book(&set.cases()))
    });
    let with = work(HARDEST.work_with_book(), || with_book(&HARDEST.cases()));
    without.chain([with])
}

fn without_book(cases: &[Case]) -> f64 {
    let positions = positions(cases);
    let begin = || Solver::new(Standard);
    seconds_a_unit_from(cases.len() as u64, begin, |solver| {
        for (position, case) in positions.iter().zip(cases) {
            let score = search(solver, position);
            assert_eq!(score, Some(case.score), "{}", case.moves);
        }
    })
}

/// As `saddlepoint solve` does it: no position is charged with reading the book and learning it by heart.
fn with_book(cases: &[Case]) -> f64 {
    let positions = positions(cases);
    let begin = || {
        let learned = opening_book::solver_for(&ConnectFour::new(Standard));
        (learned, Solver::new(Standard))
    };
    seconds_a_unit_from(cases.len() as u64, begin, |(early, late)| {
        for (position, case) in positions.iter().zip(cases) {
            let is_early = position.plies() <= MAX_STONES;
            let solver = if is_early { &mut *early } else { &mut *late };
            let score = opening_book::score(position).or_else(|| search(solver, position));
            assert_eq!(score, Some(case.score), "{}", case.moves);
        }
    })
}

fn positions(cases: &[Case]) -> Vec<ConnectFour<Standard>> {
    let position = |case: &Case| {
        let game: GameRecord = case.moves.parse().expect("moves");
        game.replay(Standard, game.moves().len())
    };
    cases.iter().map(position).collect()
}

fn search(solver: &mut Solver<Standard>, position: &ConnectFour<Standard>) -> Option<Score> {
    solver.begin(position, Goal::Score);
    solver.advance(u64::MAX);
    solver.bounds().score()
}
