//! Index of the site: what the search finds, written when the page is built.

use std::path::Path;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;

/// Writes it into the built page in `dist`, with the crate `site_index`.
pub fn write(project: &Project, dist: &Path) -> Result<(), Failure> {
    let mut writer = process::native(project, "site_index")?;
    process::run(writer.arg(dist))
}
