//! Course systems: a lesson as a package for one, and what it tells the system that runs it.
//!
//! Sources: ADL, SCORM 1.2 Run-Time Environment and Content Aggregation Model (2001); SCORM 2004 4th Edition, the same two books (2009).
//! Both versions are one list of elements with values; what differs are names, and what some values look like. Deviations: schema files
//! are not in the package, since no system that we know of reads those of a package rather than its own.
//!
//! * `attempt`: what the system keeps for the student, so that a break loses nothing.
//! * `package`: the files that are added to those of the page.
//! * `report`: score, completion and answers.

pub mod attempt;
pub mod package;
pub mod report;

/// A version of SCORM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standard {
    Scorm12,
    Scorm2004,
}

impl Standard {
    pub const ALL: [Self; 2] = [Self::Scorm12, Self::Scorm2004];

    /// As people and `course.js` call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Scorm12 => "1.2",
            Self::Scorm2004 => "2004",
        }
    }

    /// The version of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|standard| standard.name() == name)
    }
}
