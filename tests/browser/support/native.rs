//! The native program, for results that must be the same in the browser.

use super::settings::native_program;
use std::process::Command;

/// What it gives for the link of an experiment: `json` or `csv`.
pub fn native_result(link: &str, format: &str) -> String {
    let output = Command::new(native_program())
        .args(["run", link, "--format", format])
        .output()
        .expect("the native program runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("results are text")
}
