//! Handing in a strategy: its code for the tournament of a class, or why it has none.

use classes::strategy_code::{HandedInStrategy, write};
use texts::StrategyHandInTexts;

/// The code of a strategy, as links have it, with the seat of who hands it in.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn code_of(
    text: &str,
    seat: Option<u16>,
    words: &StrategyHandInTexts,
) -> Result<String, &'static str> {
    let text = text.to_owned();
    write(&HandedInStrategy { seat, text }).map_err(|_| words.too_long)
}
