//! Sentence with settings in it: words, and places between braces; how a value is said in it, and what a refusal says.

use super::change::Change;
use experiments::diagnostic::quote;
use experiments::parameters::{Control, Parameter};
use texts::Texts;

/// A piece of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'text> {
    Words(&'text str),
    /// The control of the parameter with this key.
    Setting(&'text str),
    /// A value with this name.
    Value(&'text str),
}

/// The pieces of a text; braces that do not close are words.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
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

/// The parameter with this key.
pub fn find(schema: &'static [Parameter], key: &str) -> Option<&'static Parameter> {
    schema.iter().find(|parameter| parameter.key == key)
}

/// What a setting may be, and what was typed instead, as a sentence.
pub fn refused(schema: &'static [Parameter], asked: &Change, texts: &Texts) -> String {
    find(schema, asked.key).map_or_else(String::new, |parameter| {
        let label = (parameter.text)(texts).label;
        let allowed = parameter.kind.allowed(texts);
        (texts.link.value)(label, &quote(&asked.text), &allowed)
    })
}

/// One of the words that a parameter takes, by its name for people.
pub fn spoken_word(parameter: &'static Parameter, word: &str, texts: &'static Texts) -> String {
    let named = match parameter.kind.control() {
        Control::OneOf(_) => (parameter.text)(texts).option_named(word),
        _ => None,
    };
    named.map_or_else(|| parameter.kind.spoken(word, texts), str::to_owned)
}

/// A value as people say it: chosen words by their names.
pub fn spoken(parameter: &'static Parameter, value: &str, texts: &'static Texts) -> String {
    let Control::SomeOf(_) = parameter.kind.control() else {
        return parameter.kind.spoken(value, texts);
    };
    let words = (parameter.text)(texts);
    let chosen = value.split(',').filter_map(|word| words.option_named(word));
    chosen.collect::<Vec<&str>>().join(", ")
}

/// How a setting stands in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A number that is dragged.
    Number,
    /// A choice of words, all of which have names.
    Choice,
    /// A choice of these words, as links have them.
    FewWords(Vec<String>),
    /// It is edited in a field of its own.
    Elsewhere,
}

impl Form {
    /// In the sentence of a lab.
    pub fn in_sentence(parameter: &Parameter) -> Self {
        match parameter.kind.control() {
            Control::Whole | Control::Real => Self::Number,
            Control::OneOf(_) => Self::Choice,
            Control::Text { .. } if !parameter.kind.common().is_empty() => {
                let common = parameter.kind.common().iter();
                Self::FewWords(common.map(|&word| word.to_owned()).collect())
            }
            Control::Switch | Control::SomeOf(_) | Control::Text { .. } => Self::Elsewhere,
        }
    }

    /// Somewhere else than in a lab's own sentence, of a choice only some words where they are given; `None` where it is only
    /// said.
    pub fn out_of_sentence(parameter: &Parameter, only: Option<&[String]>) -> Option<Self> {
        match (parameter.kind.control(), only) {
            (Control::SomeOf(_) | Control::Text { .. }, _) => None,
            (_, Some(words)) => Some(Self::FewWords(words.to_vec())),
            (Control::Switch, None) => {
                Some(Self::FewWords(["off", "on"].map(str::to_owned).to_vec()))
            }
            (_, None) => Some(Self::in_sentence(parameter)),
        }
    }
}
