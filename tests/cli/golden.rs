//! The same bytes as ever, on every machine.

use crate::program::printed;
use std::path::PathBuf;

/// The experiment of the golden file: small, but with two trees to merge.
const GOLDEN_LINK: &str = "connect-four?moves=4453&simulations=2000&trees=2&seed=7";

fn golden_file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/connect-four.json")
}

/// The same bytes as ever, on every machine. Where they were meant to change:
/// `cargo test --test cli -- --ignored regenerate`.
#[test]
fn the_result_is_the_golden_one() {
    let expected = std::fs::read_to_string(golden_file()).unwrap();
    let found = printed(&["run", GOLDEN_LINK, "--format", "json"]);
    assert_eq!(found, expected);
}

#[test]
#[ignore = "writes the golden file anew"]
fn regenerate_the_golden_file() {
    let found = printed(&["run", GOLDEN_LINK, "--format", "json"]);
    std::fs::write(golden_file(), found).unwrap();
}
