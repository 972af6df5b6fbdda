//! Builds the opening book: `cargo xtask book`.
//!
//! Solves the positions with the most stones, on all cores, backs their scores up to all earlier ones, and writes
//! `assets/connect-four.book` from what is known by then. It takes hours, so it can be interrupted and goes on where it was:
//! every score found is a line in the file of progress. Scores do not depend on the order, the number of threads or
//! interruptions, so neither does the book.

use engines::Status;
use engines::solver::book::MAX_STONES;
use engines::solver::{Book, Goal, Score, Solver};
use games::Keyed;
use games::connect_four::{ConnectFour, Standard};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::sync::Mutex;
use std::thread;

const PROGRESS: &str = "target/opening-book.txt";
/// Positions that a thread takes at a time: many, because neighbours have most in common.
const BLOCK: usize = 2048;
const BOOK: &str = "assets/connect-four.book";
/// Early positions remembered by each thread: 2²⁷ buckets of 32 bytes, four gigabytes.
const EARLY_BITS: u32 = 27;

/// Arguments: `--only-write` does not solve anything.
fn main() -> io::Result<()> {
    let positions = Book::positions();
    if !std::env::args().any(|argument| argument == "--only-write") {
        solve_last(&positions)?;
    }
    let known = known_scores()?;
    let of_last = |position: &ConnectFour<Standard>| known.get(&position.key()).copied();
    write(&Book::backed_up(&positions, of_last))
}

/// Writes the book, but not over one that knows more.
fn write(scores: &[Option<Score>]) -> io::Result<()> {
    let count = scores.iter().flatten().count();
    let there = fs::read(BOOK).ok();
    let there = there.and_then(|bytes| Book::read(&bytes).ok());
    let kept = there.map_or(0, |book| book.entries().count());
    if kept > count {
        println!("{BOOK} is left as it is: it has {kept} positions, and {count} are known so far");
        return Ok(());
    }
    let book = Book::write(scores);
    fs::write(BOOK, &book)?;
    let (all, bytes) = (scores.len(), book.len());
    println!("{BOOK}: {count} of {all} positions, {bytes} bytes");
    Ok(())
}

/// What the file of progress has: lines of a key, in hexadecimal digits, and a score. A line cut short is no line.
fn known_scores() -> io::Result<BTreeMap<u64, Score>> {
    if !fs::exists(PROGRESS)? {
        return Ok(BTreeMap::new());
    }
    let mut known = BTreeMap::new();
    for line in BufReader::new(File::open(PROGRESS)?).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let entry = line.strip_suffix(';').and_then(|line| line.split_once(' '));
        let entry = entry.and_then(|(key, score)| {
            Some((u64::from_str_radix(key, 16).ok()?, score.parse().ok()?))
        });
        known.extend(entry);
    }
    Ok(known)
}

/// Solves those of the positions with the most stones whose scores are not known yet.
fn solve_last(positions: &[ConnectFour<Standard>]) -> io::Result<()> {
    let known = known_scores()?;
    let last = positions
        .iter()
        .filter(|position| position.plies() == MAX_STONES);
    let all = last.clone().count();
    let open: Vec<_> = last
        .filter(|position| !known.contains_key(&position.key()))
        .collect();
    solve(&open, all)
}

/// Solves positions in their order, a block a thread at a time.
fn solve(open: &[&ConnectFour<Standard>], all: usize) -> io::Result<()> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(PROGRESS)?;
    let file = Mutex::new(file);
    let bar = ProgressBar::new(all as u64).with_position((all - open.len()) as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}") {
        bar.set_style(style);
    }
    let blocks = Mutex::new(open.chunks(BLOCK));
    let next_block = || blocks.lock().ok()?.next();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut solver = Solver::with_memory(Standard, EARLY_BITS);
                while let Some(block) = next_block() {
                    for &position in block {
                        let score = score_of(&mut solver, position);
                        note(&file, position.key(), score);
                        bar.inc(1);
                    }
                }
            });
        }
    });
    bar.finish();
    Ok(())
}

fn score_of(solver: &mut Solver<Standard>, position: &ConnectFour<Standard>) -> Score {
    solver.begin(position, Goal::Score);
    while solver.advance(u64::MAX) == Status::Running {}
    // Finished: the score is known.
    solver.bounds().score().unwrap_or_default()
}

/// One write a line, so that what an interruption leaves is whole lines.
fn note(file: &Mutex<File>, key: u64, score: Score) {
    let line = format!("{key:x} {score};\n");
    let written = file.lock().map(|mut file| file.write_all(line.as_bytes()));
    if let Ok(Err(error)) = written {
        eprintln!("{PROGRESS}: {error}");
    }
}
