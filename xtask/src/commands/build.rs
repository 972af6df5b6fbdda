//! `cargo xtask build`: the page as it is published.

use std::fs;

use crate::declarations;
use crate::failure::Failure;
use crate::first_page;
use crate::lessons;
use crate::licences;
use crate::offline;
use crate::plain_pages;
use crate::policy;
use crate::preview;
use crate::process;
use crate::programs::{early, names};
use crate::project::Project;
use crate::site_index;
use crate::sizes;
use crate::tools::{self, WebTools};

/// Builds the page in `dist/`, for a server that has it at `public_url`, and prints how large it is.
pub fn build(project: &Project, public_url: &str) -> Result<(), Failure> {
    let tools = WebTools::ensure()?;
    let mut trunk = tools.trunk(project)?;
    trunk
        .args(["build", "--release", "--public-url", public_url, "--dist"])
        .arg(project.dist());
    process::run(&mut trunk)?;
    first_page::draw(project, &project.dist())?;
    early::write(project, &project.dist())?;
    declarations::write(project, &project.dist())?;
    lessons::read(project, &project.dist())?;
    site_index::write(project, &project.dist())?;
    tools::optimize(project, &project.dist());
    licences::write(project, &project.dist())?;
    changelog(project)?;
    policy::write(&project.dist())?;
    preview::write(&project.dist(), public_url)?;
    offline::switch_on(&project.dist())?;
    names::name_by_content(&project.dist())?;
    plain_pages::write(project, &project.dist(), public_url)?;
    offline::write_list(&project.dist())?;
    sizes::print(&project.dist())
}

/// What is new, as a text that browsers show.
fn changelog(project: &Project) -> Result<(), Failure> {
    let (from, to) = (
        project.root().join("CHANGELOG.md"),
        project.dist().join("changelog.txt"),
    );
    let copied = fs::copy(&from, &to);
    copied.map(drop).map_err(Failure::file("copy", &from))
}
