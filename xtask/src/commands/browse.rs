//! `cargo xtask shots`, and the browser tests for this and other commands: all that needs a built page and a browser.

use std::process::Command;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::tools::{Browser, JavaScript};

/// The environment variable that tells the tests where the built page is.
const DIST_VARIABLE: &str = "SADDLEPOINT_DIST";

/// The environment variable that tells them where the command line's program is.
pub const NATIVE_VARIABLE: &str = "SADDLEPOINT_NATIVE";

/// Where the page of the tests may be served from: any folder.
pub const PUBLIC_URL: &str = "./";

/// Photographs the page, in `shots/`.
pub fn shots(project: &Project) -> Result<(), Failure> {
    let browser = Browser::ensure()?;
    super::build(project, PUBLIC_URL)?;
    let mut tests = browser_tests(project, &browser)?;
    process::run(tests.args(["--", "--ignored", "--nocapture", "shots"]))
}

/// The command for the browser tests, on the page in `dist/`, with the command line to compare it with.
///
/// For the whole workspace, as the other tests are: for one package, Cargo would choose the features of shared
/// libraries anew and compile them again.
pub fn browser_tests(project: &Project, browser: &Browser) -> Result<Command, Failure> {
    let dist = project.dist();
    if !dist.join("index.html").is_file() {
        return Err(Failure::NotBuilt(dist));
    }
    let native = process::native(project, "saddlepoint")?;
    let mut cargo = process::cargo(project);
    cargo
        .args(["test", "--workspace", "--test", "browser"])
        .env(DIST_VARIABLE, dist)
        .env(NATIVE_VARIABLE, native.get_program());
    browser.describe_to(&mut cargo);
    JavaScript::ensure(project)?.describe_to(&mut cargo);
    Ok(cargo)
}
