//! The command line: the same experiments by the same links, on threads.
//!
//! Results go to standard output, everything else to standard error. Exit codes: 0; 1 for a run that failed;
//! 2 for a link or an argument that is wrong.

mod help;
mod run;
mod solve;

use clap::{Parser, Subcommand, ValueEnum};
use std::process::ExitCode;

/// What a run prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table for people.
    Text,
    /// The experiment and its result as one object.
    Json,
    /// The table as comma-separated values.
    Csv,
}

#[derive(Parser)]
#[command(
    name = "saddlepoint",
    version,
    about = "A game-theory laboratory: runs on the command line what a link shows in the browser",
    disable_help_subcommand = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the experiment of a link
    Run {
        /// A whole URL, or what follows its #/, in quotes
        link: String,
        /// What to print
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
        /// How many threads work; the result does not depend on it [default: all cores]
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
        threads: Option<u32>,
    },
    /// Solves positions of Connect Four exactly: prints moves, score, nodes and microseconds for each line
    Solve {
        /// A file whose lines begin with the moves of a position, such as 4453; - is standard input
        #[arg(default_value = "-")]
        file: String,
        /// Only 1, 0 or -1 for won, drawn or lost
        #[arg(long)]
        weak: bool,
        /// Without the opening book
        #[arg(long)]
        no_book: bool,
    },
    /// Lists the labs
    List,
    /// Explains a lab's parameters, or this program
    Help {
        /// A lab; see list
        lab: Option<String>,
    },
}

/// A command that has gone wrong, with its exit code.
struct Failure {
    code: u8,
    message: String,
}

impl Failure {
    fn wrong_input(message: String) -> Self {
        Self { code: 2, message }
    }

    fn failed_run(message: String) -> Self {
        Self { code: 1, message }
    }
}

/// Runs the command that the process's arguments name.
pub fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Run {
            link,
            format,
            threads,
        } => run::run(&link, format, threads),
        Command::Solve {
            file,
            weak,
            no_book,
        } => solve::solve(&file, solve::Options { weak, no_book }),
        Command::List => print(&help::labs()),
        Command::Help { lab: Some(lab) } => help::lab(&lab).and_then(|text| print(&text)),
        Command::Help { lab: None } => print(&help::program()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("saddlepoint: {}", failure.message);
            ExitCode::from(failure.code)
        }
    }
}

/// Writes to standard output. A reader that has gone away (`| head`) is no failure.
fn print(text: &str) -> Result<(), Failure> {
    use std::io::{ErrorKind, Write};
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::failed_run(format!(
            "cannot write the result: {error}"
        ))),
        _ => Ok(()),
    }
}
