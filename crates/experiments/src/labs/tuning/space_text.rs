//! Spaces and formulas as they are typed: kinds of parameters, and what is wrong with sizes of spaces.

use crate::common::formula_fault::space_sentence;
use crate::diagnostic::{Fault, Refusal};
use crate::parameters::{Control, Kind, Values, text_control, text_up_to};
use engines::tuning::SpaceError;
use texts::Texts;

/// Dimensions with names and numbers: any text up to so many characters, since its own reader says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceText {
    pub max_characters: usize,
}

/// A formula over them: the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaText {
    pub max_characters: usize,
}

impl Kind for SpaceText {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.space)(self.max_characters)
    }

    fn control(&self) -> Control {
        text_control(self.max_characters)
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for SpaceText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(self.max_characters, text)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

impl Kind for FormulaText {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.formula)(self.max_characters)
    }

    fn control(&self) -> Control {
        text_control(self.max_characters)
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for FormulaText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(self.max_characters, text)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

/// So many dimensions with so many values make no space; the defaults are taken.
impl Fault for SpaceError {
    fn sentence(&self, _key: &str, texts: &Texts) -> String {
        (texts.link.space)(&space_sentence(*self, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        space_sentence(*self, texts)
    }

    fn is_about(&self, _key: &str, of: &str) -> bool {
        ["dimensions", "values"].contains(&of)
    }
}

/// A choice that takes smaller spaces only; it is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyPoints {
    pub found: u64,
    pub most: u64,
}

impl Fault for TooManyPoints {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let number = texts.number;
        (texts.link.too_many_points)(key, &number(self.found), &number(self.most))
    }
}
