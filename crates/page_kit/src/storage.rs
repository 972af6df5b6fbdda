//! Storage of the browser: the version of the last visit, the theme, the last link of each lab, the run that a reload interrupts.
//!
//! Storage may be full, forbidden or hold nonsense; then there is simply nothing kept. Where it is forbidden, asking for
//! it is what fails already, so every access goes through [`Place`].

use page_model::kit::kept::{self, Answers, LessonPlace};
use page_model::minimax::predictions::Kept;
use std::cell::Cell;
use web_sys::Storage;

const BUILD: &str = "saddlepoint.build";
const THEME: &str = "saddlepoint.theme";
const LAST: &str = "saddlepoint.last";
const RUNNING: &str = "saddlepoint.running";
const ANSWERS: &str = "saddlepoint.answers";
const PREDICTIONS: &str = "saddlepoint.predictions";
const LESSON_PLACE: &str = "saddlepoint.lesson-place";
const CLASS: &str = "saddlepoint.class";
const DRAFT: &str = "saddlepoint.draft";

/// Where something is kept.
#[derive(Clone, Copy)]
enum Place {
    /// Between visits.
    Visits,
    /// As long as the tab is there.
    Tab,
}

impl Place {
    /// `None` where the browser refuses it: cookies are blocked, or the page is in a sandboxed frame.
    fn storage(self) -> Option<Storage> {
        let window = web_sys::window()?;
        match self {
            Self::Visits => window.local_storage(),
            Self::Tab => window.session_storage(),
        }
        .ok()?
    }

    /// What is kept under `key`, as the JSON of a string.
    fn get(self, key: &str) -> Option<String> {
        let kept = self.storage()?.get_item(key).ok()??;
        serde_json::from_str(&kept).ok()
    }

    /// Keeps `text` under `key`; false if it is not kept.
    fn set(self, key: &str, text: &str) -> bool {
        let json = serde_json::Value::from(text).to_string();
        self.storage()
            .is_some_and(|storage| storage.set_item(key, &json).is_ok())
    }

    /// Keeps nothing under `key`.
    fn delete(self, key: &str) {
        // Refused only where nothing is kept anyway.
        let _ = self.storage().map(|storage| storage.remove_item(key));
    }

    /// Keeps `text`, or nothing.
    fn keep(self, key: &str, text: Option<&str>) {
        match text {
            Some(text) => drop(self.set(key, text)),
            None => self.delete(key),
        }
    }
}

thread_local! {
    /// How many scenes of lessons are shown.
    static HELD: Cell<usize> = const { Cell::new(0) };
}

/// While there is one, labs keep nothing for the tab: those in the scenes of a lesson must not take the place of what a lab's own
/// page has kept.
pub struct PausedTabStorage(());

impl PausedTabStorage {
    /// From now on.
    pub fn begin() -> Self {
        HELD.set(HELD.get() + 1);
        Self(())
    }
}

impl Drop for PausedTabStorage {
    fn drop(&mut self) {
        HELD.set(HELD.get() - 1);
    }
}

fn is_held() -> bool {
    HELD.get() > 0
}

fn last_link_key(lab: &str) -> String {
    format!("saddlepoint.last.{lab}")
}

fn run_key(lab: &str) -> String {
    format!("saddlepoint.run.{lab}")
}

/// Keeps which version of the page is here now; that of the last visit.
pub fn swap_build(build: &str) -> Option<String> {
    let before = Place::Visits.get(BUILD);
    if before.as_deref() != Some(build) {
        Place::Visits.set(BUILD, build);
    }
    before
}

/// The theme chosen, by name.
pub fn theme() -> Option<String> {
    Place::Visits.get(THEME)
}

/// Keeps the theme; `None` for the system's.
pub fn set_theme(theme: Option<&str>) {
    Place::Visits.keep(THEME, theme);
}

/// The link last seen in this lab; `None` if what is kept is of none. Whether it opens anything is seen there.
pub fn last_link(lab: &str) -> Option<String> {
    kept::link_of(lab, Place::Visits.get(&last_link_key(lab))?)
}

/// The link last seen in each of these labs where there is one, by the lab; that of the last of all first.
pub fn last_links<'a>(labs: impl Iterator<Item = &'a str>) -> Vec<(String, String)> {
    let link = |lab: &str| Some((lab.to_owned(), last_link(lab)?));
    let last = last_of_all();
    let links = labs.filter_map(link);
    let (mut first, others): (Vec<_>, Vec<_>) =
        links.partition(|(_, link)| last.as_ref() == Some(link));
    first.extend(others);
    first
}

/// The link last seen in any lab; `None` if what is kept cannot be one. Whether it opens anything is seen there.
pub fn last_of_all() -> Option<String> {
    kept::link_of_any(Place::Visits.get(LAST)?)
}

/// Keeps the link last seen in this lab, which is the last of all too.
pub fn set_last_link(lab: &str, link: &str) {
    Place::Visits.keep(&last_link_key(lab), Some(link));
    Place::Visits.keep(LAST, Some(link));
}

/// The run last seen in this tab of this lab, as a file has it.
pub fn run(lab: &str) -> Option<String> {
    Place::Tab.get(&run_key(lab))
}

/// Keeps what a run has found; false if it is too large for the storage, which has nothing of the lab then.
pub fn set_run(lab: &str, file: &str) -> bool {
    if is_held() {
        return false;
    }
    let is_kept = Place::Tab.set(&run_key(lab), file);
    if !is_kept {
        Place::Tab.delete(&run_key(lab));
    }
    is_kept
}

/// The link of the run that was under way in this tab when the page was left.
pub fn running() -> Option<String> {
    Place::Tab.get(RUNNING)
}

/// Keeps the link of the run under way; `None` when there is none.
pub fn set_running(link: Option<&str>) {
    if is_held() {
        return;
    }
    Place::Tab.keep(RUNNING, link);
}

/// What was played in this tab against what this lab has learned.
pub fn sitting(lab: &str) -> Option<String> {
    Place::Tab.get(&sitting_key(lab))
}

/// Keeps how a sitting stands.
pub fn set_sitting(lab: &str, text: &str) {
    if is_held() {
        return;
    }
    Place::Tab.keep(&sitting_key(lab), Some(text));
}

fn sitting_key(lab: &str) -> String {
    format!("saddlepoint.sitting.{lab}")
}

/// What somebody has predicted in this tab, if it was about this question.
pub fn predictions(question: &str) -> Option<Kept> {
    let (about, kept): (String, Kept) = serde_json::from_str(&Place::Tab.get(PREDICTIONS)?).ok()?;
    (about == question).then_some(kept)
}

/// Keeps it; `None` where nothing is asked.
pub fn set_predictions(of: Option<(&str, Kept)>) {
    if is_held() {
        return;
    }
    let text = of.and_then(|of| serde_json::to_string(&of).ok());
    Place::Tab.keep(PREDICTIONS, text.as_deref());
}

/// What is kept of a lesson, by its id.
pub fn lesson(id: &str) -> Option<String> {
    Place::Visits.get(&lesson_key(id))
}

/// Keeps what a reader has answered in a lesson.
pub fn set_lesson(id: &str, text: &str) {
    Place::Visits.keep(&lesson_key(id), Some(text));
}

fn lesson_key(id: &str) -> String {
    format!("saddlepoint.lesson.{id}")
}

/// The scene of a lesson that was read last in this tab.
pub fn lesson_place() -> Option<LessonPlace> {
    LessonPlace::read(&Place::Tab.get(LESSON_PLACE)?)
}

/// Keeps which scene of which lesson was read last.
pub fn set_lesson_place(place: &LessonPlace) {
    Place::Tab.keep(LESSON_PLACE, place.written().as_deref());
}

/// Forgets it.
pub fn forget_lesson_place() {
    Place::Tab.keep(LESSON_PLACE, None);
}

/// The text of the lesson that is being written.
pub fn draft() -> Option<String> {
    Place::Visits.get(DRAFT)
}

/// Keeps it; false if it is not kept.
pub fn set_draft(text: &str) -> bool {
    Place::Visits.set(DRAFT, text)
}

/// What a class has handed in for the lesson with this id.
pub fn class(id: &str) -> Option<String> {
    Place::Visits.get(&class_key(id))
}

/// Keeps it; false if it is not kept.
pub fn set_class(id: &str, text: &str) -> bool {
    Place::Visits.set(&class_key(id), text)
}

fn class_key(id: &str) -> String {
    format!("saddlepoint.class.{id}")
}

/// The lesson whose answers were collected last, as an address.
pub fn last_class() -> Option<LessonPlace> {
    LessonPlace::read(&Place::Visits.get(CLASS)?)
}

/// Keeps the lesson whose answers were collected last.
pub fn set_last_class(place: &LessonPlace) {
    Place::Visits.keep(CLASS, place.written().as_deref());
}

/// What was answered in this tab to the question with this id.
pub fn answer(id: &str) -> Option<String> {
    answers().of(id).map(str::to_owned)
}

/// Keeps it, and the latest of the others.
pub fn set_answer(id: &str, answer: &str) {
    let mut all = answers();
    all.add(id, answer);
    Place::Tab.keep(ANSWERS, all.written().as_deref());
}

fn answers() -> Answers {
    let kept = Place::Tab.get(ANSWERS);
    kept.map_or_else(Answers::default, |kept| Answers::read(&kept))
}
