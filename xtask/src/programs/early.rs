//! Which files of the page's program each lab needs: written into `load.js`, which asks for them before the program is ready to.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::marks;
use crate::process;
use crate::project::Project;

/// Where it goes. A page that is served for development does without.
const MARK: &str = "const FILES = {};";

/// How the loader begins what fetches a module, and what fetches a file that several share.
const MODULE: &str = "export const __wasm_split_load_";
const SHARED: &str = "__chunk_";

/// Writes it into the built page in `dist`.
pub fn write(project: &Project, dist: &Path) -> Result<(), Failure> {
    let loader = dist.join("saddlepoint/modules.js");
    let text = fs::read_to_string(&loader).map_err(Failure::file("read", &loader))?;
    let files = files_of(&text);
    let labs = process::output(process::native(project, "prerender")?.arg("modules"))?;
    let mut needed = BTreeMap::new();
    for (lab, module) in labs.lines().filter_map(|line| line.split_once(' ')) {
        let file = loader.clone();
        let mark = "what fetches the module of every lab";
        let files = files.get(module).ok_or(Failure::NoMark { file, mark })?;
        needed.insert(lab, files);
    }
    let json = serde_json::json!(needed);
    marks::replace(
        &dist.join("load.js"),
        MARK,
        &format!("const FILES = {json};"),
    )
}

/// The files of each module, from the page on, as the text of the loader has them.
fn files_of(loader: &str) -> BTreeMap<&str, Vec<String>> {
    let modules = loader.split(MODULE).skip(1);
    let files = modules.filter_map(|rest| {
        let (name, rest) = rest.split_once(" = ")?;
        let (_, shared) = rest.split_once(", [")?;
        let (shared, _) = shared.split_once(']')?;
        let chunks = shared
            .split(", ")
            .filter_map(|name| name.strip_prefix(SHARED));
        let chunks = chunks.map(|number| format!("./saddlepoint/chunk_{number}.wasm"));
        let own = format!("./saddlepoint/split_{name}.wasm");
        Some((name, [own].into_iter().chain(chunks).collect()))
    });
    files.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_modules_are_those_that_the_loader_fetches() {
        let loader = "const __chunk_6 = makeLoad(() => {\n}\n, []);\n\
            export const __wasm_split_load_a = wrapAsyncCb(makeLoad(() => {\n}\n, [__chunk_6, __chunk_12]));\n\
            export const __wasm_split_load_b_and_c = wrapAsyncCb(makeLoad(() => {\n}\n, []));\n";
        let files = files_of(loader);
        let of = |module: &str, files: &[&str]| (module.to_owned(), files.join(" "));
        let found = files.iter().map(|(module, files)| {
            of(
                module,
                &files.iter().map(String::as_str).collect::<Vec<_>>(),
            )
        });
        assert_eq!(
            found.collect::<Vec<_>>(),
            [
                of(
                    "a",
                    &[
                        "./saddlepoint/split_a.wasm",
                        "./saddlepoint/chunk_6.wasm",
                        "./saddlepoint/chunk_12.wasm"
                    ]
                ),
                of("b_and_c", &["./saddlepoint/split_b_and_c.wasm"]),
            ]
        );
    }
}
