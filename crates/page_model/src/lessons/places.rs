//! Places in lessons: what tells a lesson from others, which scene an address means, and how scenes are reached.

use experiments::Experiment;
use lessons::lesson::Lesson;
use lessons::link::{LessonLink, LessonSource};

/// What tells a lesson from all others.
pub fn id_of(link: &LessonLink) -> String {
    match &link.source {
        LessonSource::Named(name) => name.clone(),
        LessonSource::Text(text) => format!("{:016x}", experiments::link::fingerprint(text)),
    }
}

/// The scene that a link means, from 0: the first or the last where it means none that there is.
pub fn scene_of(link: &LessonLink, lesson: &Lesson) -> usize {
    link.scene.min(lesson.scenes.len()).max(1) - 1
}

/// The address of a scene, from 0, of the lesson whose first scene has the address `first`.
pub fn address(first: &str, scene: usize) -> String {
    if scene == 0 {
        first.to_owned()
    } else {
        numbered(first, scene)
    }
}

/// The address of a scene, from 0, which has its number.
pub fn numbered(first: &str, scene: usize) -> String {
    let and = if first.contains('?') { '&' } else { '?' };
    format!("{first}{and}scene={}", scene + 1)
}

/// The lab that a scene shows; that of the lesson where it shows none.
pub fn lab_of(lesson: &Lesson, scene: usize) -> String {
    let stage = lesson
        .scenes
        .get(scene)
        .and_then(|scene| scene.stage.as_ref());
    let opened = stage.and_then(|stage| Experiment::open(&stage.link).ok());
    opened.map_or_else(
        || lesson.lab.clone(),
        |opened| opened.experiment.lab().to_owned(),
    )
}
