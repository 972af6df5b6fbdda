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
use std::panic::resume_unwind;
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

/// Optimises the programs of the page in `dist` and their modules, in place, with as many processes as there are processors.
pub fn optimize(project: &Project, dist: &Path) {
    let done = ensure().and_then(|library| {
        let script = project.root().join("xtask/src/tools/optimize.mjs");
        let processes = thread::available_parallelism().map_or(1, NonZero::get);
        let shares = shares(tasks(dist)?, processes);
        thread::scope(|scope| {
            let begin = |share| {
                let (script, library) = (&script, &library);
                scope.spawn(move || optimize_share(script, library, share))
            };
            let under_way: Vec<_> = shares.into_iter().map(begin).collect();
            under_way
                .into_iter()
                .try_for_each(|share| share.join().unwrap_or_else(|panic| resume_unwind(panic)))
        })
    });
    if let Err(failure) = done {
        println!("Note: the page is built, but not optimised by binaryen: {failure}.");
    }
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

/// Deals the tasks out, the largest first, each to the share that has least to do.
fn shares(mut tasks: Vec<Task>, count: usize) -> Vec<Vec<Task>> {
    tasks.sort_by_key(|task| Reverse(task.size));
    let mut shares: Vec<Vec<Task>> = (0..count).map(|_| Vec::new()).collect();
    for task in tasks {
        let least = shares
            .iter_mut()
            .min_by_key(|share| share.iter().map(|task| task.size).sum::<u64>());
        least.expect("there is a processor").push(task);
    }
    shares.retain(|share| !share.is_empty());
    shares
}

fn optimize_share(script: &Path, library: &Path, share: Vec<Task>) -> Result<(), Failure> {
    let mut node = process::program("node");
    node.arg(script).arg(library);
    for task in share {
        node.arg(match task.optimization {
            Optimization::Size => "size",
            Optimization::Speed => "speed",
        });
        node.arg(task.path);
    }
    process::run(&mut node)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_about_as_large() {
        let task = |size| Task {
            path: PathBuf::new(),
            optimization: Optimization::Size,
            size,
        };
        let sizes = |count| -> Vec<Vec<u64>> {
            let tasks = [1, 5, 3, 2, 2].map(task).into();
            let shares = shares(tasks, count).into_iter();
            shares
                .map(|share| share.iter().map(|task| task.size).collect())
                .collect()
        };
        assert_eq!(sizes(1), [[5, 3, 2, 2, 1]]);
        assert_eq!(sizes(2), [vec![5, 2], vec![3, 2, 1]]);
        assert_eq!(sizes(9).len(), 5);
    }
}
