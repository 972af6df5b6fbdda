//! Names of games: whether a text names a game of a library, or spells one out.

/// Whether a text looks like a name: a letter, then letters, digits and hyphens.
pub fn is_name(text: &str) -> bool {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-';
    text.starts_with(char::is_alphabetic) && text.chars().all(is_part)
}
