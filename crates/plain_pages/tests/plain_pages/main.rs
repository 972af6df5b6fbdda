//! Plain pages, from outside: each listed lab and lesson has one, escaped, and every link in it leads somewhere. [`citation`]: what is
//! written from their words.

mod citation;
mod links;
mod pages;

use lessons::lesson::Lesson;
use lessons::text;
use plain_pages::document::Document;
use plain_pages::site::Site;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use texts::{ENGLISH, ListedLesson};

/// What stands for a picture.
const PICTURE: &str = "<svg viewBox=\"0 0 1 1\"></svg>";

/// A site, served somewhere.
pub fn site(address: Option<&str>) -> Site {
    let labs = ENGLISH.shell.listed_labs();
    Site {
        texts: &ENGLISH,
        address: address.map(str::to_owned),
        policy: "default-src 'none'".to_owned(),
        sheets: vec!["plain-1.css".to_owned()],
        scripts: vec!["colours-1.js".to_owned()],
        pictures: labs.map(|lab| (lab.key, PICTURE.to_owned())).collect(),
        version: "0.0.0",
    }
}

/// A file of the project.
pub fn project(file: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file)
}

fn read(lesson: &ListedLesson) -> std::io::Result<Lesson> {
    let file = project("lessons").join(lesson.name).with_extension("md");
    Ok(text::read(&fs::read_to_string(file)?))
}

/// The plain pages of a site whose address is not known.
static DOCUMENTS: LazyLock<Vec<Document>> = LazyLock::new(|| made(&site(None)));

fn made(site: &Site) -> Vec<Document> {
    plain_pages::documents(site, read).unwrap()
}

/// All plain pages.
pub fn documents(site: &Site) -> Vec<Document> {
    if site.address.is_some() {
        made(site)
    } else {
        DOCUMENTS.clone()
    }
}
