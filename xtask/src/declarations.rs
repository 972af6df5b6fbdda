//! Declarations of the JavaScript module for TypeScript, written when the page is built.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;

/// The file, beside `saddlepoint.js`.
const FILE: &str = "saddlepoint.d.ts";

/// Writes them into the built page in `dist`, with the crate `js_module`.
pub fn write(project: &Project, dist: &Path) -> Result<(), Failure> {
    let declared = process::output(&mut process::native(project, "js_declarations")?)?;
    let file = dist.join(FILE);
    fs::write(&file, declared).map_err(Failure::file("write", &file))
}
