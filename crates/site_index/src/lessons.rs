//! Lessons and scenes that can be found.

use crate::written::Written;
use lessons::link::{LessonLink, LessonSource};
use page_model::site_search::entry::{Entry, EntryKind};
use texts::{LESSONS, Texts};

/// Our lessons.
pub fn lessons(texts: &Texts) -> impl Iterator<Item = Entry> {
    LESSONS.iter().map(|lesson| Entry::of_lesson(lesson, texts))
}

/// The scenes of lessons, by their headings.
pub fn scenes(lessons: &[Written]) -> impl Iterator<Item = Entry> {
    lessons.iter().flat_map(|Written { name, lesson }| {
        let scenes = (1..).zip(&lesson.scenes);
        scenes.map(|(number, scene)| Entry {
            kind: EntryKind::Scene,
            title: scene.heading.clone(),
            words: String::new(),
            place: lesson.title.clone(),
            link: link_of(name, number),
        })
    })
}

fn link_of(lesson: &str, scene: usize) -> String {
    let source = LessonSource::Named(lesson.to_owned());
    LessonLink { source, scene }.write()
}
