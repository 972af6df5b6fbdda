//! Folders of plain pages, beside the page.

/// That of a lab's page, by its name in links.
pub fn of_lab(lab: &str) -> String {
    format!("labs/{lab}/")
}

/// That of the page of a game in a lab's library, by their names in links.
pub fn of_game(lab: &str, game: &str) -> String {
    format!("games/{lab}/{game}/")
}

/// That of a lesson's page, by its name.
pub fn of_lesson(lesson: &str) -> String {
    format!("lessons/{lesson}/")
}
