//! The list of licences of all the page has of others: made from Cargo's own data when the page is built, so that nothing is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::failure::Failure;
use crate::process;
use crate::programs::PROGRAMS;
use crate::project::Project;

/// Licences that ask for nothing but to be named, by their SPDX names. Of several that may be chosen one has to be here, of several that
/// hold at once all.
const ALLOWED: [&str; 9] = [
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Zlib",
    "0BSD",
    "Unicode-3.0",
];
/// How files with licences are called.
const NAMES: [&str; 4] = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    /// SPDX.
    license: Option<String>,
    repository: Option<String>,
    authors: Vec<String>,
    /// `None` for our own.
    source: Option<String>,
    manifest_path: String,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// `None` for what is built in; else "dev" or "build".
    kind: Option<String>,
}

/// Writes `licences.txt` into the built page.
///
/// # Errors
/// If a library's licence is none of [`ALLOWED`]; it is named then.
pub fn write(project: &Project, dist: &Path) -> Result<(), Failure> {
    let mut metadata = process::cargo(project);
    metadata.args(["metadata", "--format-version", "1", "--offline"]);
    metadata.args(["--filter-platform", "wasm32-unknown-unknown"]);
    let text = process::output(&mut metadata)?;
    let metadata: Metadata =
        serde_json::from_str(&text).map_err(|error| Failure::Licences(error.to_string()))?;
    let libraries = libraries(&metadata);
    for library in &libraries {
        let licence = library.license.as_deref().unwrap_or_default();
        if !is_allowed(licence) {
            let of = format!("{} {}: “{licence}”", library.name, library.version);
            return Err(Failure::Licences(of));
        }
    }
    let path = dist.join("licences.txt");
    fs::write(&path, list(&libraries, dist)?).map_err(Failure::file("write", &path))
}

/// What of others is in the programs, by name.
fn libraries(metadata: &Metadata) -> Vec<&Package> {
    let nodes: BTreeMap<&str, &Node> = metadata
        .resolve
        .nodes
        .iter()
        .map(|node| (node.id.as_str(), node))
        .collect();
    let packages: BTreeMap<&str, &Package> = metadata
        .packages
        .iter()
        .map(|package| (package.id.as_str(), package))
        .collect();
    let is_program = |package: &&Package| package.source.is_none() && is_program(&package.name);
    let mut open: Vec<&str> = metadata
        .packages
        .iter()
        .filter(is_program)
        .map(|package| package.id.as_str())
        .collect();
    let mut known = BTreeSet::new();
    while let Some(id) = open.pop() {
        // What runs only while the page is built leaves nothing in it.
        let is_macro = packages.get(id).is_some_and(|package| {
            package
                .targets
                .iter()
                .any(|target| target.kind.iter().any(|kind| kind == "proc-macro"))
        });
        if is_macro || !known.insert(id) {
            continue;
        }
        let needed = nodes.get(id).into_iter().flat_map(|node| &node.deps);
        let built_in =
            needed.filter(|needed| needed.dep_kinds.iter().any(|kind| kind.kind.is_none()));
        open.extend(built_in.map(|needed| needed.pkg.as_str()));
    }
    let mut libraries: Vec<&Package> = known
        .iter()
        .filter_map(|id| packages.get(id).copied())
        .filter(|package| package.source.is_some())
        .collect();
    libraries.sort_by_key(|library| (&library.name, &library.version));
    libraries
}

fn is_program(name: &str) -> bool {
    PROGRAMS.iter().any(|program| program.name == name)
}

/// Whether an SPDX expression, or the older form with slashes, can be met with licences that are allowed.
fn is_allowed(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    // Brackets come only around what can be chosen, before or after an AND.
    let met = |part: &str| {
        let part = part.trim().trim_start_matches('(').trim_end_matches(')');
        part.split(" OR ")
            .any(|name| ALLOWED.contains(&name.trim()))
    };
    expression.split(" AND ").all(met)
}

fn list(libraries: &[&Package], dist: &Path) -> Result<String, Failure> {
    let mut text = String::from(
        "Saddlepoint may be used under the MIT licence or the Apache licence 2.0, as you choose. In its programs are the works of others\n\
         listed here, and Rust's standard library (https://github.com/rust-lang/rust, MIT OR Apache-2.0). Below the list are their\n\
         licences. Where a work brings no text of its own, the terms are those of the licence of that name, with its authors as holders.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for library in libraries {
        let name = format!("{} {}", library.name, library.version);
        let licence = library.license.as_deref().unwrap_or_default();
        // A string takes everything.
        let _ = writeln!(text, "{name}: {licence}");
        for detail in library.repository.iter().chain(&library.authors) {
            let _ = writeln!(text, "    {detail}");
        }
        for licence in files(library)? {
            texts.entry(licence).or_default().push(name.clone());
        }
    }
    let font = dist.join("fonts/OFL.txt");
    let font = fs::read_to_string(&font).map_err(Failure::file("read", &font))?;
    texts
        .entry(font)
        .or_default()
        .push("the font STIX Two Math".to_owned());
    for (licence, of) in texts {
        let _ = write!(
            text,
            "\n{}\n{}:\n\n{}\n",
            "-".repeat(80),
            of.join(", "),
            licence.trim()
        );
    }
    Ok(text)
}

/// The texts of the licences that come with a library.
fn files(library: &Package) -> Result<Vec<String>, Failure> {
    let Some(folder) = Path::new(&library.manifest_path).parent() else {
        return Ok(Vec::new());
    };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(Failure::file("list", folder))? {
        let path = entry.map_err(Failure::file("list", folder))?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        if path.is_file() && NAMES.iter().any(|begin| name.starts_with(begin)) {
            paths.push(path);
        }
    }
    paths.sort();
    let read =
        |path: std::path::PathBuf| fs::read_to_string(&path).map_err(Failure::file("read", &path));
    paths.into_iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_asks_for_more_than_a_name_is_refused() {
        for licence in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 / MIT",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
        ] {
            assert!(is_allowed(licence), "{licence}");
        }
        for licence in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR Apache-2.0) AND CC-BY-NC-4.0",
            "SSPL-1.0 OR GPL-2.0",
        ] {
            assert!(!is_allowed(licence), "{licence}");
        }
    }
}
