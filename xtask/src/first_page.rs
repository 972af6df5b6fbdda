//! The first page as HTML inside `index.html`, so that its words are there before the program.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;

/// Where it goes.
const MARK: &str = "<!-- first page -->";

/// Draws the first page with the crate `prerender`, into the built page in `dist`.
pub fn draw(project: &Project, dist: &Path) -> Result<(), Failure> {
    let mut prerender = process::cargo(project);
    prerender.args(["run", "--quiet", "--package", "prerender"]);
    let drawn = process::output(&mut prerender)?;
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).map_err(Failure::file("read", &page))?;
    let html = html.replacen(MARK, drawn.trim(), 1);
    fs::write(&page, html).map_err(Failure::file("write", &page))
}
