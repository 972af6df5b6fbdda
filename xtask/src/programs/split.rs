//! Cuts a linked program where `wasm_split` marks it: into what everybody needs and modules that it fetches when they are wanted.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use super::Program;
use crate::failure::Failure;

/// What fetches the modules, beside the program's glue.
const LOADER: &str = "./modules.js";

/// How it fetches a module and makes something of it, and how it is to do that instead: modules come from `load.js`, compiled.
const INSTEAD: [(&str, &str); 2] = [
    ("fetch(new URL(", "compiled(new URL("),
    (
        "WebAssembly.instantiateStreaming(src, imports)",
        "WebAssembly.instantiate(await src, imports)",
    ),
];

/// Cuts `program`, as it was linked into the folder `compiled`. Modules and what fetches them, by `modules`, go to `folder`; returned is the
/// file with the rest, for wasm-bindgen.
pub fn split(
    program: &Program,
    modules: &str,
    compiled: &Path,
    folder: &Path,
) -> Result<PathBuf, Failure> {
    let file = format!("{}.wasm", program.name);
    let linked = compiled.join(&file);
    let bytes = fs::read(&linked).map_err(Failure::file("read", &linked))?;
    let rest = compiled.join("split").join(file);
    if let Some(parent) = rest.parent() {
        fs::create_dir_all(parent).map_err(Failure::file("create", parent))?;
    }
    let glue = format!("./{}.js", program.name);
    let mut options = Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = &rest;
    options.main_module = &glue;
    options.link_name = LOADER;
    transform(options).map_err(|error| Failure::Split {
        program: program.name,
        problem: format!("{error:#}"),
    })?;
    adapt(&folder.join(LOADER), modules)?;
    Ok(rest)
}

/// The loader has modules compiled by `modules`, instead of fetching and compiling them itself.
fn adapt(loader: &Path, modules: &str) -> Result<(), Failure> {
    let mut text = fs::read_to_string(loader).map_err(Failure::file("read", loader))?;
    for (call, instead) in INSTEAD {
        if !text.contains(call) {
            return Err(Failure::NoMark {
                file: loader.to_owned(),
                mark: call,
            });
        }
        text = text.replace(call, instead);
    }
    fs::write(loader, text + modules).map_err(Failure::file("write", loader))
}
