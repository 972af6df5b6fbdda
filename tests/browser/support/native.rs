//! The native program, for results that must be the same in the browser.

use super::settings::native_program;
use std::collections::HashMap;
use std::process::Command;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

/// What a link gives in a format, once somebody has asked for it.
type Told = Arc<OnceLock<String>>;

/// Results are the same at any time, and several tests ask for those of all labs.
static RESULTS: LazyLock<Mutex<HashMap<[String; 2], Told>>> = LazyLock::new(Mutex::default);

/// What it gives for the link of an experiment: `json` or `csv`.
pub fn native_result(link: &str, format: &str) -> String {
    let result = {
        let mut all = RESULTS.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry([link, format].map(str::to_owned))
            .or_default()
            .clone()
    };
    result.get_or_init(|| run(link, format)).clone()
}

fn run(link: &str, format: &str) -> String {
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
