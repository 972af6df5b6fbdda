//! Shell: what surrounds every page, a link that opens nothing, and what has to be said first.

use crate::lab::{LabGroup, LabName, ListedLab};
use crate::lessons::{LESSONS, ListedLesson};
use crate::map::Subject;

texts! {
    /// What surrounds every page.
    pub struct ShellTexts {
        /// The title of the window; takes the lab.
        window(lab: Option<&str>) = match lab {
            Some(lab) => format!("{lab} · Saddlepoint"),
            None => "Saddlepoint: see how a machine decides".to_owned(),
        },
        /// The name in two parts, the second in colour.
        brand: (&'static str, &'static str) = ("Saddle", "point"),
        home = "Saddlepoint, home page",
        labs = "Labs",
        /// What opens the list of labs.
        all_labs = "All labs",
        /// The same in a narrow window, which shows no other way.
        menu = "Menu",
        /// Of the list: over what is no lab.
        more = "More",
        /// What is no lab, each with its address.
        places: &'static [(&'static str, &'static str)] = &[
            ("#/lessons", "Lessons"),
            ("#/gallery", "Gallery"),
            ("#/class", "Classes"),
        ],
        /// The labs that have a page, in groups, in the order of the interface.
        lab_groups: &'static [LabGroup] = crate::labs::ENGLISH_GROUPS,
        /// Labs that are shown by pages of others.
        other_labs: &'static [LabName] = &[
            ("solve", "Solver"),
            ("generation", "Generation"),
            ("war-game", "War game"),
            ("aliens-game", "Game of Aliens"),
        ],
        loading = "Loading the laboratory …",
        /// Where a page's code could not be fetched.
        not_loaded = "This part of the laboratory could not be loaded. Check your connection, then try again or reload \
            the page.",
        skip = "Skip to the content",
        theme_system = "Colours: as in the system",
        theme_light = "Colours: light",
        theme_dark = "Colours: dark",
        promise = "Everything is computed on your own machine. No server, no account, nothing sent.",
        version(build: &str) = format!("Saddlepoint {build}"),
        /// Of the libraries in the page.
        licences = "Licences",
        /// The page about all this.
        about = "About",
        update: UpdateTexts,
    }

    /// A newer version of the page.
    pub struct UpdateTexts {
        ready = "A new version of this page is ready.",
        now = "Use it now",
        later = "At the next start",
        /// At the first visit with a newer version, and the link to what is new in it.
        is_new = "This page has changed since your last visit.",
        news = "What is new",
        close = "Close",
    }

    /// Where a link leads that opens nothing.
    pub struct BrokenLinkTexts {
        title = "This link does not open anything",
        kept = "The address is unchanged, so you can correct it there.",
        home = "Home page",
        open_lab(lab: &str) = format!("Open {lab}"),
    }

    /// Over what has to be said first.
    pub struct NoticesTexts {
        link = "Parts of this link could not be used and were ignored:",
        file = "The file was not opened:",
        more(count: usize) = format!("… and {count} more."),
        dismiss = "Dismiss",
        read_as(form: &str) = format!("Read as {form}."),
        /// The same of another reading, on its button.
        read_instead(form: &str) = format!("Read it as {form}"),
    }
}

impl ShellTexts {
    /// The labs that have pages of their own.
    pub fn grouped_labs(&self) -> impl Iterator<Item = LabName> {
        self.listed_labs().map(|lab| (lab.key, lab.name))
    }

    /// The same with their questions.
    pub fn listed_labs(&self) -> impl Iterator<Item = &'static ListedLab> {
        self.lab_groups.iter().flat_map(|group| group.labs)
    }

    /// The labs of a subject, in the order of the list.
    pub fn labs_of(&self, subject: Subject) -> impl Iterator<Item = &'static ListedLab> {
        self.listed_labs().filter(move |lab| lab.subject == subject)
    }

    /// The lessons about the labs of a subject.
    pub fn lessons_of(&self, subject: Subject) -> impl Iterator<Item = &'static ListedLesson> {
        let is_of = move |lab: &'static str| self.labs_of(subject).any(|listed| listed.key == lab);
        LESSONS.iter().filter(move |lesson| is_of(lesson.lab))
    }

    /// All labs.
    pub fn lab_names(&self) -> impl Iterator<Item = LabName> {
        self.grouped_labs().chain(self.other_labs.iter().copied())
    }

    /// A lab as people call it; its name in links where the catalogue has no other.
    pub fn lab_name(&self, lab: &'static str) -> &'static str {
        let found = self.lab_names().find(|(name, _)| *name == lab);
        found.map_or(lab, |(_, name)| name)
    }
}
