//! Binaryen, which makes the page's programs smaller and faster after the compiler is done.
//!
//! It is a luxury: where it is missing, or fails, the page is the same, a little larger. So nothing here is a
//! failure, and what went wrong is printed as a note.
//!
//! npm has it as WebAssembly, as a library and as the program `wasm-opt`. Most of what that takes for a small file is getting warm, so
//! `optimize.mjs` does with the library what `wasm-opt` would do, for many files in one process.

use std::cmp::Reverse;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use super::cache::Cache;
use crate::failure::Failure;
use crate::process;
use crate::programs::{Optimization, PROGRAMS};
use crate::project::Project;
use crate::sizes::files;

/// The version of npm's package `binaryen`.
const VERSION: &str = "132.0.0";

/// A file to optimise.
struct Task {
    path: PathBuf,
    optimization: Optimization,
    /// In bytes: the time it takes grows with it.
    size: u64,
}

/// Optimises the programs of the page in `dist` and their modules, in place, with as many threads as there are processors.
pub fn optimize(project: &Project, dist: &Path) {
    if let Err(failure) = optimize_all(project, dist) {
        println!("Note: the page is built, but not optimised by binaryen: {failure}.");
    }
}

fn optimize_all(project: &Project, dist: &Path) -> Result<(), Failure> {
    let library = ensure()?;
    let mut tasks = tasks(dist)?;
    // A long one that comes last would leave other processors idle.
    tasks.sort_by_key(|task| Reverse(task.size));
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut node = process::program("node");
    node.arg(project.root().join("xtask/src/tools/optimize.mjs"))
        .arg(threads.to_string())
        .arg(library);
    for task in tasks {
        node.arg(match task.optimization {
            Optimization::Size => "size",
            Optimization::Speed => "speed",
        });
        node.arg(task.path);
    }
    process::run(&mut node)
}

/// All that is WebAssembly.
fn tasks(dist: &Path) -> Result<Vec<Task>, Failure> {
    let mut tasks = Vec::new();
    for program in &PROGRAMS {
        for path in files(&dist.join(program.name))? {
            if path.extension().is_some_and(|end| end == "wasm") {
                let size = fs::metadata(&path).map_err(Failure::file("read", &path))?;
                tasks.push(Task {
                    path,
                    optimization: program.optimization,
                    size: size.len(),
                });
            }
        }
    }
    Ok(tasks)
}

/// Where the library is, installed where it was not.
fn ensure() -> Result<PathBuf, Failure> {
    let folder = Cache::locate()?.tool("binaryen", VERSION);
    let library = folder.join("node_modules/binaryen/index.js");
    // npm writes it last, so an interrupted installation has none.
    if !folder.join("package-lock.json").is_file() {
        println!("Installing binaryen with npm, once: a download of some megabytes.");
        fs::create_dir_all(&folder).map_err(Failure::file("create", &folder))?;
        let package = format!("binaryen@{VERSION}");
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
    Ok(library)
}
