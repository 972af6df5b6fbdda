//! Attempt of a student at a lesson, as a text that the course system keeps (`cmi.suspend_data`).

use super::Standard;
use crate::lessons::kept::Kept;
use experiments::packed;

/// Letters that a system keeps at least.
fn room(standard: Standard) -> usize {
    match standard {
        Standard::Scorm12 => 4_096,
        Standard::Scorm2004 => 64_000,
    }
}

/// What is kept of a lesson as a text with room in this version. Answers in the student's own words are cut where there is not enough
/// room, the longest first: the system has been told all that it has room for with the answer itself.
pub fn written(standard: Standard, kept: &Kept) -> Option<String> {
    let mut kept = kept.clone();
    loop {
        let text = packed::pack(&kept.written()?);
        if text.len() <= room(standard) {
            return Some(text);
        }
        let answers = kept.answers.values_mut();
        let longest = answers.max_by_key(|answer| answer.text.chars().count())?;
        let half = longest.text.chars().count() / 2;
        if half == 0 {
            return None;
        }
        longest.text = longest.text.chars().take(half).collect();
    }
}

/// What such a text says; nothing if it is none.
pub fn read(text: &str) -> Option<Kept> {
    let packed = text.strip_prefix(packed::MARK)?;
    serde_json::from_str(&packed::unpack(packed).ok()?).ok()
}
