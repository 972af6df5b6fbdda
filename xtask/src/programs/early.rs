//! Which files of the programs each lab needs: written into `load.js`, which asks for them before the programs do.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Serialize;

use crate::failure::Failure;
use crate::marks;
use crate::process;
use crate::project::Project;

/// Where it goes. A page that is served for development does without.
const MODULES: &str = "const MODULES = {};";
const FILES: &str = "const FILES = {};";

/// How a program's loader begins what fetches a module, and what fetches a file that several share.
const MODULE: &str = "export const __wasm_split_load_";
const SHARED: &str = "__chunk_";

/// The files of a module.
#[derive(Serialize)]
struct Files {
    page: Vec<String>,
    workers: Vec<String>,
}

/// Writes it into the built page in `dist`.
pub fn write(project: &Project, dist: &Path) -> Result<(), Failure> {
    let labs = process::output(process::native(project, "prerender")?.arg("modules"))?;
    let modules: BTreeMap<&str, &str> = labs
        .lines()
        .filter_map(|line| line.split_once(' '))
        .collect();
    let mut files = BTreeMap::new();
    for &module in modules.values() {
        let page = files_of(dist, "page", module)?;
        let workers = files_of(dist, "worker", module)?;
        files.insert(module, Files { page, workers });
    }
    let loader = dist.join("load.js");
    let modules = format!("const MODULES = {};", serde_json::json!(modules));
    marks::replace(&loader, MODULES, &modules)?;
    let files = format!("const FILES = {};", serde_json::json!(files));
    marks::replace(&loader, FILES, &files)
}

/// The files of a module of a program in `dist`, from the page on.
fn files_of(dist: &Path, program: &str, module: &str) -> Result<Vec<String>, Failure> {
    let file = dist.join(program).join("modules.js");
    let loader = fs::read_to_string(&file).map_err(Failure::file("read", &file))?;
    let mark = "what fetches the module of every lab";
    let names = names_of(&loader, module).ok_or(Failure::NoMark { file, mark })?;
    let from_the_page = |name| format!("./{program}/{name}.wasm");
    Ok(names.into_iter().map(from_the_page).collect())
}

/// The names of a module's files, as the text of its program's loader has them.
fn names_of(loader: &str, module: &str) -> Option<Vec<String>> {
    let begin = format!("{MODULE}{module} = ");
    let (_, rest) = loader.split_once(&begin)?;
    let (_, rest) = rest.split_once(", [")?;
    let (shared, _) = rest.split_once(']')?;
    let shared = shared
        .split(", ")
        .filter_map(|name| name.strip_prefix(SHARED));
    let own = format!("split_{module}");
    let shared = shared.map(|number| format!("chunk_{number}"));
    Some([own].into_iter().chain(shared).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_modules_are_those_that_the_loader_fetches() {
        let loader = "const __chunk_6 = makeLoad(() => {\n}\n, []);\n\
            export const __wasm_split_load_a = wrapAsyncCb(makeLoad(() => {\n}\n, [__chunk_6, __chunk_12]));\n\
            export const __wasm_split_load_a_and_b = wrapAsyncCb(makeLoad(() => {\n}\n, []));\n";
        let names = |module| names_of(loader, module).map(|names| names.join(" "));
        assert_eq!(names("a").unwrap(), "split_a chunk_6 chunk_12");
        assert_eq!(names("a_and_b").unwrap(), "split_a_and_b");
        assert_eq!(names("b"), None);
    }
}
