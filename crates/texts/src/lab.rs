//! Labs: their names in the list of labs, and what each shows.

use crate::map::Subject;

/// A lab by its title, and what it shows.
#[derive(Debug)]
pub struct LabTexts {
    pub summary: &'static str,
}

/// A lab: its name in links, and what people call it.
pub type LabName = (&'static str, &'static str);

/// A lab in the list of labs.
#[derive(Debug, PartialEq)]
pub struct ListedLab {
    /// Its name in links.
    pub key: &'static str,
    /// What people call it, everywhere: what one does there, with the field's term.
    pub name: &'static str,
    /// The question it answers.
    pub question: &'static str,
    /// What it opens with, without `#/`; a test compares it with what the lab says.
    pub link: &'static str,
    /// What its picture on the first page shows.
    pub live: &'static str,
    pub subject: Subject,
}

/// Labs about the same system.
#[derive(Debug, PartialEq)]
pub struct LabGroup {
    pub name: &'static str,
    pub labs: &'static [ListedLab],
}

/// An experiment to begin with: its link, without `#/`, and its name.
pub type Preset = (&'static str, &'static str);
