//! Why a browser test failed.

use std::io;

use thiserror::Error;

/// What a test's steps return with `?`.
#[derive(Debug, Error)]
pub enum Failure {
    #[error("could not start the browser's driver {program}: {source}")]
    DriverStart { program: String, source: io::Error },
    #[error("the browser's driver {0} did not say which port it listens on")]
    DriverSilent(String),
    #[error("there is no page in {0}: run `cargo xtask build`, or the tests by `cargo xtask test`")]
    NotBuilt(String),
    #[error("could not start the browser: {0}")]
    Session(#[from] fantoccini::error::NewSessionError),
    #[error("the browser refused: {0}")]
    Command(#[from] fantoccini::error::CmdError),
    #[error("the browser answered something unexpected to {question}: {answer}")]
    Answer { question: String, answer: String },
    #[error("waited {seconds} seconds for {what} in vain")]
    Timeout { what: String, seconds: u64 },
    #[error("a press on `{0}` has missed: something has moved it away")]
    Missed(String),
    #[error("file: {0}")]
    File(#[from] io::Error),
    #[error("{place}: {failure}")]
    At {
        place: String,
        failure: Box<Failure>,
    },
    #[error("the page misbehaved:\n  {}", .0.join("\n  "))]
    Unclean(Vec<String>),
}

impl Failure {
    /// The same, with where it happened.
    #[must_use]
    pub fn at(self, place: &str) -> Self {
        Self::At {
            place: place.to_owned(),
            failure: Box::new(self),
        }
    }

    /// Whether looking again may go well: what was asked for was not there yet, or was just replaced.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Command(error)
            if error.is_javascript_error() || error.is_stale_element_reference())
    }
}
