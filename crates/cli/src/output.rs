//! Standard output, where results go.

use super::failure::Failure;
use std::io::{self, ErrorKind, Write};

/// Writes to standard output. A reader that has gone away (`| head`) is no failure.
pub fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::failed_run(format!(
            "cannot write the result: {error}"
        ))),
        _ => Ok(()),
    }
}
