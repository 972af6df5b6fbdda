//! `cargo xtask`: sets up, serves, builds, checks and measures Saddlepoint.
//!
//! One command from a fresh checkout to a running page, with rustup and git as the only things to have: the
//! tools the page is built with are installed on first use, at fixed versions, into a cache folder of their
//! own (see [`tools`]). Written in Rust rather than in shell, so that it runs where Rust does.

mod arguments;
mod commands;
mod comparison;
mod failure;
mod first_page;
mod lessons;
mod libtest;
mod licences;
mod marks;
mod offline;
mod policy;
mod preview;
mod process;
mod programs;
mod project;
// The programs that measure write what this one reads.
#[path = "../../benches/common/row.rs"]
mod row;
mod sizes;
mod stage;
mod tools;

use std::process::ExitCode;

use arguments::Command;
use failure::Failure;
use project::Project;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nerror: {failure}");
            failure.exit_code()
        }
    }
}

fn run() -> Result<(), Failure> {
    let command = Command::parse(lexopt::Parser::from_env())
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let project = Project::locate();
    match command {
        Command::Help => {
            println!("{}", arguments::HELP);
            Ok(())
        }
        Command::Setup => commands::setup(),
        Command::Serve(serving) => commands::serve(&project, &serving),
        Command::Programs => programs::build::build(&project),
        Command::Build { public_url } => commands::build(&project, &public_url),
        Command::Test { only, slow } => commands::test(&project, &only, slow),
        Command::ReleaseCheck => commands::release_check(&project),
        Command::Shots => commands::shots(&project),
        Command::Bench { peers } => commands::bench(&project, peers),
        Command::Book { only_write } => commands::book(&project, only_write),
    }
}
