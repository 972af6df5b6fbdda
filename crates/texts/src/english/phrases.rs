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

/// With a capital letter at its beginning.
pub fn capital(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters
        .next()
        .map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + characters.as_str()
}

/// With commas, and "and" before the last.
pub(crate) fn in_a_list<T: AsRef<str>>(parts: &[T]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, [one])) => format!("{one} and {last}"),
        Some((last, others)) => format!("{}, and {last}", others.join(", ")),
    }
}
