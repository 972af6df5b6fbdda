//! `CITATION.cff` against the page and the version of the workspace.

use crate::project;
use plain_pages::citation::{bibtex, cff};
use std::fs;

const FILE: &str = "CITATION.cff";
const VERSION: &str = env!("CARGO_PKG_VERSION");

#[test]
fn the_file_is_what_the_page_says() {
    let written = fs::read_to_string(project(FILE)).unwrap();
    assert!(written == cff(VERSION), "{FILE} is not up to date");
    assert!(bibtex(VERSION).contains(&format!("version = {{{VERSION}}}")));
}

#[test]
#[ignore = "writes CITATION.cff"]
fn write_the_citation() {
    fs::write(project(FILE), cff(VERSION)).unwrap();
}
