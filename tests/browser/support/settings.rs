//! Which page to test with which programs: environment variables that `cargo xtask` sets.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long anything may take. Far more than it needs, so that a machine that is slow and busy fails no test.
pub const PATIENCE: Duration = Duration::from_secs(240);

/// The page's thread shall have no task above 50 ms; shared test machines get ten times that. In milliseconds.
pub const MAX_TASK: f64 = 500.0;

/// How long a whole test may take.
pub const TEST_LIMIT: Duration = Duration::from_secs(1_200);

/// The folder of the built page.
pub fn dist() -> PathBuf {
    env::var_os("SADDLEPOINT_DIST").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("dist"),
        PathBuf::from,
    )
}

/// The command line's program.
pub fn native_program() -> OsString {
    env::var_os("SADDLEPOINT_NATIVE")
        .expect("SADDLEPOINT_NATIVE names the command line's program; `cargo xtask` sets it")
}

/// The folder of npm's packages for tests.
pub fn node_modules() -> PathBuf {
    env::var_os("SADDLEPOINT_NODE_MODULES")
        .expect(
            "SADDLEPOINT_NODE_MODULES names the folder of npm's packages; `cargo xtask` sets it",
        )
        .into()
}

/// The browser's program; without one, the driver looks for it.
pub fn chromium() -> Option<String> {
    env::var("SADDLEPOINT_CHROMIUM").ok()
}

/// The driver's program.
pub fn chromedriver() -> OsString {
    env::var_os("SADDLEPOINT_CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into())
}

/// Where pictures of failed tests go: into Cargo's target folder.
pub fn failures() -> PathBuf {
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let target = temporary.parent().unwrap_or(temporary);
    target.join("browser-failures")
}
