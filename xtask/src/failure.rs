//! Everything that can go wrong in `cargo xtask`, said so that the reader knows what to do next.
//!
//! Every file names this one, so it names none: a variant holds words, paths and numbers, not the types of those who fail.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use thiserror::Error;

/// Why a command of `cargo xtask` did not succeed.
#[derive(Debug, Error)]
pub enum Failure {
    #[error("could not start `{command}`: {source}")]
    Start { command: String, source: io::Error },
    #[error("`{command}` failed ({status}); its messages are above")]
    Command { command: String, status: ExitStatus },
    #[error("could not {action} {}: {source}", path.display())]
    File {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error(
        "`cargo xtask programs` is what Trunk calls while it builds the page, and it has not set {name}"
    )]
    NotByTrunk { name: &'static str },
    #[error("Trunk cannot be told where `xtask` is: {0}")]
    OwnPath(io::Error),
    #[error("{program} cannot be cut into modules: {problem}")]
    Split {
        program: &'static str,
        problem: String,
    },
    #[error("{program} cannot be written for browsers: {problem}")]
    Bind {
        program: &'static str,
        problem: String,
    },
    #[error("no cache folder: neither XDG_CACHE_HOME nor a home folder is set in the environment")]
    NoCache,
    #[error(
        "the standard library for WebAssembly is missing and there is no rustup to add it with; \
             install rustup (https://rustup.rs) or your system's package for the target {target}"
    )]
    NoTarget { target: &'static str },
    #[error(
        "cargo has no `{component}` and there is no rustup to add it with; \
             install rustup (https://rustup.rs) or your system's package for it"
    )]
    NoComponent { component: &'static str },
    #[error("{program} {version} was installed, but does not answer to `--version`; delete {} and try again",
            folder.display())]
    Unusable {
        program: &'static str,
        version: String,
        folder: PathBuf,
    },
    #[error(
        "a library in the page has a licence that is not in the list of xtask/src/licences.rs, or Cargo cannot tell: {0}"
    )]
    Licences(String),
    #[error("the slow check needs {program}, which is not on the PATH ({packages})")]
    NoProgram {
        program: &'static str,
        packages: &'static str,
    },
    #[error("{} has no place for what the build puts at `{mark}`", file.display())]
    NoMark { file: PathBuf, mark: &'static str },
    #[error("{count} of the checks are not right; see docs/PUBLISHING.md")]
    NotReady { count: usize },
    #[error(
        "the JavaScript module is tested and packed with Node {first} or later and npm, which are not on the PATH: https://nodejs.org/"
    )]
    NoNode { first: u32 },
    #[error("there is no built page in {}: run `cargo xtask build` first", .0.display())]
    NotBuilt(PathBuf),
    #[error(
        "the browser tests need Chromium or Chrome, and chromedriver of the same version, on the PATH \
         (found: {found}).\n\
         Debian: apt-get install chromium-headless-shell chromium-driver\n\
         Ubuntu: snap install chromium\n\
         Fedora: dnf install chromium chromedriver\n\
         Arch: pacman -S chromium\n\
         macOS: brew install --cask google-chrome chromedriver\n\
         elsewhere: https://googlechromelabs.github.io/chrome-for-testing/\n\
         Programs in other places can be named in {}.", variables.join(" and ")
    )]
    NoBrowser {
        found: String,
        /// Of the environment: they name a browser and a driver.
        variables: [&'static str; 2],
    },
    #[error("{variable} is set to `{value}`, which does not answer to `--version`")]
    BadOverride {
        variable: &'static str,
        value: String,
    },
    #[error("the browser tests have ended without their line of results; what they say is above")]
    NoResults,
    #[error("{count} browser tests failed, too many to run them again; their messages are above")]
    ManyFailed { count: usize },
    #[error("failed twice, the second time alone: {}; the messages are above", tests.join(", "))]
    FailedTwice { tests: Vec<String> },
    #[error("stage `{stage}` failed: {source}\n\nTo run it alone: cargo xtask test --only {stage}")]
    Stage { stage: String, source: Box<Failure> },
}

impl Failure {
    /// Names a file operation that failed; for `map_err`.
    pub fn file(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::File {
            action,
            path,
            source,
        }
    }
}
