//! Texts that make no game.

use crate::diagnostic::Fault;
use core::ops::Range;
use games::strategic::{StrategicFault, place};
use texts::Texts;

/// A text that makes no game.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongGame {
    /// The parameter that is wrong.
    pub key: &'static str,
    pub fault: StrategicFault,
}

impl Fault for WrongGame {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.matrix.wrong_game)(key, &self.fault.to_string())
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.labs.matrix.wrong_game_here)(&self.fault.to_string())
    }

    fn place(&self, key: &str, text: &str) -> Option<Range<usize>> {
        (key == "game").then(|| place::place(text, &self.fault))?
    }
}
