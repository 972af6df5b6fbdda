//! Plain pages: pages that are read without the program, made when the page is built. Each listed lab, each lesson and each game of the libraries has one, for everyone
//! who finds it by searching, reads without JavaScript, or sends its address on; each leads to the live one.
//!
//! * [`site`]: what all of them have in common. [`document`]: head and frame of one. `linked_data`: what machines read of it. `folders`:
//!   where they stand.
//! * `lab`, `lesson`, `game`, `about`: what is on them. [`citation`]: how to cite it. [`robots`]: what search engines ask for.
//!
//! All links in them are relative, so they work in any folder of any server. What needs a whole address is left out where none is known.

mod about;
pub mod citation;
pub mod document;
mod folders;
mod game;
mod lab;
mod lesson;
mod linked_data;
pub mod robots;
pub mod site;

use document::Document;
use lessons::lesson::Lesson;
use site::Site;
use texts::{LESSONS, ListedLesson};

/// A page about all this, and one for each listed lab, each game of the libraries and each lesson, in the order of the interface; `read` gives a lesson of ours, or fails.
pub fn documents<Failure>(
    site: &Site,
    mut read: impl FnMut(&ListedLesson) -> Result<Lesson, Failure>,
) -> Result<Vec<Document>, Failure> {
    let labs: Vec<_> = site.texts.shell.listed_labs().collect();
    let mut documents = vec![about::document(site)];
    documents.extend((0..labs.len()).map(|index| lab::document(site, &labs, index)));
    documents.extend(game::documents(site));
    for (index, listed) in LESSONS.iter().enumerate() {
        documents.push(lesson::document(site, index, &read(listed)?));
    }
    Ok(documents)
}
