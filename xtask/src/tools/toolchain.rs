//! The parts of the Rust toolchain that a minimal installation lacks.
//!
//! `rust-toolchain.toml` names them and rustup installs them with the toolchain, but not where the toolchain was
//! there before, nor where rustup's automatic installation is switched off.

use std::path::Path;

use crate::failure::Failure;
use crate::process;

const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Cargo's subcommands for checking, with the names of the components they come from.
const COMPONENTS: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

/// Makes sure that the standard library for WebAssembly is there.
pub fn ensure_wasm_target() -> Result<(), Failure> {
    let mut question = process::program("rustc");
    question.args(["--print", "target-libdir", "--target", WASM_TARGET]);
    let there = process::answer(&mut question).is_some_and(|path| Path::new(path.trim()).is_dir());
    if there {
        return Ok(());
    }
    if !process::exists("rustup") {
        return Err(Failure::NoTarget {
            target: WASM_TARGET,
        });
    }
    println!("Adding Rust's standard library for WebAssembly: a download of 20 MB.");
    process::run(process::program("rustup").args(["target", "add", WASM_TARGET]))
}

/// Makes sure that `cargo fmt` and `cargo clippy` are there.
pub fn ensure_components() -> Result<(), Failure> {
    for (subcommand, component) in COMPONENTS {
        if process::answer(process::program("cargo").args([subcommand, "--version"])).is_some() {
            continue;
        }
        if !process::exists("rustup") {
            return Err(Failure::NoComponent { component });
        }
        process::run(process::program("rustup").args(["component", "add", component]))?;
    }
    Ok(())
}
