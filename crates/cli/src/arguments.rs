//! Arguments of the program, which clap reads and explains.

use clap::{Parser, Subcommand, ValueEnum};

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
