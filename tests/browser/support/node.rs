//! Node, and programs of npm's packages.

use super::settings::node_modules;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a script prints, an ES module; it must print nothing as an error.
pub fn node(script: &str) -> String {
    let mut node = Command::new("node");
    node.args(["--input-type=module", "--eval", script]);
    printed(&mut node, true)
}

/// What a program of npm's packages prints, begun in `folder`.
pub fn tool<A: AsRef<OsStr>>(
    folder: &Path,
    name: &str,
    arguments: impl IntoIterator<Item = A>,
) -> String {
    let mut tool = Command::new(node_modules().join(".bin").join(name));
    tool.current_dir(folder)
        .env("NODE_PATH", node_modules())
        .args(arguments);
    printed(&mut tool, false)
}

fn printed(command: &mut Command, is_strict: bool) -> String {
    let output = command.output().expect("Node");
    let (said, wrong) = (
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{said}\n{wrong}");
    assert!(!is_strict || wrong.is_empty(), "{wrong}");
    said
}

/// An empty folder for the files of a test.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // There may be none from before.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}
