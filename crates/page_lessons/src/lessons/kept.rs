//! Answers to the questions of a lesson, and the seed of the reader's own: kept on this machine, by the lesson.

use page_kit::device;
use page_kit::storage;
use page_model::lessons::kept::Kept;

/// What is kept of the lesson with this id.
pub fn kept_of(id: &str) -> Kept {
    Kept::read(storage::lesson(id).as_deref(), device::new_seed)
}

/// Keeps it.
pub fn keep(id: &str, kept: &Kept) {
    if let Some(text) = kept.written() {
        storage::set_lesson(id, &text);
    }
}
