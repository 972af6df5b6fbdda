//! The command line: the same experiments by the same links, on threads.
//!
//! Results go to standard output, everything else to standard error. Exit codes: 0; 1 for a run that failed;
//! 2 for a link or an argument that is wrong.

mod arguments;
mod failure;
mod help;
mod output;
mod run;
mod solve;

use arguments::{Arguments, Command};
use clap::Parser;
use output::print;
use std::process::ExitCode;

/// Runs the command that the process's arguments name.
pub fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Run {
            link,
            format,
            threads,
            from,
            save,
        } => run::run(
            &link,
            run::Options {
                format,
                threads,
                from: from.as_deref(),
                save: save.as_deref(),
            },
        ),
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
