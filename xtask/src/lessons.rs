//! Our own lessons as the page reads them, beside their texts, and their words as HTML: nobody waits for a Markdown parser, nor for
//! the page's program, to read one.

use std::path::Path;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;

/// Reads the lessons in the built page in `dist` with the crate `lesson_reader`.
pub fn read(project: &Project, dist: &Path) -> Result<(), Failure> {
    let mut reader = process::native(project, "lesson_reader")?;
    process::run(reader.arg(dist.join("lessons")))
}
