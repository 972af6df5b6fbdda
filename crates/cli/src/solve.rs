//! `saddlepoint solve`: exact scores of positions of the standard board, a line each.

use super::arguments::Format;
use super::failure::Failure;
use computing::common::opening_book;
use engines::Status;
use engines::solver::book::MAX_STONES;
use engines::solver::{Bounds, Goal, Score, Solver};
use games::connect_four::{ConnectFour, GameRecord, Setup, Standard};
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
    pub format: Format,
}

/// Solves the position at the beginning of each line of `file` (`-` is standard input) and prints a line for each:
/// moves, score, nodes, microseconds; as JSON an object a line. Empty lines are skipped. A line that is no position is named on standard error.
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
    if matches!(options.format, Format::Csv)
        && writeln!(output, "moves,score,nodes,microseconds").is_err()
    {
        return Ok(());
    }
    let mut solvers = Solvers::default();
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
                let written = writeln!(output, "{}", solvers.answer(&game, options));
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
            "lines without a valid position: {wrong_lines}"
        )));
    }
    Ok(())
}

/// Solvers that last from line to line: what one remembers serves the next position. Which of them depends on the
/// number of stones, since learning the book by heart is of use to early positions alone.
#[derive(Default)]
struct Solvers {
    early: Option<Solver<Standard>>,
    late: Option<Solver<Standard>>,
}

impl Solvers {
    fn answer(&mut self, game: &GameRecord, options: Options) -> String {
        let position = game.replay(Standard, game.moves().len());
        // Reading the book and learning it are done once; no position is charged with that.
        let is_early = !options.no_book && position.plies() <= MAX_STONES;
        if is_early {
            self.early
                .get_or_insert_with(|| opening_book::solver_for(&position));
        }
        let start = Instant::now();
        let in_book = is_early.then(|| opening_book::score(&position)).flatten();
        let (bounds, nodes) = match in_book {
            Some(score) => (Bounds::exactly(score), 0),
            None => self.search(&position, options),
        };
        let microseconds = start.elapsed().as_secs_f64() * 1e6;
        // Finished: what was asked for is known.
        let score: Option<Score> = if options.weak {
            bounds.outcome()
        } else {
            bounds.score()
        };
        let score = score.unwrap_or_default();
        let moves = game.moves_text();
        match options.format {
            Format::Text => format!("{moves} {score} {nodes} {microseconds:.1}"),
            Format::Csv => format!("{moves},{score},{nodes},{microseconds:.1}"),
            Format::Json | Format::Ndjson => format!(
                r#"{{"moves":"{moves}","score":{score},"nodes":{nodes},"microseconds":{microseconds:.1}}}"#
            ),
        }
    }

    fn search(&mut self, position: &ConnectFour<Standard>, options: Options) -> (Bounds, u64) {
        let solver = if options.no_book || position.plies() > MAX_STONES {
            self.late.get_or_insert_with(|| Solver::new(Standard))
        } else {
            self.early
                .get_or_insert_with(|| opening_book::solver_for(position))
        };
        let goal = if options.weak {
            Goal::Outcome
        } else {
            Goal::Score
        };
        solver.begin(position, goal);
        while solver.advance(u64::MAX) == Status::Running {}
        (solver.bounds(), solver.nodes())
    }
}
