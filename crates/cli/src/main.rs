//! The command line's program.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
