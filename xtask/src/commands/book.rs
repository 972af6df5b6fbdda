//! `cargo xtask book`: the opening book of Connect Four.

use crate::failure::Failure;
use crate::process;
use crate::project::Project;

/// Goes on solving the positions of the book and writes it; with `only_write` from what is known by now.
pub fn book(project: &Project, only_write: bool) -> Result<(), Failure> {
    let mut cargo = process::cargo(project);
    cargo.args(["run", "--release", "--example", "opening_book"]);
    if only_write {
        cargo.args(["--", "--only-write"]);
    }
    process::run(&mut cargo)
}
