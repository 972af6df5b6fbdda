//! The stages of `cargo xtask test`: what each one checks.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::again;
use super::browse::browser_tests;
use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::tools::{self, Browser, SlowTools};

/// One check of the whole project, in the order they are run: quick ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Format,
    Clippy,
    ClippyWasm,
    Test,
    Docs,
    Build,
    Browser,
    /// What takes long: only when it is asked for.
    Slow,
}

/// A name that no stage has.
#[derive(Debug, Error)]
#[error("the stages are format, clippy, clippy-wasm, test, docs, build, browser and slow")]
pub struct UnknownStage;

impl Stage {
    pub const ALL: [Self; 8] = [
        Self::Format,
        Self::Clippy,
        Self::ClippyWasm,
        Self::Test,
        Self::Docs,
        Self::Build,
        Self::Browser,
        Self::Slow,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Clippy => "clippy",
            Self::ClippyWasm => "clippy-wasm",
            Self::Test => "test",
            Self::Docs => "docs",
            Self::Build => "build",
            Self::Browser => "browser",
            Self::Slow => "slow",
        }
    }

    /// What the stage finds out, for its heading.
    pub fn purpose(self) -> &'static str {
        match self {
            Self::Format => "the source is formatted by rustfmt",
            Self::Clippy => "no warnings from compiler and clippy",
            Self::ClippyWasm => "the same for the page",
            Self::Test => "unit tests, integration tests, examples in the documentation",
            Self::Docs => "the documentation builds and its links lead somewhere",
            Self::Build => "the page, as it is published",
            Self::Browser => "the published page in a real browser",
            Self::Slow => "millions of damaged texts, LaTeX, Firefox, an hour through all labs",
        }
    }

    /// Runs the check, installing what it needs first. Returns what the summary says besides that it has passed.
    pub fn run(self, project: &Project) -> Result<Vec<String>, Failure> {
        match self {
            Self::Format => format(project),
            Self::Clippy => clippy(project),
            Self::ClippyWasm => clippy_wasm(project),
            Self::Test => cargo(project, &["test", "--workspace"]),
            Self::Docs => docs(project),
            Self::Build => super::build(project, "./"),
            Self::Browser => return again::run(project, &Browser::ensure()?),
            Self::Slow => slow(project),
        }
        .map(|()| Vec::new())
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Stage {
    type Err = UnknownStage;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let named = |stage: &Self| stage.name() == name;
        Self::ALL.into_iter().find(named).ok_or(UnknownStage)
    }
}

fn cargo(project: &Project, arguments: &[&str]) -> Result<(), Failure> {
    process::run(process::cargo(project).args(arguments))
}

fn format(project: &Project) -> Result<(), Failure> {
    tools::ensure_components()?;
    cargo(project, &["fmt", "--all", "--check"])
}

/// The tests that `cargo test` leaves out and whose names begin with `slow_`: those below the page, then those on the built page.
fn slow(project: &Project) -> Result<(), Failure> {
    let tools = SlowTools::ensure()?;
    cargo(
        project,
        &["test", "--workspace", "--", "--ignored", "slow_"],
    )?;
    let mut browser = browser_tests(project, &Browser::ensure()?)?;
    tools.describe_to(&mut browser);
    let one_by_one = [
        "--",
        "--ignored",
        "--nocapture",
        "--test-threads=1",
        "slow_",
    ];
    process::run(browser.args(one_by_one))
}

fn clippy(project: &Project) -> Result<(), Failure> {
    tools::ensure_components()?;
    // "All" leaves out the browser tests, which do not run with the other tests.
    for targets in [&["--all-targets"][..], &["--test", "browser"]] {
        let mut clippy = process::cargo(project);
        clippy.args(["clippy", "--workspace"]).args(targets);
        process::run(clippy.args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

fn clippy_wasm(project: &Project) -> Result<(), Failure> {
    tools::ensure_components()?;
    tools::ensure_wasm_target()?;
    // The page and what its workers run. The browser is named by nothing else.
    let mut clippy = process::cargo(project);
    clippy.args(["clippy", "--package", "page", "--package", "worker"]);
    clippy.args(["--package", "lesson_reader"]);
    clippy.args(["--package", "code_reader"]);
    clippy.args(["--target", "wasm32-unknown-unknown"]);
    process::run(clippy.args(["--", "-D", "warnings"]))
}

fn docs(project: &Project) -> Result<(), Failure> {
    let mut doc = process::cargo(project);
    doc.args([
        "doc",
        "--no-deps",
        "--workspace",
        "--document-private-items",
    ]);
    process::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}
