//! Exact scores of the positions of the test sets, one after the other by one solver, which keeps what it remembers.

use crate::common::program::Work;
use crate::common::sets::{Case, HARDEST, SETS, Set};
use crate::common::stopwatch::seconds_a_unit;
use crate::work;
use saddlepoint::engines::solver::{Goal, Solver};
use saddlepoint::games::connect_four::{GameRecord, Standard};
use std::io::Write;
use std::process::{Command, Stdio};

/// Without a book, and the hardest with it.
pub fn works() -> impl Iterator<Item = Work> {
    let without = SETS.into_iter().map(|set| {
        let name = set.work();
        work(name, move || solve(&set.cases()))
    });
    without.chain([work(HARDEST.work_with_book(), || solve_with_book(&HARDEST))])
}

fn solve(cases: &[Case]) -> f64 {
    let position = |case: &Case| {
        let game: GameRecord = case.moves.parse().expect("moves");
        game.replay(Standard, game.moves().len())
    };
    let positions: Vec<_> = cases.iter().map(position).collect();
    seconds_a_unit(cases.len() as u64, || {
        let mut solver = Solver::new(Standard);
        for (position, case) in positions.iter().zip(cases) {
            solver.begin(position, Goal::Score);
            solver.advance(u64::MAX);
            assert_eq!(solver.bounds().score(), Some(case.score), "{}", case.moves);
        }
    })
}

/// By the command that people use, `saddlepoint solve`, which has the book and says how long each position took.
fn solve_with_book(set: &Set) -> f64 {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saddlepoint"))
        .arg("solve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command can be run");
    let cases = set.cases();
    // The end of the block closes the command's input.
    {
        let mut input = command.stdin.take().expect("an input");
        for case in &cases {
            writeln!(input, "{}", case.moves).expect("the command reads");
        }
    }
    let output = command.wait_with_output().expect("the command ends");
    let output = String::from_utf8(output.stdout).expect("text");
    let answer = |line: &str| -> Option<(i32, f64)> {
        let mut words = line.split(' ').skip(1);
        let score = words.next()?.parse().ok()?;
        Some((score, words.nth(1)?.parse().ok()?))
    };
    let answers = output.lines().map(|line| answer(line).expect("an answer"));
    let microseconds = answers.zip(&cases).map(|((score, microseconds), case)| {
        assert_eq!(score, case.score, "{}", case.moves);
        microseconds
    });
    microseconds.sum::<f64>() / 1e6 / cases.len() as f64
}
