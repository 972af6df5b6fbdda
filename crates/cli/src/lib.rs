//! The command line: the same experiments by the same links, on threads.
//!
//! Results go to standard output, everything else to standard error. Exit codes: 0; 1 for a run that failed, or a file that cannot be
//! read or written; 2 for a link, a file's content or an argument that is wrong.

mod arguments;
mod failure;
mod files;
mod help;
mod learn;
mod model;
mod output;
mod parts;
mod run;
mod shell;
mod solve;

use arguments::{Arguments, Command};
use clap::Parser;
use output::print;
use std::process::ExitCode;

/// Runs the command that the process's arguments name.
pub fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Run(arguments) => match arguments.link.as_str() {
            "-" => run::run_lines(&arguments),
            link => run::run(link, &arguments),
        },
        Command::Chunks { link, output } => parts::chunks(&link, output.format),
        Command::Merge {
            files,
            output,
            save,
        } => parts::merge(&files, save.as_deref(), output.format),
        Command::Solve {
            file,
            weak,
            no_book,
            output,
        } => solve::solve(
            &file,
            solve::Options {
                weak,
                no_book,
                format: output.format,
            },
        ),
        Command::Open { file, output } => files::open(&file, output.format),
        Command::Link { file, address } => files::link(&file, address.as_deref()),
        Command::List { output } => help::labs(output.format),
        Command::Help {
            lab: Some(lab),
            output,
        } => help::lab(&lab, output.format),
        Command::Help { lab: None, .. } => print(&help::program()),
        Command::Completions { shell } => shell::completions(shell),
        Command::Man => shell::manual(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("saddlepoint: {}", failure.message);
            ExitCode::from(failure.code)
        }
    }
}
