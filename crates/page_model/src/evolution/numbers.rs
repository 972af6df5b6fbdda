//! Numbers of a strategy: what they are called, and what they say.

use experiments::evolution::GameName;
use texts::Texts;

/// What the numbers of a strategy are called.
pub fn parameter_names(game: GameName, texts: &'static Texts) -> &'static [&'static str] {
    let words = &texts.labs.evolution.page;
    match game {
        GameName::Rrrats => &words.rrrats_parameters,
        GameName::War => &words.war_parameters,
        GameName::ConnectFour => &words.connect_four_parameters,
    }
}

/// What they say.
pub fn what_numbers_are(game: GameName, texts: &'static Texts) -> &'static str {
    let words = &texts.labs.evolution.page;
    match game {
        GameName::Rrrats => words.rrrats_numbers,
        GameName::War => words.war_numbers,
        GameName::ConnectFour => words.connect_four_numbers,
    }
}
