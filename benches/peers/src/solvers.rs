//! Solvers of Connect Four. As ours does, each keeps what it remembers from position to position: its crate's own
//! benchmark may begin anew with each, which measured no faster.

use crate::common::program::Work;
use crate::common::row::Who;
use crate::common::sets::{Case, HARDEST, SETS};
use crate::common::stopwatch::seconds_a_unit;
use connect_four_ai::Position;
use connect_four_solver::ConnectFour;

const AI: &str = "connect-four-ai 0.1.2";
const SOLVER: &str = "connect-four-solver 0.2.4";

/// All sets without a book, and the hardest with one.
pub fn works() -> impl Iterator<Item = Work> {
    let without = SETS.into_iter().map(|set| Work {
        name: set.work(),
        who: Who::from(AI),
        measure: Box::new(move || ai(&set.cases(), connect_four_ai::Solver::empty)),
    });
    without.chain([
        Work {
            name: HARDEST.work_with_book(),
            who: Who::from(AI),
            measure: Box::new(|| ai(&HARDEST.cases(), connect_four_ai::Solver::new)),
        },
        Work {
            name: HARDEST.work_with_book(),
            who: Who::from(SOLVER),
            measure: Box::new(|| solver(&HARDEST.cases())),
        },
    ])
}

/// `begin` makes a solver, with or without a book.
fn ai(cases: &[Case], begin: fn() -> connect_four_ai::Solver) -> f64 {
    let position = |case: &Case| Position::from_moves(case.moves).expect("moves");
    let positions: Vec<Position> = cases.iter().map(position).collect();
    let mut solver = begin();
    seconds_a_unit(cases.len() as u64, || {
        solver.reset();
        for (position, case) in positions.iter().zip(cases) {
            let score = i32::from(solver.solve(position));
            assert_eq!(score, case.score, "{}", case.moves);
        }
    })
}

/// Always with its book, which has positions with up to six stones.
fn solver(cases: &[Case]) -> f64 {
    let position = |case: &Case| ConnectFour::from_move_list(case.moves);
    let positions: Vec<ConnectFour> = cases.iter().map(position).collect();
    seconds_a_unit(cases.len() as u64, || {
        let mut solver = connect_four_solver::Solver::new();
        for (position, case) in positions.iter().zip(cases) {
            let score = i32::from(solver.score(position));
            assert_eq!(score, case.score, "{}", case.moves);
        }
    })
}
