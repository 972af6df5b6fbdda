//! The length of a match: a number of rounds, or drawn at random.

use crate::diagnostic::Refusal;
use crate::parameters::{Integer, Kind, Values};
use texts::Texts;

/// A match has at most this many rounds, unless its length is drawn.
pub const MAX_ROUNDS: u32 = 100_000;
/// The word for a length that is drawn.
const RANDOM: &str = "random";

/// How long a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So many rounds, at least one; both players know.
    Rounds(u32),
    /// After each round it goes on with the continuation probability; nobody knows which round is the last.
    Random,
}

/// A number of rounds, or the word `random`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundsOrRandom;

const ROUNDS: Integer = Integer {
    minimum: 1,
    maximum: MAX_ROUNDS as u64,
};

impl Kind for RoundsOrRandom {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.repeated_games.allowed_rounds)(MAX_ROUNDS.into())
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        match self.read(text) {
            Ok(Length::Rounds(rounds)) => (texts.number)(rounds.into()),
            Ok(Length::Random) => texts.repeated_games.random_rounds.to_owned(),
            Err(_) => text.to_owned(),
        }
    }

    fn common(&self) -> &'static [&'static str] {
        &["10", "50", "200", "1000", RANDOM]
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        ROUNDS.stepped(text, steps)
    }
}

impl Values<Length> for RoundsOrRandom {
    fn read(&self, text: &str) -> Result<Length, Refusal> {
        if text == RANDOM {
            return Ok(Length::Random);
        }
        ROUNDS
            .read(text)
            .map(|rounds| Length::Rounds(rounds as u32))
    }

    fn write(&self, value: &Length) -> String {
        match value {
            Length::Rounds(rounds) => rounds.to_string(),
            Length::Random => RANDOM.to_owned(),
        }
    }
}
