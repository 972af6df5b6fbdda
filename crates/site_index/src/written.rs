//! Lessons as they are written: the texts in a folder, read.

use lessons::lesson::Lesson;
use lessons::text;
use std::path::Path;
use std::{fs, io};
use texts::LESSONS;

/// A lesson of ours.
pub struct Written {
    /// Of its file, and in its link.
    pub name: &'static str,
    pub lesson: Lesson,
}

/// All our lessons, in the order in which pages offer them.
///
/// # Errors
/// If the text of one is not in the folder.
pub fn read_all(folder: &Path) -> io::Result<Vec<Written>> {
    let read = |name: &'static str| {
        let text = fs::read_to_string(folder.join(name).with_extension("md"))?;
        let lesson = text::read(&text);
        Ok(Written { name, lesson })
    };
    LESSONS.iter().map(|lesson| read(lesson.name)).collect()
}
