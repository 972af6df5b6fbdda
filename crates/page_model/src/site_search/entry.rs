//! Entry of the site's index: something that can be found, and where it is.

use serde::{Deserialize, Serialize};
use texts::{ListedLab, ListedLesson, Texts};

/// What an entry is. Of two that fit alike, the kind that comes first here does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EntryKind {
    Lab,
    Lesson,
    Game,
    Strategy,
    Term,
    Scene,
    Piece,
    Setting,
}

impl EntryKind {
    /// All of them, in their order.
    pub const ALL: [Self; 8] = [
        Self::Lab,
        Self::Lesson,
        Self::Game,
        Self::Strategy,
        Self::Term,
        Self::Scene,
        Self::Piece,
        Self::Setting,
    ];

    /// What people call it.
    pub fn name(self, texts: &Texts) -> &'static str {
        let words = &texts.site_search.kinds;
        match self {
            Self::Lab => words.lab,
            Self::Lesson => words.lesson,
            Self::Game => words.game,
            Self::Strategy => words.strategy,
            Self::Term => words.term,
            Self::Scene => words.scene,
            Self::Piece => words.piece,
            Self::Setting => words.setting,
        }
    }
}

/// Something that can be found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Row", into = "Row")]
pub struct Entry {
    pub kind: EntryKind,
    pub title: String,
    /// Its description; empty where there is no more than the title.
    pub words: String,
    /// What it is part of: a lab, a lesson, a group.
    pub place: String,
    /// Where it is, without `#/`; empty for a term, which the glossary shows.
    pub link: String,
}

/// An entry in the file, where names of fields would be said a thousand times.
type Row = (EntryKind, String, String, String, String);

impl From<Row> for Entry {
    fn from((kind, title, words, place, link): Row) -> Self {
        Self {
            kind,
            title,
            words,
            place,
            link,
        }
    }
}

impl From<Entry> for Row {
    fn from(entry: Entry) -> Self {
        let Entry {
            kind,
            title,
            words,
            place,
            link,
        } = entry;
        (kind, title, words, place, link)
    }
}

impl Entry {
    /// A lab, at this link.
    pub fn of_lab(lab: &ListedLab, group: &str, link: String) -> Self {
        Self {
            kind: EntryKind::Lab,
            title: lab.name.to_owned(),
            words: lab.question.to_owned(),
            place: group.to_owned(),
            link,
        }
    }

    /// A lesson of ours.
    pub fn of_lesson(lesson: &ListedLesson, texts: &Texts) -> Self {
        Self {
            kind: EntryKind::Lesson,
            title: lesson.title.to_owned(),
            words: String::new(),
            place: texts.shell.lab_name(lesson.lab).to_owned(),
            link: format!("lesson/{}", lesson.name),
        }
    }
}
