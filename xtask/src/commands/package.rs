//! `cargo xtask package`: the JavaScript module as npm's package, of the very files of the built page.

use std::fs;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::tools::ensure_node;

/// What npm shows of it.
const README: &str = "docs/JAVASCRIPT.md";

/// Packs what `dist/package.json` names.
pub fn package(project: &Project) -> Result<(), Failure> {
    ensure_node()?;
    let (folder, dist) = (project.target().join("package"), project.dist());
    fs::create_dir_all(&folder).map_err(Failure::file("create", &folder))?;
    let readme = dist.join("README.md");
    let from = project.root().join(README);
    fs::copy(&from, &readme).map_err(Failure::file("copy", &from))?;
    let mut npm = process::program("npm");
    npm.current_dir(&dist).args(["pack", "--pack-destination"]);
    let packed = process::run(npm.arg(&folder));
    fs::remove_file(&readme).map_err(Failure::file("remove", &readme))?;
    packed
}
