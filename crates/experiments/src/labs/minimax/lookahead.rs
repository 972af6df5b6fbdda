//! Lookahead: a number of moves, or to the end of the game.

use crate::diagnostic::Refusal;
use crate::parameters::{IntegerOrEnd, Kind, Values};
use texts::Texts;

/// As links have them.
const MOVES: IntegerOrEnd = IntegerOrEnd {
    minimum: 1,
    maximum: 200,
};
/// Anyone who steps down from the end comes here.
const BEFORE_THE_END: &str = "8";

/// Moves that are looked ahead, or `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookahead;

impl Kind for Lookahead {
    fn allowed(&self, texts: &Texts) -> String {
        MOVES.allowed(texts)
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        let words = &texts.labs.minimax;
        match text.parse::<u64>() {
            Ok(_) => (words.moves_deep)(text),
            Err(_) => words.to_the_end.to_owned(),
        }
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        match MOVES.stepped(text, steps) {
            None if steps < 0 => Some(BEFORE_THE_END.to_owned()),
            stepped => stepped,
        }
    }
}

impl Values<Option<u64>> for Lookahead {
    fn read(&self, text: &str) -> Result<Option<u64>, Refusal> {
        MOVES.read(text)
    }

    fn write(&self, depth: &Option<u64>) -> String {
        MOVES.write(depth)
    }
}
