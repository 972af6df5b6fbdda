//! What the browser keeps for us: the theme, the last link of each lab, the run that a reload interrupts.
//!
//! Storage may be full, forbidden or hold nonsense; then there is simply nothing kept.

use crate::experiments::minimax::predictions::Kept;
use gloo::storage::{LocalStorage, SessionStorage, Storage};

const THEME: &str = "saddlepoint.theme";
const RUNNING: &str = "saddlepoint.running";
const PREDICTIONS: &str = "saddlepoint.predictions";

fn last_link_key(lab: &str) -> String {
    format!("saddlepoint.last.{lab}")
}

fn run_key(lab: &str) -> String {
    format!("saddlepoint.run.{lab}")
}

/// The theme chosen, by name.
pub fn theme() -> Option<String> {
    LocalStorage::get(THEME).ok()
}

/// Keeps the theme; `None` for the system's.
pub fn set_theme(theme: Option<&str>) {
    match theme {
        Some(theme) => drop(LocalStorage::set(THEME, theme)),
        None => LocalStorage::delete(THEME),
    }
}

/// The link last seen in this lab; `None` if what is kept is of none. Whether it opens anything is seen there.
pub fn last_link(lab: &str) -> Option<String> {
    let link: String = LocalStorage::get(last_link_key(lab)).ok()?;
    let of = link.split('?').next();
    (of == Some(lab)).then_some(link)
}

/// Keeps the link last seen in this lab.
pub fn set_last_link(lab: &str, link: &str) {
    drop(LocalStorage::set(last_link_key(lab), link));
}

/// The run last seen in this tab of this lab, as a file has it.
pub fn run(lab: &str) -> Option<String> {
    SessionStorage::get(run_key(lab)).ok()
}

/// Keeps what a run has found. One too large for the storage is not kept.
pub fn set_run(lab: &str, file: &str) {
    if SessionStorage::set(run_key(lab), file).is_err() {
        SessionStorage::delete(run_key(lab));
    }
}

/// The link of the run that was under way in this tab when the page was left.
pub fn running() -> Option<String> {
    SessionStorage::get(RUNNING).ok()
}

/// Keeps the link of the run under way; `None` when there is none.
pub fn set_running(link: Option<&str>) {
    match link {
        Some(link) => drop(SessionStorage::set(RUNNING, link)),
        None => SessionStorage::delete(RUNNING),
    }
}

/// What was played in this tab against what this lab has learned.
#[cfg(feature = "labs")]
pub fn sitting(lab: &str) -> Option<String> {
    SessionStorage::get(sitting_key(lab)).ok()
}

/// Keeps it.
#[cfg(feature = "labs")]
pub fn set_sitting(lab: &str, text: &str) {
    drop(SessionStorage::set(sitting_key(lab), text));
}

#[cfg(feature = "labs")]
fn sitting_key(lab: &str) -> String {
    format!("saddlepoint.sitting.{lab}")
}

/// What somebody has predicted in this tab, if it was about this question.
pub fn predictions(question: &str) -> Option<Kept> {
    let (about, kept): (String, Kept) = SessionStorage::get(PREDICTIONS).ok()?;
    (about == question).then_some(kept)
}

/// Keeps it; `None` where nothing is asked.
pub fn set_predictions(of: Option<(&str, Kept)>) {
    match of {
        Some(of) => drop(SessionStorage::set(PREDICTIONS, of)),
        None => SessionStorage::delete(PREDICTIONS),
    }
}
