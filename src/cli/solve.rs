//! `saddlepoint solve`: exact scores of positions of the standard board, a line each.

use super::Failure;
use crate::engines::Status;
use crate::engines::solver::{Goal, Solver};
use crate::games::connect_four::{GameRecord, Setup, Standard};
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::time::Instant;

/// How positions are solved.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Only won, drawn or lost.
    pub weak: bool,
    /// Without the opening book.
    pub no_book: bool,
}

/// Solves the position at the beginning of each line of `file` (`-` is standard input) and prints a line for each:
/// moves, score, nodes, microseconds. Empty lines are skipped. A line that is no position is named on standard error.
///
/// # Errors
/// If the file cannot be read, the result not be written, or a line was no position: then all others were solved.
pub fn solve(file: &str, options: Options) -> Result<(), Failure> {
    let unreadable = |error| Failure::failed_run(format!("cannot read {file}: {error}"));
    let input: Box<dyn BufRead> = if file == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(file).map_err(unreadable)?))
    };
    let mut output = BufWriter::new(io::stdout().lock());
    let mut solver = Solver::new(Standard);
    let mut wrong_lines = 0_u64;
    for (number, line) in (1_u64..).zip(input.split(b'\n')) {
        let line = line.map_err(unreadable)?;
        let line = String::from_utf8_lossy(&line);
        let Some(moves) = line.split_whitespace().next() else {
            continue;
        };
        let (game, result) = GameRecord::parse(Setup::STANDARD, moves);
        match result {
            Ok(()) => {
                let written = writeln!(output, "{}", answer(&mut solver, &game, options));
                // A reader that has gone away (`| head`) wants no more.
                if written.and_then(|()| output.flush()).is_err() {
                    return Ok(());
                }
            }
            Err(error) => {
                wrong_lines += 1;
                eprintln!("saddlepoint: line {number}: {error}");
            }
        }
    }
    if wrong_lines > 0 {
        return Err(Failure::failed_run(format!(
            "lines that are no positions: {wrong_lines}"
        )));
    }
    Ok(())
}

fn answer(solver: &mut Solver<Standard>, game: &GameRecord, options: Options) -> String {
    let position = game.replay(Standard, game.moves().len());
    let goal = if options.weak {
        Goal::Outcome
    } else {
        Goal::Score
    };
    let start = Instant::now();
    solver.begin(&position, goal);
    while solver.advance(u64::MAX) == Status::Running {}
    let microseconds = start.elapsed().as_secs_f64() * 1e6;
    let bounds = solver.bounds();
    let score = if options.weak {
        bounds.outcome()
    } else {
        bounds.score()
    };
    // Finished: both are known.
    let score = score.unwrap_or_default();
    format!(
        "{} {score} {} {microseconds:.1}",
        game.moves_text(),
        solver.nodes()
    )
}
