//! Binaryen's `wasm-opt`, which makes the page's program smaller and faster after the compiler is done.
//!
//! It is a luxury: where it is missing, or fails, the page is the same, a little larger. So nothing here is a
//! failure, and what went wrong is printed as a note.

use std::ffi::OsString;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use super::cache::Cache;
use crate::failure::Failure;
use crate::process;
use crate::programs::PROGRAMS;
use crate::sizes::files;

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

/// Optimises the programs of the page in `dist` and their modules, in place, as many at a time as there are processors.
pub fn optimize(dist: &Path) {
    let done = find_or_install().and_then(|wasm_opt| {
        let mut waiting = Vec::new();
        for program in &PROGRAMS {
            let of_program = files(&dist.join(program.name))?;
            let is_wasm = |path: &PathBuf| path.extension().is_some_and(|end| end == "wasm");
            let modules = of_program.into_iter().filter(is_wasm);
            waiting.extend(modules.map(|path| (program.optimization, path)));
        }
        let waiting = Mutex::new(waiting.into_iter());
        let next = || waiting.lock().ok()?.next();
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                scope.spawn(|| {
                    while let Some((level, path)) = next() {
                        let _ = optimize_file(&wasm_opt, level, &path).inspect_err(note);
                    }
                });
            }
        });
        Ok(())
    });
    // It has been said.
    let _ = done.inspect_err(note);
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
        // Those that are called most get the shortest numbers.
        .arg("--reorder-functions")
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
