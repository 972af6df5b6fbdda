//! Folders of plain pages, beside the page.

/// That of a lab's page, by its name in links.
pub fn of_lab(lab: &str) -> String {
    format!("labs/{lab}/")
}

/// That of a lesson's page, by its name.
pub fn of_lesson(lesson: &str) -> String {
    format!("lessons/{lesson}/")
}
