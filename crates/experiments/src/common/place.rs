//! Place of a fault in a text, as bytes, from the number of the character that a reader tells.

use core::ops::Range;

/// What is wrong from the character with this number on, counted from 1: `found` if the reader tells it and it stands there, else the word that
/// begins there or the single sign. Nothing, at the end, where something is missing.
pub fn from_character(text: &str, character: usize, found: Option<&str>) -> Range<usize> {
    let start = text.char_indices().nth(character.saturating_sub(1));
    let start = start.map_or(text.len(), |(start, _)| start);
    let rest = &text[start..];
    let told = found.filter(|found| !found.is_empty() && rest.starts_with(found));
    let is_part = |symbol: char| symbol.is_alphanumeric() || "._".contains(symbol);
    let length = told.map_or_else(
        || {
            let word = rest.find(|symbol| !is_part(symbol)).unwrap_or(rest.len());
            let sign = rest.chars().next().map_or(0, char::len_utf8);
            word.max(sign)
        },
        str::len,
    );
    start..start + length
}

#[cfg(test)]
mod tests {
    use super::from_character;

    #[test]
    fn words_signs_and_what_is_missing_are_found() {
        let text = "(3 é2.5)x+";
        let part = |character, found| &text[from_character(text, character, found)];
        assert_eq!(part(1, None), "(");
        assert_eq!(part(4, None), "é2.5");
        assert_eq!(part(9, None), "x");
        assert_eq!(part(9, Some("x+")), "x+");
        assert_eq!(part(9, Some("y")), "x");
        assert_eq!(part(11, None), "");
        assert_eq!(part(99, None), "");
        assert_eq!(part(0, None), "(");
    }
}
