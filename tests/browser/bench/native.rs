//! The release binary that `cargo xtask bench` has built, at the work that the page does.

use crate::support::native_program;
use std::process::Command;
use std::time::Instant;

/// Runs the experiment of `link` on so many threads: seconds, and its table as comma-separated values.
pub fn run(link: &str, threads: u64) -> (f64, String) {
    let start = Instant::now();
    let output = Command::new(native_program())
        .args(["run", link, "--format", "csv"])
        .args(["--threads", &threads.to_string()])
        .output()
        .expect("the native binary runs");
    let seconds = start.elapsed().as_secs_f64();
    assert!(output.status.success());
    (seconds, String::from_utf8(output.stdout).expect("text"))
}
