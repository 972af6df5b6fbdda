//! Arguments of the program, which clap reads and explains.

use clap::{Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// What a run prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
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
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Runs the experiment of a link
    Run {
        /// A URL, or the part of it after #/, in quotes
        link: String,
        /// What to print
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
        /// How many threads to use; the result does not depend on it [default: all cores]
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
        threads: Option<u32>,
        /// A file of a run to go on from: of this experiment, or of one that this is more of (fewer iterations of regret)
        #[arg(long, value_name = "FILE")]
        from: Option<PathBuf>,
        /// Write the run to a file, which the page opens and --from goes on from
        #[arg(long, value_name = "FILE")]
        save: Option<PathBuf>,
    },
    /// Solves Connect Four positions exactly: prints moves, score, nodes and microseconds for each
    Solve {
        /// A file with a position at the start of each line, as moves such as 4453; - for standard input
        #[arg(default_value = "-")]
        file: String,
        /// Print only 1, 0 or -1 for a win, a draw or a loss
        #[arg(long)]
        weak: bool,
        /// Do not use the opening book
        #[arg(long)]
        no_book: bool,
    },
    /// Lists the labs
    List,
    /// Explains a lab's parameters, or this program
    Help {
        /// A lab, by its name in the list
        lab: Option<String>,
    },
}
