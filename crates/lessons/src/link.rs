//! Links of lessons: `lesson/NAME?scene=2` for one of ours, `lesson?text=~…&scene=2` for one that travels in its link; likewise
//! `class/NAME` for what a class says to it, and `exercises/NAME` for what is taken away from it.

use experiments::packed::{self, PackedError};

/// What the address of a lesson begins with.
pub const LESSON: &str = "lesson";
/// That of the writer.
pub const WRITE: &str = "write";
/// That of the answers of a class.
pub const CLASS: &str = "class";
/// That of exercises to take away.
pub const EXERCISES: &str = "exercises";
/// Longer links are refused, in characters: more than browsers keep.
pub const MAX_CHARACTERS: usize = 64_000;

/// Which lesson, and which of its scenes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonLink {
    pub source: LessonSource,
    /// Counted from 1.
    pub scene: usize,
}

/// Where its text comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonSource {
    /// One of ours, by its name.
    Named(String),
    /// As it was typed.
    Text(String),
}

impl LessonSource {
    /// The lesson from its beginning.
    pub fn first_scene(self) -> LessonLink {
        LessonLink {
            source: self,
            scene: 1,
        }
    }
}

/// Why an address names no lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonLinkError {
    TooLong {
        characters: usize,
    },
    Packed(PackedError),
    /// Neither a name nor a text.
    Empty,
}

impl LessonLink {
    /// Reads an address without `#/`; `None` if it is of no lesson.
    ///
    /// # Errors
    /// Why it names none.
    pub fn read(path: &str) -> Option<Result<Self, LessonLinkError>> {
        Self::read_at(LESSON, path)
    }

    /// The same of what is done with a lesson: [`CLASS`], [`EXERCISES`].
    ///
    /// # Errors
    /// As [`LessonLink::read`].
    pub fn read_at(place: &str, path: &str) -> Option<Result<Self, LessonLinkError>> {
        let (start, query) = path.split_once('?').unwrap_or((path, ""));
        let name = match start.strip_prefix(place)? {
            "" => "",
            rest => rest.strip_prefix('/')?,
        };
        Some(Self::of(name.trim_end_matches('/'), query))
    }

    fn of(name: &str, query: &str) -> Result<Self, LessonLinkError> {
        let characters = query.chars().count();
        if characters > MAX_CHARACTERS {
            return Err(LessonLinkError::TooLong { characters });
        }
        let value = |key: &str| {
            let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs
                .filter(|(found, _)| *found == key)
                .map(|(_, value)| value)
                .next()
        };
        let scene = value("scene")
            .and_then(|scene| scene.parse().ok())
            .unwrap_or(1)
            .max(1);
        let source = match (name, value("text")) {
            ("", None) => return Err(LessonLinkError::Empty),
            ("", Some(text)) => {
                let packed = text.strip_prefix(packed::MARK).unwrap_or(text);
                LessonSource::Text(packed::unpack(packed).map_err(LessonLinkError::Packed)?)
            }
            (name, _) => LessonSource::Named(name.to_owned()),
        };
        Ok(Self { source, scene })
    }

    /// As an address without `#/`.
    pub fn write(&self) -> String {
        self.write_at(LESSON)
    }

    /// The same of what is done with it: [`CLASS`], [`EXERCISES`].
    pub fn write_at(&self, place: &str) -> String {
        let scene = match self.scene {
            1 => String::new(),
            scene => format!("scene={scene}"),
        };
        match &self.source {
            LessonSource::Named(name) if scene.is_empty() => format!("{place}/{name}"),
            LessonSource::Named(name) => format!("{place}/{name}?{scene}"),
            LessonSource::Text(text) => {
                let and = if scene.is_empty() { "" } else { "&" };
                format!("{place}?text={}{and}{scene}", packed::pack(text))
            }
        }
    }
}
