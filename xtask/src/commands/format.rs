//! `cargo xtask format`: rustfmt, of all that `cargo fmt` finds and of the folders of labs.
//!
//! Those are declared by macros, which rustfmt does not look into: it is given one file more, which declares them all.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::tools;

/// Formats everything, or with `--check` says what is not.
pub fn format(project: &Project, options: &[&str]) -> Result<(), Failure> {
    tools::ensure_components()?;
    let modules = modules(project)?.into_iter().enumerate();
    let declared = modules.map(|(number, path)| format!("#[path = {path:?}]\nmod m{number:04};\n"));
    let file = project.target().join("modules.rs");
    fs::write(&file, declared.collect::<String>()).map_err(Failure::file("write", &file))?;
    let mut command = process::cargo(project);
    command.args(["fmt", "--all", "--"]).arg(&file);
    process::run(command.args(options))
}

/// The modules in each folder where there may be some for labs.
fn modules(project: &Project) -> Result<Vec<PathBuf>, Failure> {
    let root = project.root();
    let mut found = Vec::new();
    for of_crate in entries(&root.join("crates"))? {
        let mut folders = vec![of_crate.join("src"), of_crate.join("src/labs")];
        folders.extend(entries(&of_crate.join("tests"))?);
        for folder in folders {
            found.extend(modules_in(&folder)?);
        }
    }
    found.extend(modules_in(&root.join("tests/labs"))?);
    Ok(found)
}

fn modules_in(folder: &Path) -> Result<impl Iterator<Item = PathBuf>, Failure> {
    let module = |path: PathBuf| {
        let is_code = path.extension().is_some_and(|extension| extension == "rs");
        Some(if is_code { path } else { path.join("mod.rs") }).filter(|path| path.is_file())
    };
    Ok(entries(folder)?.into_iter().filter_map(module))
}

/// What is in a folder, in order; nothing if it is none.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let list = |error| Failure::file("list", folder)(error);
    let entries = fs::read_dir(folder).map_err(list)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_, _>>().map_err(list)?;
    paths.sort();
    Ok(paths)
}
