//! The first page as HTML inside `index.html`, so that its words are there before the program.

use std::path::Path;

use crate::failure::Failure;
use crate::marks;
use crate::process;
use crate::project::Project;

/// Where it goes.
const MARK: &str = "<!-- first page -->";

/// Draws the first page with the crate `prerender`, into the built page in `dist`.
pub fn draw(project: &Project, dist: &Path) -> Result<(), Failure> {
    let drawn = process::output(&mut process::native(project, "prerender")?)?;
    marks::replace(&dist.join("index.html"), MARK, drawn.trim())
}
