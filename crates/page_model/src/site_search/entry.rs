//! Entry of the site's index: something that can be found, and where it is.

use texts::{ListedLab, ListedLesson, Texts};

/// What an entry is. Of two that fit alike, the kind that comes first here does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Entry {
    /// As a line of the file: the place of its kind among all, and its texts, with tabs between them. A format of our own, since a parser of
    /// another would be more than all the rest of the search.
    pub fn line(&self) -> String {
        let kind = (self.kind as usize).to_string();
        [&kind, &self.title, &self.words, &self.place, &self.link]
            .map(|text| text.replace(['\t', '\r', '\n'], " "))
            .join("\t")
    }

    /// Reads a line; `None` if it is none.
    pub fn of_line(line: &str) -> Option<Self> {
        let mut texts = line.split('\t');
        let kind: usize = texts.next()?.parse().ok()?;
        let mut text = || texts.next().map(str::to_owned);
        Some(Self {
            kind: *EntryKind::ALL.get(kind)?,
            title: text()?,
            words: text()?,
            place: text()?,
            link: text()?,
        })
    }

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
