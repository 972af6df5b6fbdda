//! Cuts a linked program where `wasm_split` marks it: into what everybody needs and modules that it fetches when they are wanted.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use super::Program;
use crate::failure::Failure;

/// What fetches the modules, beside the program's glue.
const LOADER: &str = "./modules.js";

/// How it makes one of what it fetched, and how it is to do that instead.
const STREAMING: &str = "WebAssembly.instantiateStreaming(src, imports)";
const INSTANTIATE: (&str, &str) = ("instantiate(src, imports)", include_str!("instantiate.js"));

/// Cuts `program`, as it was linked into the folder `compiled`. Modules and what fetches them go to `folder`; returned is the file with the
/// rest, for wasm-bindgen.
pub fn split(program: &Program, compiled: &Path, folder: &Path) -> Result<PathBuf, Failure> {
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
    tolerate_any_type(&folder.join(LOADER))?;
    Ok(rest)
}

/// As `load.js` does, the loader takes modules from servers that do not know what WebAssembly is.
fn tolerate_any_type(loader: &Path) -> Result<(), Failure> {
    let (call, function) = INSTANTIATE;
    let text = fs::read_to_string(loader).map_err(Failure::file("read", loader))?;
    if !text.contains(STREAMING) {
        return Err(Failure::NoMark {
            file: loader.to_owned(),
            mark: STREAMING,
        });
    }
    let text = text.replace(STREAMING, call) + function;
    fs::write(loader, text).map_err(Failure::file("write", loader))
}
