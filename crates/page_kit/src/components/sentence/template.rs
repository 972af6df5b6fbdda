//! Template of a sentence: words, and places between braces.

/// A piece of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'text> {
    Words(&'text str),
    /// The control of the parameter with this key.
    Setting(&'text str),
    /// A value with this name.
    Value(&'text str),
}

/// The pieces of a text; braces that do not close are words.
pub(super) fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((words, place, after)) = next_place(rest) {
        pieces.push(Piece::Words(words));
        pieces.push(match place.strip_prefix('=') {
            Some(name) => Piece::Value(name),
            None => Piece::Setting(place),
        });
        rest = after;
    }
    pieces.push(Piece::Words(rest));
    pieces.retain(|piece| *piece != Piece::Words(""));
    pieces
}

/// What stands before the first place, in it, and after it.
fn next_place(text: &str) -> Option<(&str, &str, &str)> {
    let (words, rest) = text.split_once('{')?;
    let (place, after) = rest.split_once('}')?;
    Some((words, place, after))
}
