//! `cargo xtask`: sets up, serves, builds, checks and measures Saddlepoint.
//!
//! One command from a fresh checkout to a running page, with rustup and git as the only things to have: the
//! tools the page is built with are installed on first use, at fixed versions, into a cache folder of their
//! own (see [`tools`]). Written in Rust rather than in shell, so that it runs where Rust does.

mod arguments;
mod commands;
mod comparison;
mod declarations;
mod failure;
mod first_page;
mod lessons;
mod libtest;
mod licences;
mod marks;
mod offline;
mod plain_pages;
mod policy;
mod preview;
mod process;
mod programs;
mod project;
// The programs that measure write what this one reads.
#[path = "../../benches/common/row.rs"]
mod row;
mod site_index;
mod sizes;
mod stage;
mod tools;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use arguments::{ANY_FOLDER, Arguments, Command};
use failure::Failure;
use project::Project;

fn main() -> ExitCode {
    // A command line that it does not understand ends here, with a message and the code 2.
    let arguments = Arguments::parse();
    let Some(command) = arguments.command else {
        println!("{}", Arguments::command().render_long_help());
        return ExitCode::SUCCESS;
    };
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nerror: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    let project = Project::locate();
    match command {
        Command::Setup => commands::setup(&project),
        Command::Serve(serving) => commands::serve(&project, &serving),
        Command::Programs => programs::build::build(&project),
        Command::Build { public_url } => commands::build(&project, &public_url),
        Command::Package => {
            commands::build(&project, ANY_FOLDER)?;
            commands::package(&project)
        }
        Command::Format => commands::format(&project, &[]),
        Command::Test { only, slow } => commands::test(&project, &only, slow),
        Command::ReleaseCheck => commands::release_check(&project),
        Command::Shots => commands::shots(&project),
        Command::Bench { peers } => commands::bench(&project, peers),
        Command::Book { only_write } => commands::book(&project, only_write),
    }
}
