//! Binaryen's `wasm-opt`, which makes the page's program smaller and faster after the compiler is done.
//!
//! It is a luxury: where it is missing, or fails, the page is the same, a little larger. So nothing here is a
//! failure, and what went wrong is printed as a note.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use super::cache::Cache;
use crate::failure::Failure;
use crate::parts::PARTS;
use crate::process;

/// The version of npm's package `binaryen` that is installed where there is no `wasm-opt` on the PATH.
const BINARYEN_VERSION: &str = "132.0.0";

/// The instructions that rustc uses for WebAssembly anyway, no others.
const INSTRUCTIONS: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Optimises the programs in `folder`, in place and side by side.
pub fn optimize(folder: &Path) {
    let Ok(program) = find_or_install().inspect_err(note) else {
        return;
    };
    thread::scope(|scope| {
        for part in &PARTS {
            let program = &program;
            let path = folder.join(format!("{}_bg.wasm", part.name));
            scope.spawn(move || {
                let _ = optimize_file(program, part.optimization, &path).inspect_err(note);
            });
        }
    });
}

fn note(failure: &Failure) {
    println!("Note: the page is built, but not optimised by wasm-opt: {failure}.");
}

/// Writes beside the file first, so that a failure half-way leaves it as it was.
fn optimize_file(program: &Path, level: &str, path: &Path) -> Result<(), Failure> {
    let mut optimized = OsString::from(path);
    optimized.push(".optimized");
    let optimized = PathBuf::from(optimized);
    let mut wasm_opt = process::program(program);
    wasm_opt
        .arg(level)
        .args(INSTRUCTIONS)
        .arg(path)
        .arg("-o")
        .arg(&optimized);
    let done = process::run(&mut wasm_opt)
        .and_then(|()| fs::rename(&optimized, path).map_err(Failure::file("replace", path)));
    if done.is_err() {
        let _ = fs::remove_file(&optimized);
    }
    done
}

fn find_or_install() -> Result<PathBuf, Failure> {
    if process::exists("wasm-opt") {
        return Ok("wasm-opt".into());
    }
    let folder = Cache::locate()?.tool("binaryen", BINARYEN_VERSION);
    let program = folder.join("node_modules").join(".bin").join("wasm-opt");
    if process::answer(process::program(&program).arg("--version")).is_none() {
        println!("Installing wasm-opt with npm, once: a download of some megabytes.");
        fs::create_dir_all(&folder).map_err(Failure::file("create", &folder))?;
        let package = format!("binaryen@{BINARYEN_VERSION}");
        let mut npm = process::program("npm");
        npm.args([
            "install",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
            "--prefix",
        ])
        .args([folder.as_os_str(), package.as_ref()]);
        process::run(&mut npm)?;
    }
    Ok(program)
}
