//! Phrases that several labs say.

pub(crate) const PLAYERS: [&str; 2] = ["First", "Second"];

/// So many of so many as a sentence, `units` being the word for one and for several.
pub(crate) fn done_of(done: &str, total: &str, [one, several]: [&str; 2]) -> String {
    let unit = if total == "1" { one } else { several };
    if done == total {
        format!("{done} {unit}.")
    } else {
        format!("{done} of {total} {unit}.")
    }
}
