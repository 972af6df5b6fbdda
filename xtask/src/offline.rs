//! The service worker's list: made from what is in the built page, so that it cannot be out of date.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::marks;
use crate::programs::is_later;
use crate::programs::names::Hash;
use crate::sizes::files;

/// Where the list goes.
const MARK: &str = "{ version: \"none\", first: [], later: [] }";
/// Where the page gets the script that begins the worker: the page as it is served for development has none.
const PAGE_MARK: &str = "<!-- offline -->";
const SCRIPT: &str = "<script type=\"module\" src=\"./offline.js\"></script>";
/// The list of a package for course systems: the same files but for the list itself. It has no part in the version, which it follows from.
const PACKAGE_FILES: &str = "course-files.js";
const PACKAGE_MARK: &str = "const FILES = [];";
/// What no visitor asks for: the worker itself, which browsers keep, and what servers and search engines read.
const LEFT_OUT: [&str; 4] = ["service-worker.js", "_headers", "robots.txt", "sitemap.xml"];

/// Whether a file is not kept: none of those, nor a plain page of a lab, a lesson or a game, nor its picture. Without network there are the live ones.
fn is_left_out(name: &str) -> bool {
    let is_live_too = ["games/", "labs/", "lessons/"]
        .iter()
        .any(|folder| name.starts_with(folder));
    LEFT_OUT.contains(&name)
        || name.starts_with("pictures/")
        || is_live_too && name.ends_with("/index.html")
}

/// Lets the built page begin its service worker. Before the page's scripts are named by their content.
pub fn switch_on(dist: &Path) -> Result<(), Failure> {
    marks::replace(&dist.join("index.html"), PAGE_MARK, SCRIPT)
}

/// Writes the list into the service worker. After all else is done.
pub fn write_list(dist: &Path) -> Result<(), Failure> {
    let mut version = Hash::default();
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for path in files(dist)? {
        let name = path.strip_prefix(dist).unwrap_or(&path);
        let name = name.to_string_lossy().replace('\\', "/");
        if is_left_out(&name) {
            continue;
        }
        version.add(name.as_bytes());
        version.add(&fs::read(&path).map_err(Failure::file("read", &path))?);
        match name.as_str() {
            "index.html" => first.insert(0, "./".to_owned()),
            // As it is asked for.
            "about/index.html" => later.push("about/".to_owned()),
            name if is_later(name) => later.push(name.to_owned()),
            name => first.push(name.to_owned()),
        }
    }
    let list = format!(
        "{{ version: \"{:016x}\", first: {first:?}, later: {later:?} }}",
        version.value()
    );
    marks::replace(&dist.join("service-worker.js"), MARK, &list)?;
    let names = first.iter().chain(&later).map(|name| match name.as_str() {
        "./" => "index.html",
        "about/" => "about/index.html",
        name => name,
    });
    let names: Vec<&str> = names.filter(|name| *name != PACKAGE_FILES).collect();
    let package = format!("const FILES = {names:?};");
    marks::replace(&dist.join(PACKAGE_FILES), PACKAGE_MARK, &package)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Project;

    /// A page of few files, in a folder of its own; the list that the worker gets.
    fn list(name: &str, words: &str) -> String {
        let dist = Project::locate().target().join("tests").join(name);
        let _ = fs::remove_dir_all(&dist);
        fs::create_dir_all(dist.join("lessons/a")).unwrap();
        fs::create_dir_all(dist.join("about")).unwrap();
        let worker = format!("const {{ version, first, later }} = {MARK};\n");
        for (file, content) in [
            ("index.html", "<title>"),
            ("load-1.js", ""),
            ("about/index.html", ""),
            ("lessons/a.html", words),
            ("lessons/a/index.html", words),
            ("_headers", "/*"),
            ("course-files.js", PACKAGE_MARK),
            ("service-worker.js", &worker),
        ] {
            fs::write(dist.join(file), content).unwrap();
        }
        write_list(&dist).unwrap();
        fs::read_to_string(dist.join("service-worker.js")).unwrap()
    }

    #[test]
    fn all_files_that_visitors_ask_for_are_listed() {
        let list = list("offline-list", "words");
        let ends = ", first: [\"./\", \"load-1.js\"], later: [\"about/\", \"course-files.js\", \"lessons/a.html\"] };\n";
        assert!(list.ends_with(ends), "{list}");
    }

    #[test]
    fn the_version_changes_with_the_content_of_any_file() {
        let lists = ["words", "words", "other words"].map(|words| list("offline-version", words));
        assert_eq!(lists[0], lists[1]);
        assert_ne!(lists[1], lists[2]);
    }
}
