//! Plain pages in the built page: a page of its own for each lab, lesson and game, in HTML that is read without the program, and the lists for
//! search engines where the address is known.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::policy::policy;
use crate::preview::whole_address;
use crate::process;
use crate::programs::names::Hash;
use crate::project::Project;
use crate::sizes::files;

/// Of the page's sheets and scripts those that they use too: how their names begin, before what stands for their content.
const SHARED: [&str; 5] = [
    "./tokens-",
    "./base-",
    "./shell-",
    "./lessons-",
    "./colours-",
];
const SHEET: &str = "styles/plain.css";
const PICTURES: &str = "assets/pictures";

/// Writes them with the crate `prerender`, once the page's sheets and scripts have their names.
pub fn write(project: &Project, dist: &Path, public_url: &str) -> Result<(), Failure> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).map_err(Failure::file("read", &page))?;
    let mut pages = process::native(project, "prerender")?;
    pages.arg("pages").arg(dist);
    pages.arg(whole_address(public_url).unwrap_or_default());
    pages.arg(policy());
    for mark in SHARED {
        let name = named(&html, mark).ok_or_else(|| Failure::NoMark {
            file: page.clone(),
            mark,
        })?;
        pages.arg(name);
    }
    process::run(pages.arg(own_sheet(project, dist)?))?;
    copy_pictures(project, dist)
}

/// Puts the pictures of labs beside the page.
fn copy_pictures(project: &Project, dist: &Path) -> Result<(), Failure> {
    let (from, to) = (project.root().join(PICTURES), dist.join("pictures"));
    fs::create_dir_all(&to).map_err(Failure::file("make", &to))?;
    for picture in files(&from)? {
        let name = picture.file_name().unwrap_or_default();
        fs::copy(&picture, to.join(name)).map_err(Failure::file("copy", &picture))?;
    }
    Ok(())
}

/// The file in the page whose name begins with this mark.
fn named<'a>(html: &'a str, mark: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!("\"{mark}"))?;
    let end = rest.find('"')?;
    let begin = html.len() - rest.len() - (mark.len() - "./".len());
    html.get(begin..html.len() - rest.len() + end)
}

/// Puts their own sheet beside the page's, named by its content; that name.
fn own_sheet(project: &Project, dist: &Path) -> Result<String, Failure> {
    let sheet = project.root().join(SHEET);
    let rules = fs::read(&sheet).map_err(Failure::file("read", &sheet))?;
    let mut hash = Hash::default();
    hash.add(&rules);
    let name = format!("plain-{:016x}.css", hash.value());
    let written = fs::write(dist.join(&name), rules);
    written.map_err(Failure::file("write", &sheet))?;
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_how_their_names_begin() {
        let html = "<link href=\"./tokens-1f.css\"><script src=\"./colours-2a.js\"></script>";
        assert_eq!(named(html, "./tokens-"), Some("tokens-1f.css"));
        assert_eq!(named(html, "./colours-"), Some("colours-2a.js"));
        assert_eq!(named(html, "./base-"), None);
    }
}
