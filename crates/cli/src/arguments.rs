//! Arguments of the program, which clap reads and explains.

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

/// What a run prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people: a table, or lines.
    Text,
    /// For programs: of an experiment, it and its result as one object; of positions, an object a line.
    Json,
    /// The same as JSON, each object on a line: of many links, one after the other as they are done
    Ndjson,
    /// For spreadsheets: the table as comma-separated values.
    Csv,
}

/// Chunks from one to another, both among them, or every nth of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunks {
    pub first: usize,
    pub last: usize,
    /// From each to the next.
    pub step: NonZeroUsize,
}

impl Chunks {
    /// Their numbers.
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        (self.first..=self.last).step_by(self.step.get())
    }
}

impl FromStr for Chunks {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (all, step) = text.split_once('/').unwrap_or((text, "1"));
        let (first, last) = all.split_once('-').unwrap_or((all, all));
        match (first.parse(), last.parse(), step.parse()) {
            (Ok(first), Ok(last), Ok(step)) if first <= last => Ok(Self { first, last, step }),
            _ => Err(
                "a chunk by its number from 0, or the first and the last of several, such as 0-99; every tenth of these is 0-99/10"
                    .to_owned(),
            ),
        }
    }
}

/// Below the help and in the manual.
const EXIT_CODES: &str = "Results go to standard output, everything else to standard error; progress is drawn only on a terminal.\n\n\
    Exit codes: 0 when all went well; 1 when a run failed, or a file could not be read or written; 2 when a link, a file's content or an \
    argument is wrong.";

#[derive(Parser)]
#[command(
    name = "saddlepoint",
    version,
    about = "A game-theory laboratory: runs on the command line what a link shows in the browser",
    after_help = EXIT_CODES,
    disable_help_subcommand = true
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

/// How results are printed.
#[derive(Args)]
pub struct Output {
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

/// What is run, and how.
#[derive(Args)]
pub struct Run {
    /// A whole address as it is copied from the browser, or the part of it after #/, in quotes; - for a link on each line of standard input,
    /// whose results are printed with --format ndjson
    pub link: String,
    /// A file with the game, for the labs matrix and tree-game: of Gambit (.nfg, .efg, .gbt) or Game Theory Explorer, JSON, a table (CSV,
    /// Markdown, LaTeX, tabs), or matrices as Python, Julia, MATLAB and solvers write them; or with the entrants, for the lab tournament: a
    /// strategy on each line or in each block of lines, with a name in brackets in front if you like; - for standard input
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Which reading of the file to take, where it can be read in several ways
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub reading: usize,
    #[command(flatten)]
    pub output: Output,
    /// Of the lab tree-game: also learn the game from regret, by the link's learner, iterations and lock
    #[arg(long)]
    pub learn: bool,
    /// Of the lab tuning: also write the whole landscape model of the first run to a file, as a table if its name ends in .csv, else as JSON;
    /// the result with --format json has the tuples of one and two dimensions
    #[arg(long, value_name = "FILE")]
    pub model: Option<PathBuf>,
    /// How many threads to use; the result does not depend on it [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: Option<u32>,
    /// A file of a run to go on from: of this experiment, or of one that this is more of (fewer iterations of regret)
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Write the run to a file, which the page opens and --from goes on from
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// With --save: also write the file on the way, about every so many seconds, for --from to go on from should the run be broken off
    #[arg(long, value_name = "SECONDS", requires = "save", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub every: Option<u32>,
    /// Only these chunks of the experiment, such as 0-99 or 7, for another machine to compute the others; merge puts them together
    #[arg(long, value_name = "FIRST-LAST")]
    pub chunks: Option<Chunks>,
    /// Tell neither progress nor how long it will take
    #[arg(long, short)]
    pub quiet: bool,
}

#[derive(Subcommand)]
pub enum Command {
    /// Runs the experiment of a link
    Run(Box<Run>),
    /// Says into how many chunks the experiment of a link falls, and what they cost: they can be computed anywhere, see run --chunks
    Chunks {
        /// A link, as for run
        link: String,
        #[command(flatten)]
        output: Output,
    },
    /// Puts the chunks of a run together that were computed apart, and prints the result: the same, byte for byte, as of one machine
    Merge {
        /// Files that run --chunks --save has written, which have each chunk once
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        output: Output,
        /// Write the run to a file
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
        #[command(flatten)]
        output: Output,
    },
    /// Opens the file of a run: prints what was found, computing nothing
    Open {
        /// A file that the page or --save has written
        file: PathBuf,
        #[command(flatten)]
        output: Output,
    },
    /// Prints the link of the run in a file
    Link {
        /// A file that the page or --save has written
        file: PathBuf,
        /// The address of a page that the link is to open in; without it the part after #/ is printed
        #[arg(long, value_name = "URL")]
        address: Option<String>,
    },
    /// Lists the labs
    List {
        #[command(flatten)]
        output: Output,
    },
    /// Explains a lab's parameters, or this program
    Help {
        /// A lab, by its name in the list
        lab: Option<String>,
        #[command(flatten)]
        output: Output,
    },
    /// Prints a script that completes this program's arguments in a shell
    Completions { shell: Shell },
    /// Prints the manual page, for man -l -
    Man,
}
