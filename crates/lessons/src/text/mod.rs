//! Texts of lessons: a head and scenes, read line by line. Whatever is wrong is said where it stands; the rest is a lesson.
//!
//! * `head`: title and lab. `scene`: heading, stage, prose. `question`: what ends a scene.

mod head;
mod question;
mod scene;

use crate::fault::{Fault, FaultKind, Position};
use crate::lesson::Lesson;
use crate::source::Source;

/// Longer texts are refused, in bytes.
pub const MAX_BYTES: usize = 200_000;
/// Scenes beyond these are left out.
pub const MAX_SCENES: usize = 100;

/// The lesson that a text is, with what is wrong in it.
pub fn read(text: &str) -> Lesson {
    let mut lesson = Lesson::default();
    if text.len() > MAX_BYTES {
        let at = Position { line: 1, column: 1 };
        lesson
            .faults
            .push(Fault::new(at, FaultKind::TooLong(MAX_BYTES)));
        return lesson;
    }
    // Lines end alike on all machines.
    let text = &text.replace("\r\n", "\n");
    let source = Source::new(text);
    let first = head::read(&source, &mut lesson);
    let starts: Vec<usize> = scene::starts(&source, first);
    if starts.is_empty() {
        lesson
            .faults
            .push(Fault::new(source.position(text.len()), FaultKind::NoScenes));
    }
    if let Some(&line) = starts.get(MAX_SCENES) {
        let at = source.position(source.lines[line].0);
        lesson
            .faults
            .push(Fault::new(at, FaultKind::TooManyScenes(MAX_SCENES)));
    }
    let ends = starts.iter().skip(1).copied().chain([source.lines.len()]);
    let scenes = starts.iter().zip(ends).take(MAX_SCENES);
    lesson.scenes = scenes
        .map(|(&start, end)| scene::read(&source, start, end))
        .collect();
    lesson
}
