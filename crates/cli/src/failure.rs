//! Failures of commands.

/// A command that has gone wrong, with its exit code.
pub struct Failure {
    pub code: u8,
    pub message: String,
}

impl Failure {
    pub fn wrong_input(message: String) -> Self {
        Self { code: 2, message }
    }

    pub fn failed_run(message: String) -> Self {
        Self { code: 1, message }
    }
}
