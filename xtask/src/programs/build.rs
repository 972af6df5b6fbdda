//! `cargo xtask programs`: compiles the programs and writes what browsers load into the page that Trunk is building.
//!
//! Trunk calls it (`Trunk.toml`), since it would compile and link one program after the other, and knows nothing about what comes
//! between compiling and wasm-bindgen.

use std::env;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread;

use wasm_bindgen_cli_support::Bindgen;

use super::split::split;
use super::{PROGRAMS, Program};
use crate::failure::Failure;
use crate::process;
use crate::project::Project;

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds all programs into the folder that Trunk names, for publishing if Trunk does.
pub fn build(project: &Project) -> Result<(), Failure> {
    let variable = |name: &'static str| env::var(name).map_err(|_| Failure::NotByTrunk { name });
    let page = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    let profile = match variable("TRUNK_PROFILE")?.as_str() {
        "release" => "page",
        _ => "serve",
    };
    compile(project, profile)?;
    let compiled = project.target().join(TARGET).join(profile);
    thread::scope(|scope| {
        let begin = |program| {
            let (compiled, page) = (&compiled, &page);
            scope.spawn(move || write(program, compiled, page))
        };
        let under_way = PROGRAMS.each_ref().map(begin);
        under_way
            .into_iter()
            .try_for_each(|program| program.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })
}

/// All of them by one Cargo, which links them side by side.
fn compile(project: &Project, profile: &str) -> Result<(), Failure> {
    let mut cargo = process::cargo(project);
    cargo.args(["build", "--bins", "--target", TARGET, "--profile", profile]);
    for program in &PROGRAMS {
        cargo.args(["--package", program.name]);
    }
    process::run(&mut cargo)
}

/// Writes a program for browsers: its modules, if it is cut, and the glue between it and the browser.
fn write(program: &Program, compiled: &Path, page: &Path) -> Result<(), Failure> {
    let folder = page.join(program.name);
    let linked = match program.modules {
        Some(modules) => split(program, modules, compiled, &folder)?,
        None => compiled.join(format!("{}.wasm", program.name)),
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(linked).typescript(false);
    // Modules use the memory and the table of the rest.
    bindgen.keep_lld_exports(program.modules.is_some());
    let written = bindgen.web(true).and_then(|web| web.generate(folder));
    written.map_err(|error| Failure::Bind {
        program: program.name,
        problem: format!("{error:#}"),
    })
}
