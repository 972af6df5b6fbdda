//! Plain pages as files: the crate `plain_pages` with the pictures that Yew draws and the lessons in the built page.

use first_page::{Sketch, SketchProps};
use lessons::lesson::Lesson;
use lessons::text;
use plain_pages::robots;
use plain_pages::site::Site;
use std::fs;
use std::io;
use std::path::Path;
use texts::{ListedLesson, Texts};
use yew::ServerRenderer;

/// Writes them into the built page in `folder`, which is served at `address`, if that is not empty. `beside` are the sheets and scripts
/// that they use, by their names in that folder.
pub async fn write(
    texts: &'static Texts,
    folder: &Path,
    [address, policy]: [&str; 2],
    beside: &[&str],
) -> io::Result<()> {
    let (sheets, scripts) = beside.iter().partition(|name| name.ends_with(".css"));
    let owned = |names: Vec<&&str>| names.into_iter().map(|name| (*name).to_owned()).collect();
    let site = Site {
        texts,
        address: Some(address.to_owned()).filter(|address| !address.is_empty()),
        policy: policy.to_owned(),
        sheets: owned(sheets),
        scripts: owned(scripts),
        pictures: pictures(texts).await,
        version: env!("CARGO_PKG_VERSION"),
    };
    let documents = plain_pages::documents(&site, |lesson| read(folder, lesson))?;
    for document in &documents {
        let place = folder.join(&document.folder);
        fs::create_dir_all(&place)?;
        fs::write(place.join("index.html"), document.html(&site))?;
    }
    if let Some(address) = &site.address {
        for (name, content) in robots::files(address, &documents) {
            fs::write(folder.join(name), content)?;
        }
    }
    Ok(())
}

/// A lesson of ours, as its text in the built page has it.
fn read(folder: &Path, lesson: &ListedLesson) -> io::Result<Lesson> {
    let path = folder
        .join("lessons")
        .join(lesson.name)
        .with_extension("md");
    Ok(text::read(&fs::read_to_string(path)?))
}

/// The sketch of each listed lab.
async fn pictures(texts: &'static Texts) -> Vec<(&'static str, String)> {
    let mut pictures = Vec::new();
    for listed in texts.shell.listed_labs() {
        let props = SketchProps { lab: listed.key };
        let renderer = ServerRenderer::<Sketch>::with_props(move || props).hydratable(false);
        pictures.push((listed.key, renderer.render().await));
    }
    pictures
}
