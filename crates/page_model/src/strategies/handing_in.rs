//! Handing in a strategy: its code for the tournament of a class, or why it has none.

use classes::strategy_code::{HandedInStrategy, Unwritten, write};
use texts::StrategyHandInTexts;

/// The code of a strategy, as links have it, with the seat of who hands it in.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn code_of(
    text: &str,
    seat: Option<u16>,
    words: &StrategyHandInTexts,
) -> Result<String, String> {
    let text = text.to_owned();
    write(&HandedInStrategy { seat, text }).map_err(|why| match why {
        Unwritten::TooLong => words.too_long.to_owned(),
        Unwritten::Letter(letter) => (words.wrong_letter)(letter),
    })
}
