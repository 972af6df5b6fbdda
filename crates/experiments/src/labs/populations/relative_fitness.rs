//! A fitness that does not depend on who is met, as a parameter: a number, or none where there is a game.

use crate::diagnostic::Refusal;
use crate::parameters::{Exactly, Kind, NONE, Values, fraction_text};
use games::fraction::Fraction;
use texts::Texts;

/// A fitness, or the word `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelativeFitness;

const MAX_FITNESS: i64 = 1_000;

const NUMBER: Exactly = Exactly {
    minimum: Fraction::ZERO,
    maximum: Fraction::whole(MAX_FITNESS),
};

impl Kind for RelativeFitness {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.populations.allowed_fitness)(MAX_FITNESS)
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        NUMBER.stepped(text, steps)
    }
}

impl Values<Option<Fraction>> for RelativeFitness {
    fn read(&self, text: &str) -> Result<Option<Fraction>, Refusal> {
        if text == NONE {
            return Ok(None);
        }
        NUMBER.read(text).map(Some)
    }

    fn write(&self, value: &Option<Fraction>) -> String {
        value.map_or_else(|| NONE.to_owned(), fraction_text)
    }
}
