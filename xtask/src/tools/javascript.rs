//! Node and packages of npm, for the tests of the JavaScript module, of its examples and of packages for course systems.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::apt;
use super::cache::Cache;
use crate::failure::Failure;
use crate::process;
use crate::programs::names::Hash;
use crate::project::Project;

/// The environment variable that tells the tests where the packages are.
const MODULES_VARIABLE: &str = "SADDLEPOINT_NODE_MODULES";

/// What says which packages: theirs are the versions that are locked there.
const FOLDER: &str = "tests/javascript";
const FILES: [&str; 2] = ["package.json", "package-lock.json"];

/// The first version of Node that has all that the module uses.
const FIRST_MAJOR: u32 = 20;

/// Packages, installed.
pub struct JavaScript {
    modules: PathBuf,
}

impl JavaScript {
    /// Finds Node, or installs Debian's; installs the packages once for each list of them.
    pub fn ensure(project: &Project) -> Result<Self, Failure> {
        ensure_node()?;
        let from = project.root().join(FOLDER);
        let mut hash = Hash::default();
        for name in FILES {
            let path = from.join(name);
            hash.add(&fs::read(&path).map_err(Failure::file("read", &path))?);
        }
        let version = format!("{:016x}", hash.value());
        let folder = Cache::locate()?.tool("packages", &version);
        let modules = folder.join("node_modules");
        // npm writes it last.
        if !modules.join(".package-lock.json").is_file() {
            println!("Installing packages of npm, once, in {}.", folder.display());
            fs::create_dir_all(&folder).map_err(Failure::file("create", &folder))?;
            for name in FILES {
                let (from, to) = (from.join(name), folder.join(name));
                fs::copy(&from, &to).map_err(Failure::file("copy", &from))?;
            }
            let mut npm = process::program("npm");
            npm.current_dir(&folder)
                .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
            process::run(&mut npm)?;
        }
        Ok(Self { modules })
    }

    /// Tells the tests where the packages are.
    pub fn describe_to(&self, tests: &mut Command) {
        tests.env(MODULES_VARIABLE, &self.modules);
    }
}

/// Finds Node and npm, or installs Debian's.
pub fn ensure_node() -> Result<(), Failure> {
    if !has_node() {
        apt::install("Node and npm", "about 1 minute", &["nodejs", "npm"]);
    }
    let missing = Failure::NoNode { first: FIRST_MAJOR };
    has_node().then_some(()).ok_or(missing)
}

/// Whether there is a Node that is new enough, and npm.
fn has_node() -> bool {
    let said = process::answer(process::program("node").arg("--version"));
    said.is_some_and(|said| major(&said) >= Some(FIRST_MAJOR)) && process::exists("npm")
}

/// Of `v20.20.2`.
fn major(said: &str) -> Option<u32> {
    said.trim()
        .strip_prefix('v')?
        .split('.')
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_node_says() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("node: not found"), None);
    }
}
