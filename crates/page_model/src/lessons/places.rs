//! Places in lessons: what tells a lesson from others, which scene an address means, and the ways from scene to scene, by key, by a
//! clicker, and by a finger that moves sideways.

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

/// Shorter swipes are none, in pixels.
const MIN_LENGTH: f64 = 70.0;

/// A way from a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Back,
    On,
}

impl Way {
    /// The way of a key, while the words are in focus.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Self::Back),
            "ArrowRight" => Some(Self::On),
            _ => None,
        }
    }

    /// The way of a clicker's key, with which a lesson is presented.
    pub fn of_clicker(key: &str) -> Option<Self> {
        match key {
            "PageUp" => Some(Self::Back),
            "PageDown" => Some(Self::On),
            _ => None,
        }
    }

    /// The scene that it leads to; before the first one is a number that no scene has.
    pub fn from(self, scene: usize) -> usize {
        match self {
            Self::Back => scene.wrapping_sub(1),
            Self::On => scene + 1,
        }
    }
}

/// The way of a finger from one place to another, across and down: far enough, and rather across.
pub fn swiped(from: (f64, f64), to: (f64, f64)) -> Option<Way> {
    let (across, along) = (to.0 - from.0, to.1 - from.1);
    let is_swipe = across.abs() >= MIN_LENGTH && across.abs() > 2.0 * along.abs();
    is_swipe.then_some(if across > 0.0 { Way::Back } else { Way::On })
}
