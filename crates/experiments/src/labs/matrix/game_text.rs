//! Games and names as they are written: kinds of parameters, and what is wrong with texts that are none.

use crate::parameters::{Control, Kind, Values, text_control, text_up_to};
use crate::problem::{Fault, Refusal};
use games::strategic::StrategicFault;
use texts::Texts;

/// A game: any text here, since its own reader says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameText {
    pub most: usize,
}

/// Names between commas, players between semicolons: the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamesText {
    pub most: usize,
}

impl Kind for GameText {
    fn allowed(&self, texts: &Texts) -> String {
        texts.labs.matrix.allowed_game.to_owned()
    }

    fn control(&self) -> Control {
        text_control(self.most)
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for GameText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(self.most, text)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

impl Kind for NamesText {
    fn allowed(&self, texts: &Texts) -> String {
        texts.labs.matrix.allowed_names.to_owned()
    }

    fn control(&self) -> Control {
        text_control(self.most)
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for NamesText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(self.most, text)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

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
}
