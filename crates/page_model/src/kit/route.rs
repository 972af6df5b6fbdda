//! Route: what an address asks for, and whether another one leads elsewhere.

use classes::playing::fault::RoundError;
use classes::playing::round::Round;
use experiments::link::LinkError;
use experiments::showing::Showing;
use experiments::{Experiment, Opened};
use lessons::link::{CLASS, EXERCISES, LessonLink, LessonLinkError, WRITE};

/// The address of the gallery.
const GALLERY: &str = "gallery";
/// What links of courses begin with.
const COURSE: &str = "course/";
/// That of the lessons on the home page.
const LESSONS: &str = "lessons";

/// What goes before the address of a round on its teacher's page.
pub const OF_CLASS: &str = "class/";

/// What the address asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    Home,
    /// The same, where it lists the lessons.
    Lessons,
    Lab(Box<Opened>),
    Lesson(Result<LessonLink, LessonLinkError>),
    /// Where lessons are written.
    Write,
    /// Ready experiments.
    Gallery,
    /// The plan of the course of that name.
    Course(String),
    /// What a class says, to this lesson if one is chosen.
    Class(Option<Result<LessonLink, LessonLinkError>>),
    /// A round that a class plays, for its students.
    Play(Result<Round, RoundError>),
    /// The same for their teacher.
    ClassPlays(Result<Round, RoundError>),
    /// What is taken away from a lesson.
    Exercises(Result<LessonLink, LessonLinkError>),
    Broken(LinkError),
}

impl Route {
    /// What the hash of an address, with or without `#/`, asks for.
    pub fn of(hash: &str) -> Self {
        let hash = &*Showing::without(hash);
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        if path.is_empty() {
            return Self::Home;
        }
        if let Some(lesson) = LessonLink::read(path) {
            return Self::Lesson(lesson);
        }
        if path == LESSONS {
            return Self::Lessons;
        }
        if path == WRITE {
            return Self::Write;
        }
        if path == GALLERY {
            return Self::Gallery;
        }
        if let Some(name) = path.strip_prefix(COURSE) {
            return Self::Course(name.to_owned());
        }
        if path == CLASS {
            return Self::Class(None);
        }
        if let Some(round) = Round::read(path) {
            return Self::Play(round);
        }
        if let Some(round) = path.strip_prefix(OF_CLASS).and_then(Round::read) {
            return Self::ClassPlays(round);
        }
        if let Some(lesson) = LessonLink::read_at(CLASS, path) {
            return Self::Class(Some(lesson));
        }
        if let Some(lesson) = LessonLink::read_at(EXERCISES, path) {
            return Self::Exercises(lesson);
        }
        match Experiment::open(hash) {
            Ok(opened) => Self::Lab(Box::new(opened)),
            Err(error) => Self::Broken(error),
        }
    }
}

/// Whether an edit that leads to `link` leaves the question with this canonical link, about which something was found.
pub fn leaves(found: &str, link: &str) -> bool {
    let asked = Experiment::open(link).map(|opened| opened.experiment.asked().link());
    !asked.is_ok_and(|asked| asked == found)
}

/// Whether the way from one address to another leads to another lab or page.
pub fn is_elsewhere(from: &str, to: &str) -> bool {
    let place = |hash: &str| hash.split('?').next().unwrap_or_default().to_owned();
    place(from) != place(to)
}
