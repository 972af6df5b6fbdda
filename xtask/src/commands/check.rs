//! The check of each stage of `cargo xtask test`.

use super::again;
use super::browse::browser_tests;
use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::stage::Stage;
use crate::tools::{self, Browser, SlowTools};

/// Runs the check, installing what it needs first. Returns what the summary says besides that it has passed.
pub fn check(stage: Stage, project: &Project) -> Result<Vec<String>, Failure> {
    match stage {
        Stage::Format => super::format(project, &["--check"]),
        Stage::Clippy => clippy(project),
        Stage::ClippyWasm => clippy_wasm(project),
        Stage::Test => cargo(project, &["test", "--workspace"]),
        Stage::Docs => docs(project),
        Stage::Build => super::build(project, "./"),
        Stage::Browser => return again::run(project, &Browser::ensure()?),
        Stage::Slow => slow(project),
    }
    .map(|()| Vec::new())
}

fn cargo(project: &Project, arguments: &[&str]) -> Result<(), Failure> {
    process::run(process::cargo(project).args(arguments))
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
    clippy.args(["--package", "openings"]);
    clippy.args(["--package", "code_reader"]);
    clippy.args(["--package", "packer"]);
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
