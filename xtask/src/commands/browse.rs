//! `cargo xtask shots` and `cargo xtask bench`, and the browser tests: all that needs a built page and a browser.

use std::process::Command;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::tools::Browser;

/// The environment variable that tells the tests where the built page is.
const DIST_VARIABLE: &str = "SADDLEPOINT_DIST";

/// The environment variable that tells the benchmarks where the native program is.
const NATIVE_VARIABLE: &str = "SADDLEPOINT_NATIVE";

/// Where the page of the tests may be served from: any folder.
const PUBLIC_URL: &str = "./";

/// Photographs the page, in `shots/`.
pub fn shots(project: &Project) -> Result<(), Failure> {
    let browser = Browser::ensure()?;
    super::build(project, PUBLIC_URL)?;
    let mut tests = browser_tests(project, &browser)?;
    process::run(tests.args(["--", "--ignored", "--nocapture", "shots"]))
}

/// Runs the benchmarks on this machine and in a browser.
pub fn bench(project: &Project) -> Result<(), Failure> {
    let browser = Browser::ensure()?;
    super::build(project, PUBLIC_URL)?;
    process::run(process::cargo(project).args(["bench", "--package", "saddlepoint"]))?;
    process::run(process::cargo(project).args(["build", "--release", "--package", "saddlepoint"]))?;
    let mut tests = browser_tests(project, &browser)?;
    tests.env(NATIVE_VARIABLE, project.release_binary());
    process::run(tests.args(["--", "--ignored", "--nocapture", "bench"]))
}

/// The command for the browser tests, on the page in `dist/`.
///
/// For the whole workspace, as the other tests are: for one package, Cargo would choose the features of shared
/// libraries anew and compile them again.
pub fn browser_tests(project: &Project, browser: &Browser) -> Result<Command, Failure> {
    let dist = project.dist();
    if !dist.join("index.html").is_file() {
        return Err(Failure::NotBuilt(dist));
    }
    let mut cargo = process::cargo(project);
    cargo
        .args(["test", "--workspace", "--test", "browser"])
        .env(DIST_VARIABLE, dist);
    browser.describe_to(&mut cargo);
    Ok(cargo)
}
